import type { IsoDate } from '#domain/calendar.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { booksStore } from './store.ts';

/**
 * The value of the goods at the end of a day; before the books begin, of those they began with. As long as no voucher moves
 * goods, those are the goods of every day.
 */
export async function stockOn(_day: IsoDate): Promise<Paise> {
  const [items] = await booksStore.totals(['items']);
  return items?.amount ?? ZERO;
}
