import type { RecordChange } from '#data/store/changes.ts';
import { getMany, putMany, rowsAgreeing } from '#data/store/in-slices.ts';
import { awaitedBy, isLineOpen } from '#domain/books/fulfilment/left-of-line.ts';
import {
  type LineTaken,
  minusTaken,
  NOTHING_TAKEN,
  type OrderedLine,
  orderedLinesOf,
  type OrderLineSums,
  plusTaken,
  TAKINGS,
  takingsOf,
} from '#domain/books/fulfilment/order-line-sums.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { discrepancyInCounts, type Discrepancy } from '#data/books/discrepancy.ts';
import type { Rows } from '#data/books/tables.ts';
import type { TableAccess } from './stock-rows.ts';

/** The kept sums of a line of an order. One of which something is left says so by its kind, for the lists of what is pending. */
export type OrderLineRow = OrderLineSums & Readonly<{ open?: string; of?: string }>;

/** How much of an item is left to deliver of sales orders, and left to receive of purchase orders, in thousandths. */
export type Awaited = Readonly<{ item: string; reserved: number; onOrder: number }>;

export function orderLinesIn(db: TableAccess) {
  return db.table<OrderLineRow, string>('orderLines');
}

export function awaitedIn(db: TableAccess) {
  return db.table<Awaited, string>('awaited');
}

/** Changes the sums of the lines of orders with the vouchers, and what they leave reserved and on order. */
export async function projectOrderLines(db: TableAccess, changes: readonly RecordChange<Rows>[]): Promise<void> {
  const tally = new OrderLineTally();
  for (const { table, before, after } of changes) {
    if (table === 'vouchers') tally.replace(before as Voucher | undefined, after as Voucher | undefined);
  }
  await tally.keepIn(db);
}

type Touched = { base?: OrderedLine | null; taken: LineTaken };

/** The sums of lines as far as they change; for making them anew and checking them, from nothing. */
export class OrderLineTally {
  readonly #lines = new Map<string, Touched>();

  replace(before: Voucher | undefined, after: Voucher | undefined): void {
    for (const { id } of orderedLinesOf(before)) this.#at(id).base = null;
    for (const line of orderedLinesOf(after)) this.#at(line.id).base = line;
    for (const [row, taken] of takingsOf(before)) this.#take(row, minusTaken(taken));
    for (const [row, taken] of takingsOf(after)) this.#take(row, taken);
  }

  /** Returns the rows if nothing was before. */
  rows(): readonly OrderLineRow[] {
    return [...this.#lines.values()].flatMap((touched) => rowAfter(undefined, touched) ?? []);
  }

  /** Returns what is awaited of each item if nothing was before. */
  awaited(): readonly Awaited[] {
    const items = new Map<string, Awaited>();
    for (const row of this.rows()) addAwaited(items, row, 1);
    return [...items.values()].filter(isAwaited);
  }

  async keepIn(db: TableAccess): Promise<void> {
    if (this.#lines.size === 0) return;
    const lines = [...this.#lines];
    const ids = lines.map(([id]) => id);
    const stored = await getMany(orderLinesIn(db), ids);
    const rows = lines.map(([, touched], at) => rowAfter(stored[at], touched));
    const changed = new Map<string, Awaited>();
    for (const row of stored) addAwaited(changed, row, -1);
    for (const row of rows) addAwaited(changed, row, 1);
    await putMany(
      orderLinesIn(db),
      rows.filter((row) => row !== undefined),
    );
    const gone = ids.filter((_, at) => rows[at] === undefined && stored[at] !== undefined);
    if (gone.length > 0) await orderLinesIn(db).bulkDelete(gone);
    await changeAwaited(db, [...changed.values()].filter(isAwaited));
  }

  #take(row: string, taken: LineTaken): void {
    const touched = this.#at(row);
    touched.taken = plusTaken(touched.taken, taken);
  }

  #at(id: string): Touched {
    const touched = this.#lines.get(id) ?? { taken: NOTHING_TAKEN };
    this.#lines.set(id, touched);
    return touched;
  }
}

/** Returns where the sums of lines, and what is awaited, differ from those that there should be. */
export async function differencesInOrderLines(db: TableAccess, tally: OrderLineTally): Promise<readonly Discrepancy[]> {
  const lines = await rowsAgreeing(orderLinesIn(db), tally.rows(), ({ id }) => id);
  const items = await rowsAgreeing(awaitedIn(db), tally.awaited(), ({ item }) => item);
  return [
    ...discrepancyInCounts('Lines of orders', await orderLinesIn(db).count(), lines),
    ...discrepancyInCounts('Items reserved or on order', await awaitedIn(db).count(), items),
  ];
}

/** A line that is gone has no row: nothing can have been made of it. */
function rowAfter(stored: OrderLineRow | undefined, { base, taken }: Touched): OrderLineRow | undefined {
  const line = base === undefined ? stored : base;
  if (!line) return undefined;
  const { open: _, of: __, ...own } = line as OrderLineRow;
  const before = stored ?? NOTHING_TAKEN;
  const sums: Record<string, number> = {};
  for (const how of TAKINGS) sums[how] = before[how] + taken[how];
  const row = { ...own, ...(sums as LineTaken) };
  return isLineOpen(row) ? { ...row, open: row.kind, of: row.party?.id ?? '' } : row;
}

function addAwaited(items: Map<string, Awaited>, row: OrderLineRow | undefined, sign: 1 | -1): void {
  if (!row) return;
  const { reserved, onOrder } = awaitedBy(row);
  if (reserved === 0 && onOrder === 0) return;
  const item = row.item.id;
  const before = items.get(item) ?? { item, reserved: 0, onOrder: 0 };
  items.set(item, { item, reserved: before.reserved + sign * reserved, onOrder: before.onOrder + sign * onOrder });
}

function isAwaited({ reserved, onOrder }: Awaited): boolean {
  return reserved !== 0 || onOrder !== 0;
}

async function changeAwaited(db: TableAccess, changes: readonly Awaited[]): Promise<void> {
  if (changes.length === 0) return;
  const stored = await getMany(
    awaitedIn(db),
    changes.map(({ item }) => item),
  );
  const rows = changes.map(({ item, reserved, onOrder }, at) => ({
    item,
    reserved: (stored[at]?.reserved ?? 0) + reserved,
    onOrder: (stored[at]?.onOrder ?? 0) + onOrder,
  }));
  await putMany(awaitedIn(db), rows.filter(isAwaited));
  const gone = rows.filter((row) => !isAwaited(row)).map(({ item }) => item);
  if (gone.length > 0) await awaitedIn(db).bulkDelete(gone);
}
