import { useEffect, useEffectEvent, useRef } from 'react';
import type { ItemEntry } from '#domain/invoice.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { priceByName, type Product } from '#domain/product.ts';
import { TextField } from '#ui/fields/text-field.tsx';

/** The name of an item. Products are suggested, and a product's name brings its price, unless a rate was typed. */
export function ItemName({
  item,
  products,
  onChange,
}: {
  item: ItemEntry;
  products: readonly Product[];
  onChange: (patch: Partial<ItemEntry>) => void;
}) {
  const brought = useRef<Paise>(undefined);
  const price = priceByName(products, item.name);

  const bring = useEffectEvent((rate: Paise) => {
    const isRateTyped = item.rate !== null && item.rate !== brought.current;
    if (isRateTyped) return;
    brought.current = rate;
    onChange({ rate });
  });

  // An effect, because the products of a name are read only after it was typed.
  useEffect(() => {
    if (price !== undefined && price !== ZERO) bring(price);
  }, [price]);

  return (
    <TextField
      label="Item Name"
      value={item.name}
      suggestions={[...new Set(products.map(({ name }) => name))]}
      onChange={(name) => onChange({ name })}
    />
  );
}
