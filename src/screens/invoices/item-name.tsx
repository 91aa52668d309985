import { useState } from 'react';
import { productChoices } from '#data/products.ts';
import { useSuggestions } from '#data/use-suggestions.ts';
import type { ItemEntry } from '#domain/invoice.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { priceByName } from '#domain/product.ts';
import { TextField } from '#ui/fields/text-field.tsx';

/** The name of an item. Products are suggested, and a product's name brings its price, unless a rate was typed. */
export function ItemName({ item, onChange }: { item: ItemEntry; onChange: (patch: Partial<ItemEntry>) => void }) {
  const [isFocused, setIsFocused] = useState(false);
  const [brought, setBrought] = useState<Paise>();
  // Sixty suggestions for each of many items would slow every change in the form.
  const find = isFocused ? item.name : undefined;
  const products = useSuggestions(['products', 'suggestions', find], async () =>
    find === undefined ? [] : (await productChoices(find)).products,
  );

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
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onChange={type}
    />
  );
}
