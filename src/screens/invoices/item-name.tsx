import { useState } from 'react';
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
  const [brought, setBrought] = useState<Paise>();

  function type(name: string) {
    const price = priceByName(products, name);
    const isRateTyped = item.rate !== null && item.rate !== brought;
    if (isRateTyped || price === undefined || price === ZERO) onChange({ name });
    else {
      setBrought(price);
      onChange({ name, rate: price });
    }
  }

  return (
    <TextField
      label="Item Name"
      value={item.name}
      suggestions={[...new Set(products.map(({ name }) => name))]}
      onChange={type}
    />
  );
}
