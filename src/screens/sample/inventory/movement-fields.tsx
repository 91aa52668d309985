import { useState } from 'react';
import { useLiveResult } from '#data/sample/live.ts';
import { product, productChoices } from '#data/sample/products.ts';
import { formatNumber } from '#domain/format.ts';
import { comparedName } from '#domain/name.ts';
import { readQuantity } from '#domain/amount-reading.ts';
import type { Product } from '#domain/sample/product.ts';
import { MOVEMENT_TYPES, type MovementInput, shortfall } from '#domain/sample/stock-movement.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { FindPickField } from '#ui/fields/find-pick-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { MovementEditor } from './movement-editor.ts';

/** The form of a movement: product, type, quantity, reference, reason. */
export function MovementFields({
  draft,
  missing,
  onChange,
}: {
  draft: MovementInput;
  missing: MovementEditor['missing'];
  onChange: (patch: Partial<MovementInput>) => void;
}) {
  const { value: chosen } = useLiveResult(['product', draft.productId], () => product(draft.productId));
  const short = chosen && shortfall(chosen.currentStock, draft.type, draft.quantity);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ProductPick
        productId={draft.productId}
        chosen={chosen}
        problem={missing.includes('productId') ? 'Choose a product.' : undefined}
        onChange={(productId) => onChange({ productId })}
      />
      <PickField
        label="Type"
        isRequired
        problem={missing.includes('type') ? 'Choose whether it comes in or goes out.' : undefined}
        choose="Choose a type …"
        value={draft.type}
        options={MOVEMENT_TYPES}
        onChange={(type) => onChange({ type })}
      />
      <FigureField
        label="Quantity"
        isRequired
        problem={missing.includes('quantity') ? 'Enter a quantity other than 0.' : undefined}
        help={chosen && `${formatNumber(chosen.currentStock)} in stock`}
        value={draft.quantity}
        read={readQuantity}
        show={formatNumber}
        onChange={(quantity) => onChange({ quantity })}
      />
      <TextField label="Reference" value={draft.reference} onChange={(reference) => onChange({ reference })} />
      <div className="sm:col-span-2">
        <TextField label="Reason" value={draft.reason} onChange={(reason) => onChange({ reason })} />
      </div>
      <p role="status" className={short ? SHORT : 'sr-only'}>
        {short &&
          `More than there is: the stock becomes ${formatNumber(short.stock)}, and the movement is recorded as ${formatNumber(short.movement)}.`}
      </p>
    </div>
  );
}

/** A pick list of products by name. */
function ProductPick({
  productId,
  chosen,
  problem,
  onChange,
}: {
  productId: string;
  chosen: Product | undefined;
  problem: string | undefined;
  onChange: (productId: string) => void;
}) {
  const [find, setFind] = useState('');
  const { value: choices, problem: unread } = useLiveResult(['product choices', find], () => productChoices(find));
  const names = new Map(choices?.products.map(({ id, name }) => [id, name]));
  if (chosen) names.set(chosen.id, chosen.name);

  /** Products of the same name also show their id. */
  function nameOf(id: string): string {
    const name = names.get(id) || id;
    const isUnique = [...names.values()].filter((other) => comparedName(other) === comparedName(name)).length < 2;
    return isUnique ? name : `${name} (${id})`;
  }

  return (
    <FindPickField
      label="Product"
      isRequired
      problem={problem}
      help={unread?.why ?? (choices?.products.length === 0 ? whyNone(find) : undefined)}
      choose="Choose a product …"
      value={productId}
      options={choices?.products.map(({ id }) => id) ?? []}
      showOption={nameOf}
      finding={{ label: 'Find a product', text: find, hasMore: choices?.hasMore ?? false, find: setFind }}
      onChange={onChange}
    />
  );
}

function whyNone(find: string): string {
  return find === '' ? 'There are no products yet: add one first.' : 'No product is called so.';
}

const SHORT = 'rounded-control bg-waiting-wash px-3 py-2 text-caption text-waiting sm:col-span-2';
