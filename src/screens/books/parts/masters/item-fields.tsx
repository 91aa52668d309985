import { ITEM_KINDS, withKind } from '#domain/books/masters/item.ts';
import { readRupees } from '#domain/amount-reading.ts';
import { formatPlainRupees } from '#domain/format.ts';
import { formatRate, readRate } from '#domain/books/rate.ts';
import { type UnitCode, unitName } from '#domain/books/unit.ts';
import { ChoiceField } from '#ui/combobox/choice-field.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useMaySee } from '#screens/books/parts/use-may.ts';
import { ActiveField } from './active-field.tsx';
import { BatchItemFields } from './batch-item-fields.tsx';
import { CodeField } from './code-field.tsx';
import { HsnField } from './hsn-field.tsx';
import type { PartOfItem } from './item-editor.ts';
import { GOODS_UNITS, PackFields } from './pack-fields.tsx';
import { StockFields } from './stock-fields.tsx';
import { TaxFields } from './tax-fields.tsx';

/** The form of an item: what it is, how it is taxed, what it costs, what is in stock. */
export function ItemFields({ draft, isNew, problems, onChange }: PartOfItem & { isNew: boolean }) {
  const seesCost = useMaySee('cost');
  const prices = { read: readRate, show: formatRate };
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label="Name"
            isRequired
            help={isNew ? undefined : 'Documents that were issued keep the earlier name.'}
            problem={problems.name}
            value={draft.name}
            onChange={(name) => onChange({ name })}
          />
        </div>
        <PickField
          label="Kind"
          isRequired
          problem={problems.kind}
          value={draft.kind}
          options={ITEM_KINDS}
          onChange={(kind) => onChange((before) => withKind(before, kind))}
        />
        {/* A service is not counted. */}
        {draft.kind === 'Goods' && (
          <ChoiceField<UnitCode>
            label="Unit"
            isRequired
            emptyWords="No unit is called so."
            help={unitName(draft.unit)}
            problem={problems.unit}
            value={draft.unit}
            options={GOODS_UNITS}
            onChange={(unit) => unit !== '' && onChange({ unit })}
          />
        )}
        <TextField
          label="SKU"
          isForCodes
          autoCapitalize="characters"
          problem={problems.sku}
          value={draft.sku}
          onChange={(sku) => onChange({ sku })}
        />
        <CodeField
          label="Barcode"
          draft={draft}
          problem={problems.barcode}
          value={draft.barcode}
          onChange={(barcode) => onChange({ barcode })}
        />
        <HsnField hsn={draft.hsn} problem={problems.hsn} onChange={(hsn) => onChange({ hsn })} />
        <TaxFields draft={draft} problems={problems} onChange={onChange} />
      </div>
      <div className="grid gap-4 border-t pt-4 sm:grid-cols-2">
        <FigureField
          label="Selling Price"
          problem={problems.sellingPrice}
          value={draft.sellingPrice}
          onChange={(sellingPrice) => onChange({ sellingPrice })}
          {...prices}
        />
        {seesCost && (
          <FigureField
            label="Purchase Price"
            problem={problems.purchasePrice}
            value={draft.purchasePrice}
            onChange={(purchasePrice) => onChange({ purchasePrice })}
            {...prices}
          />
        )}
        <FigureField
          label="MRP"
          help="Printed on one, tax included."
          problem={problems.mrp}
          value={draft.mrp}
          read={readRupees}
          show={formatPlainRupees}
          onChange={(mrp) => onChange({ mrp })}
        />
        {draft.kind === 'Goods' && (
          <TextField
            label="Scale Code"
            isForCodes
            inputMode="numeric"
            help="By which a scale in the shop knows it."
            problem={problems.scaleCode}
            value={draft.scaleCode}
            onChange={(scaleCode) => onChange({ scaleCode })}
          />
        )}
        {draft.taxability === 'Taxable' && (
          <div className="sm:col-span-2">
            <SwitchField
              label="Price Includes GST"
              help="When on, the selling price holds the tax, as an MRP does."
              isOn={draft.priceIncludesGst}
              onChange={(priceIncludesGst) => onChange({ priceIncludesGst })}
            />
          </div>
        )}
      </div>
      {draft.kind === 'Goods' && <PackFields draft={draft} problems={problems} onChange={onChange} />}
      {draft.kind === 'Goods' && <BatchItemFields draft={draft} problems={problems} onChange={onChange} />}
      <StockFields key={draft.kind} draft={draft} problems={problems} onChange={onChange} />
      {!isNew && <ActiveField isActive={draft.isActive} problem={problems.isActive} onChange={onChange} />}
    </div>
  );
}
