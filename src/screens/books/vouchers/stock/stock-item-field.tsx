import { isPartyId } from '#data/books/ids.ts';
import { useLive } from '#data/books/live.ts';
import { quantityInGodown } from '#data/books/stock/quantity-on-hand.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { formatNumber } from '#domain/format.ts';
import { GoodsField } from '#screens/books/parts/stock/goods-field.tsx';

/** Chooses goods, and says how many there are in the godown that they leave or come to. */
export function StockItemField({
  problem,
  value,
  unit,
  godown,
  onItem,
}: {
  problem: string | undefined;
  value: Named | null;
  unit: string;
  /** Null: the first one. */
  godown: Named | null;
  onItem: (item: Item) => void;
}) {
  const id = value?.id;
  const there = useLive(['on hand', id, godown?.id], async () =>
    id === undefined ? undefined : quantityInGodown(id, godown?.id),
  );
  const where = isPartyId(godown?.id ?? '') ? `with ${there?.where}` : `in ${there?.where ?? 'stock'}`;
  const help = there && `${formatNumber(there.quantity)} ${unit} ${where}`;
  return <GoodsField problem={problem} help={help} value={value} onChoose={onItem} />;
}
