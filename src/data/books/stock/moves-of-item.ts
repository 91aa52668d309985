import type { StockByGodown } from '#domain/books/stock/stock-cost.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { BY_DAY, BY_MONTH, layersIn, movesIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';

/** Returns what there was of an item when the month of a day began, and its moves up to that day. It must be valued by then. */
export async function beginningOf(item: string, day: IsoDate) {
  const month = day.slice(0, 7);
  const layers = layersIn(booksStore.database());
  const [last, moves] = await Promise.all([
    layers.where(BY_MONTH).between([item, ''], [item, month], true, false).last(),
    movesBetween(item, month, day),
  ]);
  const ends: StockByGodown = last?.ends ?? {};
  return { month, ends, moves };
}

/** The moves of an item from a day on and before another. */
export function movesBetween(item: string, from: string, before: string, most = Number.POSITIVE_INFINITY) {
  const moves = movesIn(booksStore.database()).where(BY_DAY).between([item, from], [item, before], true, false);
  return moves.limit(most).toArray();
}
