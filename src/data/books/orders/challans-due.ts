import { daysAfter, type IsoDate } from '#domain/calendar.ts';
import type { OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import { see } from '#data/books/staff/access.ts';
import { orderLinesIn } from '#data/books/projections/order-lines.ts';
import { booksStore } from '#data/books/store.ts';

/** A challan whose goods are with its party still, and are due back soon or were. */
export type ChallanDue = Pick<OrderLineSums, 'document' | 'number' | 'party' | 'purpose' | 'due'>;

/** Returns the challans with goods that are due back within thirty days, or were before; the first ones that are due. */
export async function challansDue(day: IsoDate): Promise<readonly ChallanDue[]> {
  see('reports');
  const until = daysAfter(day, DAYS_BEFORE);
  const shown = new Set<string>();
  // Blank days come before all others: nobody waits for those goods.
  return orderLinesIn(booksStore.database())
    .where('[open+due+id]')
    .between(['Delivery Challan', '0', ''], ['Delivery Challan', until, '\uffff'])
    .filter(({ document }) => !shown.has(document) && shown.add(document).size > 0)
    .limit(MOST)
    .toArray();
}

const DAYS_BEFORE = 30;
const MOST = 5;
