import { useState } from 'react';
import { productChoices } from '#data/sample/products.ts';
import { useSuggestions } from '#data/sample/live.ts';
import { BLANK, formatRupees } from '#domain/format.ts';
import { BLANK_ITEM, type InvoiceFigures, type ItemInput } from '#domain/sample/invoice.ts';
import type { Product } from '#domain/sample/product.ts';
import { LineRows } from '#screens/parts/line-rows.tsx';
import { goOnByEnter } from './item-keys.ts';
import { ItemRow } from './item-row.tsx';

/** The items of the invoice, one row each. At least one row always stays. */
export function ItemRows({
  items,
  figures,
  isAmountMissing,
  onChange,
}: {
  items: readonly ItemInput[];
  figures: InvoiceFigures | undefined;
  isAmountMissing: boolean;
  onChange: (change: (items: readonly ItemInput[]) => readonly ItemInput[]) => void;
}) {
  // The row whose name is being typed: sixty suggestions in each would slow every change in the form.
  const [named, setNamed] = useState<number>();
  const find = named === undefined ? undefined : items[named]?.name;
  const products = useSuggestions(['products', 'suggestions', find], async () =>
    find === undefined ? NONE : (await productChoices(find)).products,
  );

  return (
    <LineRows
      of="item"
      lines={items}
      blank={BLANK_ITEM}
      least={1}
      onChange={onChange}
      onRearrange={() => setNamed(undefined)}
      onKeyDown={goOnByEnter}
    >
      {(item, { number, change, removal }) => (
        <ItemRow
          number={number}
          item={item}
          amount={amountShown(figures, number - 1)}
          isAmountMissing={isAmountMissing && number === 1}
          products={named === number - 1 ? products : NONE}
          onChange={(patch) => {
            if (patch.name !== undefined) setNamed(number - 1);
            change(patch);
          }}
          removal={removal}
        />
      )}
    </LineRows>
  );
}

const NONE: readonly Product[] = [];

function amountShown(figures: InvoiceFigures | undefined, at: number): string {
  const amount = figures?.items[at]?.amount;
  return amount === undefined ? BLANK : formatRupees(amount);
}
