import type { Availability } from '#domain/books/reports/availability-report.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';
import { awaitedIn } from '#data/books/projections/order-lines.ts';
import { inStockOf, onHandIn, withPartiesOf } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';

/** Returns what there is now of these items, and what of it orders reserve and bring. */
export async function availabilityOf(items: readonly string[]): Promise<Readonly<Record<string, Availability>>> {
  const db = booksStore.database();
  const [onHand, awaited] = await Promise.all([onHandIn(db).bulkGet([...items]), awaitedIn(db).bulkGet([...items])]);
  return Object.fromEntries(
    items.map((id, at) => {
      const [row, promised] = [onHand[at], awaited[at]];
      const inStock = row ? inStockOf(row) : 0;
      const reserved = promised?.reserved ?? 0;
      return [
        id,
        {
          inStock: unitsOf(inStock),
          withParties: unitsOf(row ? withPartiesOf(row) : 0),
          reserved: unitsOf(reserved),
          onOrder: unitsOf(promised?.onOrder ?? 0),
          available: unitsOf(inStock - reserved),
        },
      ];
    }),
  );
}
