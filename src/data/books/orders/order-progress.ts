import { today } from '#data/clock.ts';
import { seeKind } from '#data/books/staff/sight.ts';
import type { OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import type { OrderInput } from '#domain/books/orders/order.ts';
import { type OrderProgress, orderProgress } from '#domain/books/fulfilment/order-progress.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { orderLinesIn } from '#data/books/projections/order-lines.ts';
import { booksStore } from '#data/books/store.ts';
import { linesByOrder } from './lines-of-orders.ts';

/** The kept sums of the lines of an order, in their order; none of a draft. */
export async function linesOfOrder(id: string): Promise<readonly OrderLineSums[]> {
  const rows = await orderLinesIn(booksStore.database()).where('document').equals(id).toArray();
  const [first] = rows;
  if (first) seeKind(first.kind);
  return rows.toSorted((one, other) => one.line - other.line);
}

/** Returns how orders stand today, by their ids. */
export async function progressOfOrders(
  orders: readonly Voucher<OrderInput>[],
): Promise<Readonly<Record<string, OrderProgress>>> {
  const linesOf = await linesByOrder(booksStore.database(), orders);
  const day = today();
  return Object.fromEntries(orders.map((order) => [order.id, orderProgress(order, linesOf(order.id), day)]));
}

/** The documents that were made of one, drafts and cancelled ones too, and those that it was made of, the oldest first. */
export async function linkedDocuments(id: string, sources: readonly string[]): Promise<readonly Voucher[]> {
  const vouchers = booksStore.records('vouchers');
  const [made, of] = await Promise.all([
    vouchers.where('keys.sources').equals(id).toArray(),
    vouchers.bulkGet([...sources]),
  ]);
  const all: readonly Voucher[] = [...of.filter((row) => row !== undefined), ...made];
  return all
    .filter(({ kind }) => maySeeIt(kind))
    .toSorted((one, other) => (one.date + one.id < other.date + other.id ? -1 : 1));
}

function maySeeIt(kind: Voucher['kind']): boolean {
  try {
    seeKind(kind);
    return true;
  } catch {
    return false;
  }
}
