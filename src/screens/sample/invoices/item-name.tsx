import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { productsOfSku } from '#data/sample/products.ts';
import { useLiveResult } from '#data/sample/live.ts';
import type { ItemInput } from '#domain/sample/invoice.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { distinctNames } from '#domain/name.ts';
import { priceByName, type Product } from '#domain/sample/product.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { isLikeCode, scannedCode } from '#ui/keys/scan.ts';
import { goBackTo } from './item-keys.ts';

/**
 * The name of an item. Products are suggested, and a product's name brings its price, unless a rate was typed. Enter after
 * a product's SKU, scanned or typed, brings its name and price.
 */
export function ItemName({
  item,
  products,
  onChange,
}: {
  item: ItemInput;
  products: readonly Product[];
  onChange: (patch: Partial<ItemInput>) => void;
}) {
  const field = useRef<HTMLDivElement>(null);
  const brought = useRef<Paise>(undefined);
  const price = priceByName(products, item.name);
  const [asked, setAsked] = useState<{ code: string; isScanned: boolean }>();
  const { value: found, problem: unread } = useLiveResult(
    ['products of SKU', asked?.code],
    async () => asked && productsOfSku(asked.code),
    { isFresh: true },
  );
  const product = found?.length === 1 ? found[0] : undefined;
  const problem = asked?.isScanned && !product && (unread?.why ?? (found && whyNot(asked.code, found)));

  function ask({ nativeEvent: event }: KeyboardEvent) {
    if (event.key !== 'Enter' || event.isComposing) return;
    const scanned = scannedCode(event);
    const typed = isLikeCode(item.name.trim()) ? item.name : undefined;
    const code = scanned ?? typed;
    if (code !== undefined) setAsked({ code, isScanned: scanned !== undefined });
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
    <div ref={field} className="min-w-0">
      <TextField
        label="Item Name"
        isForCodes
        isLive
        problem={problem || undefined}
        value={item.name}
        suggestions={distinctNames(products.map(({ name }) => name))}
        onKeyDown={ask}
        onChange={(name) => {
          setAsked(undefined);
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
