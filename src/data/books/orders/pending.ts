import { see } from '#data/books/staff/access.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import { pendingOf } from '#domain/books/fulfilment/left-of-line.ts';
import type { OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import { type PendingKind, pendingOrders } from '#domain/books/reports/pending-orders.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { booksStore } from '#data/books/store.ts';
import { type LinePlace, type LinesRead, openLines, readLines } from './lines-of-orders.ts';

/**
 * Returns the lines of orders of a kind of which something is to be delivered or received: the oldest orders first, at most so many
 * after a place. What was delivered and only not billed yet is not among them.
 */
export async function pendingLines(
  kind: PendingKind,
  after: LinePlace | undefined,
  most: number,
): Promise<LinesRead<OrderLineSums>> {
  see('reports');
  const lines = openLines(booksStore.database(), kind, after).filter((line) => pendingOf(line) > 0);
  return readLines(lines, most);
}

/** The whole report of what is pending on a day, for a file. */
export async function wholePending(kind: PendingKind, day: IsoDate): Promise<Report> {
  see('files');
  const { rows } = await pendingLines(kind, undefined, Number.POSITIVE_INFINITY);
  return pendingOrders(kind, day, rows);
}
