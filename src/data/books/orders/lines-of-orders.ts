import type { SourceKind } from '#domain/books/line-source.ts';
import { orderedLinesOf, type OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { TableSource } from '#data/lists/row-filter.ts';

/** Returns the lines of orders of a kind of which something is left, the oldest orders first. */
export function openLines(tables: TableSource, kind: SourceKind) {
  const lines = tables.table<OrderLineSums, string>('orderLines');
  return lines.where('[open+date+id]').between([kind, '', ''], [kind, '\uffff', '']);
}

/** Tables as a file is written from them: rows are read by their ids. */
type TablesById = Readonly<{
  table: <Row>(name: string) => Readonly<{ bulkGet: (ids: string[]) => PromiseLike<(Row | undefined)[]> }>;
}>;

/** Returns the kept sums of the lines of some orders, by the id of the order; none of a draft. */
export async function linesByOrder(
  tables: TablesById,
  orders: readonly Voucher[],
): Promise<(order: string) => readonly OrderLineSums[]> {
  const ids = orders.flatMap((order) => orderedLinesOf(order).map(({ id }) => id));
  const rows = ids.length === 0 ? [] : await tables.table<OrderLineSums>('orderLines').bulkGet(ids);
  const byOrder = new Map<string, OrderLineSums[]>();
  for (const row of rows) {
    const own = row && byOrder.get(row.document);
    if (own) own.push(row);
    else if (row) byOrder.set(row.document, [row]);
  }
  return (order) => byOrder.get(order) ?? [];
}
