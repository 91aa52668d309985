import { useLive } from '#data/books/live.ts';
import { quantitiesOnHand } from '#data/books/on-hand.ts';
import type { Item } from '#domain/books/item.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { formatNumber } from '#domain/format.ts';
import { GoodsField } from '#screens/books/parts/stock/goods-field.tsx';

/** Chooses goods, and says how many there are. */
export function StockItemField({
  problem,
  value,
  unit,
  onItem,
}: {
  problem: string | undefined;
  value: Named | null;
  unit: string;
  onItem: (item: Item) => void;
}) {
  const id = value?.id;
  const there = useLive(['on hand', id], async () =>
    id === undefined ? undefined : (await quantitiesOnHand([id]))[id],
  );
  const help = there === undefined ? undefined : `${formatNumber(there)} ${unit} in stock`;
  return <GoodsField problem={problem} help={help} value={value} onChoose={onItem} />;
}
