import { comingTo, WITHOUT_BATCH } from '#domain/books/stock/batch-balances.ts';
import { fieldProblems, type VoucherProblems } from '#domain/books/field-problems.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';
import { formatNumber } from '#domain/format.ts';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import { business } from '#data/books/business.ts';
import { MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { ALL_BATCHES, type BatchStock, batchStockIn } from '#data/books/projections/batch-stock.ts';
import { movesOfVoucher } from '#data/books/projections/project-stock.ts';
import { onHandIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';

/**
 * Says at the lines of an invoice that fewer may be sold than they take, because the rest has expired: a sentence at the quantity of
 * the last line of the item. `id` is that of the invoice that is changed. Only goods that are kept by batch are read.
 */
export async function expiredNow(input: InvoiceInput, id?: string): Promise<VoucherProblems> {
  const { lines, date, godown } = input;
  const items = new Map<string, Readonly<{ at: number; count: number; unit: string }>>();
  for (const [at, line] of lines.entries()) {
    const { item, challans } = line;
    if (!item?.batches || challans) continue;
    const count = (items.get(item.id)?.count ?? 0) + countOfLine(line);
    items.set(item.id, { at, count, unit: item.unit ?? line.unit });
  }
  if (items.size === 0) return {};
  const { expiredGoods } = await business();
  if (expiredGoods === 'Warn') return {};
  const db = booksStore.database();
  const own = movesOfVoucher(id === undefined ? undefined : await db.records('vouchers').get(id));
  const place = godown?.id ?? MAIN_GODOWN_ID;
  const found = await Promise.all(
    [...items].map(async ([item, { at, count, unit }]) => {
      const rows: readonly BatchStock[] = await batchStockIn(db)
        .where('[item+place+rank]')
        .between([item, place, ''], [item, place, date])
        .toArray();
      const expired = rows.reduce((sum, { quantity }) => sum + quantity, 0);
      if (expired === 0) return [`lines.${at}.quantity`, undefined] as const;
      const [onHand, all] = await Promise.all([
        onHandIn(db).get(item),
        batchStockIn(db).get([item, place, ALL_BATCHES]),
      ]);
      const ofItem = own.filter((move) => move.item === item);
      const before = ofItem.reduce((sum, move) => sum - comingTo(place, WITHOUT_BATCH, [{ ...move, batches: [] }]), 0);
      const inBatches = all?.quantity ?? 0;
      const without = Math.max(0, (onHand?.godowns[place] ?? 0) - inBatches);
      const most = without + inBatches - expired + before;
      if (count <= most) return [`lines.${at}.quantity`, undefined] as const;
      const there =
        most > 0 ? `Only ${formatNumber(unitsOf(most))} ${unit} have not expired.` : 'All of it has expired.';
      return [`lines.${at}.quantity`, there] as const;
    }),
  );
  return fieldProblems(Object.fromEntries(found));
}
