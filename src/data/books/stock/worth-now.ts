import { stockMonths, type Valuation, valuationOfClosing } from '#domain/books/stock/stock-month.ts';
import { BY_DAY, BY_MONTH, layersIn, movesIn, type OnHand, onHandIn } from '#data/books/projections/stock-rows.ts';
import { valuationMethodIn } from '#data/books/projections/valuation-method.ts';
import { booksStore } from '#data/books/store.ts';
import { issuedCostsBefore, MOVES_IN_A_SLICE } from './valuation-batches.ts';
import { valueUpTo } from './valuation.ts';

/**
 * Returns how much there is of these items and what it is worth, after all that was ever entered. An item that is stale is valued
 * for this answer alone, from the month from which it is: nothing is written, so that a sale does not wait for it. Only where that
 * would be many moves, its value is brought up to date first.
 */
export async function worthsNow(items: readonly string[]): Promise<ReadonlyMap<string, Valuation>> {
  const distinct = [...new Set(items)];
  const rows = await onHandIn(booksStore.database()).bulkGet(distinct);
  const worths = await Promise.all(distinct.map((item, at) => worthOf(item, rows[at])));
  return new Map(distinct.map((item, at) => [item, worths[at] ?? valuationOfClosing({})]));
}

async function worthOf(item: string, row: OnHand | undefined): Promise<Valuation> {
  const db = booksStore.database();
  const layers = (before: string) => layersIn(db).where(BY_MONTH).between([item, ''], [item, before]).last();
  const month = row?.stale?.slice(0, 7);
  if (month === undefined) return valuationOfClosing((await layers('\uffff'))?.ends ?? {});
  const moves = await movesIn(db)
    .where(BY_DAY)
    .between([item, month], [item, '\uffff'])
    .limit(MOVES_IN_A_SLICE + 1)
    .toArray();
  if (moves.length > MOVES_IN_A_SLICE) {
    await valueUpTo('9999-12-31', item);
    return valuationOfClosing((await layers('\uffff'))?.ends ?? {});
  }
  const [method, begins, gone] = await Promise.all([
    valuationMethodIn(db),
    layers(month),
    issuedCostsBefore(db, item, month, moves),
  ]);
  const months = stockMonths(method, item, begins?.ends ?? {}, moves, gone);
  return valuationOfClosing(months.at(-1)?.ends ?? begins?.ends ?? {});
}
