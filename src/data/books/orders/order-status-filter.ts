import { today } from '#data/clock.ts';
import type { RowFilter, RowFilters, TableSource } from '#data/lists/row-filter.ts';
import type { SourceKind } from '#domain/books/line-source.ts';
import { isOrder } from '#domain/books/orders/order.ts';
import { orderStatus } from '#domain/books/fulfilment/order-status.ts';
import { isAmongOpen, passesStatus, type StatusFilter } from '#domain/books/fulfilment/status-filter.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { linesByOrder, openLines } from './lines-of-orders.ts';

/**
 * Returns which orders of a kind have a status today, or are not finished. The drafts, and those of which something is left, are few
 * and known by their ids; all others are met along the list.
 */
export function byOrderStatus(kind: SourceKind): RowFilters {
  return { reads: ['orderLines'], by: (tables, filter) => filterFor(tables, kind, filter as StatusFilter) };
}

async function filterFor(tables: TableSource, kind: SourceKind, filter: StatusFilter): Promise<RowFilter> {
  const pass = (ids: readonly string[]) => passing(tables, ids, filter);
  if (!isAmongOpen(filter)) return { keeps: pass };
  const [drafts, open] = await Promise.all([
    vouchersIn(tables).orderBy('keys.draft').primaryKeys(),
    openLines(tables, kind).toArray(),
  ]);
  return { ids: await pass([...new Set([...drafts, ...open.map(({ document }) => document)])]) };
}

async function passing(
  tables: TableSource,
  ids: readonly string[],
  filter: StatusFilter,
): Promise<ReadonlySet<string>> {
  const day = today();
  const orders = (await vouchersIn(tables).bulkGet([...ids])).filter((row) => row !== undefined).filter(isOrder);
  const linesOf = await linesByOrder(tables, orders);
  const meant = orders.filter((order) => passesStatus(orderStatus(order, linesOf(order.id), day), filter));
  return new Set(meant.map(({ id }) => id));
}

function vouchersIn(tables: TableSource) {
  return tables.table<Voucher, string>('vouchers');
}
