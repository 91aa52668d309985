import { see } from '#data/books/staff/access.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import { pendingOf } from '#domain/books/fulfilment/left-of-line.ts';
import { type PendingKind, pendingOrders } from '#domain/books/reports/pending-orders.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { booksStore } from '#data/books/store.ts';
import { openLines } from './lines-of-orders.ts';

/**
 * The lines of orders of a kind of which something is to be delivered or received, the oldest first, at most so many, and whether there
 * are more. What was delivered and only not billed yet is not among them.
 */
export async function pendingOrdersOn(
  kind: PendingKind,
  day: IsoDate,
  most = Number.POSITIVE_INFINITY,
): Promise<Readonly<{ report: Report; hasMore: boolean }>> {
  see('reports');
  const rows = await openLines(booksStore.database(), kind)
    .filter((line) => pendingOf(line) > 0)
    .limit(most + 1)
    .toArray();
  const hasMore = rows.length > most;
  return { report: pendingOrders(kind, day, rows.slice(0, most), { isWhole: !hasMore }), hasMore };
}
