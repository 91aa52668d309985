import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { productsOfSku } from '#data/sample/products.ts';
import { useLiveResult } from '#data/sample/live.ts';
import type { ItemInput } from '#domain/sample/invoice.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { distinctNames } from '#domain/name.ts';
import { priceByName, type Product } from '#domain/sample/product.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { isLikeCode } from '#ui/scans/scan.ts';
import { goBackTo } from './item-keys.ts';

/**
 * The name of an item. Products are suggested, and a product's name brings its price, unless a rate was typed. A product's
 * SKU brings its name and price once it was scanned, or typed with Enter.
 */
export function ItemName({
  item,
  isScanned,
  products,
  onChange,
}: {
  item: ItemInput;
  /** The name is a code that was scanned. */
  isScanned: boolean;
  products: readonly Product[];
  onChange: (patch: Partial<ItemInput>) => void;
}) {
  const field = useRef<HTMLDivElement>(null);
  const brought = useRef<Paise>(undefined);
  const price = priceByName(products, item.name);
  const [typed, setTyped] = useState<string>();
  const code = isScanned ? item.name : typed;
  const { value: found, problem: unread } = useLiveResult(
    ['products of SKU', code],
    async () => (code === undefined ? undefined : productsOfSku(code)),
    { isFresh: true },
  );
  const product = found?.length === 1 ? found[0] : undefined;
  const problem = isScanned && !product && (unread?.why ?? (found && whyNot(item.name, found)));

  function ask({ nativeEvent: event }: KeyboardEvent) {
    if (event.key === 'Enter' && !event.isComposing && isLikeCode(item.name.trim())) setTyped(item.name);
  }

  function rateToBring(rate: Paise): { rate: Paise } | undefined {
    const isRateTyped = item.rate !== null && item.rate !== brought.current;
    if (isRateTyped || rate === ZERO) return undefined;
    brought.current = rate;
    return { rate };
  }

  const take = useEffectEvent(({ name, price: rate }: Product) => {
    onChange({ ...(name.trim() !== '' && { name }), ...rateToBring(rate) });
  });

  const bring = useEffectEvent((rate: Paise) => {
    const patch = rateToBring(rate);
    if (patch) onChange(patch);
  });

  // Effects, because the products are read only after the name or the code was typed.
  useEffect(() => {
    if (price !== undefined) bring(price);
  }, [price]);
  useEffect(() => {
    if (product) take(product);
  }, [product]);
  useEffect(() => {
    if (problem) goBackTo(field.current?.querySelector('input'));
  }, [problem]);

  return (
    <div ref={field} data-item-name className="min-w-0">
      <TextField
        label="Item Name"
        isLive
        problem={problem || undefined}
        value={item.name}
        suggestions={distinctNames(products.map(({ name }) => name))}
        onKeyDown={ask}
        onChange={(name) => {
          setTyped(undefined);
          onChange({ name });
        }}
      />
    </div>
  );
}

function whyNot(code: string, found: readonly Product[]): string {
  return found.length === 0
    ? `No product has the SKU ${code}.`
    : `Several products have the SKU ${code}. Type the name of one of them.`;
}
