import type { SourceKind } from '#domain/books/line-source.ts';
import { orderedLinesOf, type OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { TableSource } from '#data/lists/row-filter.ts';

/** The place of a line among those of its kind, which the next ones come after. */
export type LinePlace = readonly [date: string, line: string];

/** Some lines, and the place after which there are more. */
export type LinesRead<Line> = Readonly<{ rows: readonly Line[]; next: LinePlace | undefined }>;

/** Returns the lines of orders of a kind of which something is left, the oldest orders first; those after a place. */
export function openLines(tables: TableSource, kind: SourceKind, after: LinePlace = ['', '']) {
  const lines = tables.table<OrderLineSums, string>('orderLines');
  return lines.where('[open+date+id]').between([kind, ...after], [kind, '\uffff', ''], false);
}

/** Reads at most so many of some lines. */
export async function readLines(lines: ReturnType<typeof openLines>, most: number): Promise<LinesRead<OrderLineSums>> {
  const read = await lines.limit(most + 1).toArray();
  const rows = read.slice(0, most);
  const last = read.length > most ? rows.at(-1) : undefined;
  return { rows, next: last && [last.date, last.id] };
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
