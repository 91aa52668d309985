import type { OrderSources } from '#domain/books/fulfilment/adding.ts';
import { isPricedOrder } from '#domain/books/orders/order.ts';
import { orderLinesIn } from '#data/books/projections/order-lines.ts';
import { seeKind } from '#data/books/staff/sight.ts';
import { booksStore } from '#data/books/store.ts';

/** Returns the orders and challans of some ids, with what of their lines was taken. */
export async function orderSources(ids: readonly string[]): Promise<OrderSources> {
  if (ids.length === 0) return NO_SOURCES;
  const [orders, rows] = await Promise.all([
    booksStore.records('vouchers').bulkGet([...ids]),
    orderLinesIn(booksStore.database())
      .where('document')
      .anyOf([...ids])
      .toArray(),
  ]);
  return new Map(
    orders.flatMap((order) => {
      if (!order || !isPricedOrder(order)) return [];
      seeKind(order.kind);
      const own = rows.filter(({ document }) => document === order.id);
      return [[order.id, { order, rows: own.toSorted((one, other) => one.line - other.line) }] as const];
    }),
  );
}

const NO_SOURCES: OrderSources = new Map();
