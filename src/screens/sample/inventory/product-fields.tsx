import { formatNumber, formatPlainRupees } from '#domain/format.ts';
import { PRODUCT_CATEGORIES, WAREHOUSES } from '#domain/sample/product.ts';
import { type ProductInput } from '#domain/sample/product-input.ts';
import { readQuantity, readRupees } from '#domain/amount-reading.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { ProductEditor } from './product-editor.ts';

/** The form of a product: identity, stock, price, supplier, location. */
export function ProductFields({
  draft,
  missing,
  onChange,
}: {
  draft: ProductInput;
  missing: ProductEditor['missing'];
  onChange: (patch: Partial<ProductInput>) => void;
}) {
  const figures = { read: readQuantity, show: formatNumber };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Name"
        isRequired
        problem={missing.includes('name') ? 'Enter the name of the product.' : undefined}
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label="SKU"
        isForCodes
        autoCapitalize="characters"
        isRequired
        problem={missing.includes('sku') ? 'Enter the stock keeping unit.' : undefined}
        value={draft.sku}
        onChange={(sku) => onChange({ sku })}
      />
      <PickField
        label="Category"
        isRequired
        problem={missing.includes('category') ? 'Choose a category.' : undefined}
        choose="Choose a category …"
        value={draft.category}
        options={PRODUCT_CATEGORIES}
        onChange={(category) => onChange({ category })}
      />
      <FigureField
        label="Current Stock"
        value={draft.currentStock}
        onChange={(currentStock) => onChange({ currentStock })}
        {...figures}
      />
      <FigureField
        label="Reorder Level"
        value={draft.reorderLevel}
        onChange={(reorderLevel) => onChange({ reorderLevel })}
        {...figures}
      />
      <FigureField
        label="Max Stock"
        value={draft.maxStock}
        onChange={(maxStock) => onChange({ maxStock })}
        {...figures}
      />
      <FigureField
        label="Unit Price"
        value={draft.price}
        read={readRupees}
        show={formatPlainRupees}
        onChange={(price) => onChange({ price })}
      />
      <TextField label="Supplier" value={draft.supplier} onChange={(supplier) => onChange({ supplier })} />
      <PickField
        label="Location"
        choose="Choose a warehouse …"
        value={draft.location}
        options={draft.location === '' ? WAREHOUSES : ['', ...WAREHOUSES]}
        showOption={(warehouse) => warehouse || 'No warehouse'}
        onChange={(location) => onChange({ location })}
      />
    </div>
  );
}
