import { unitsOf } from '#domain/books/stock-move.ts';
import type { Quantity } from '#domain/quantity.ts';
import { onHandIn } from './stock-rows.ts';
import { booksStore } from './store.ts';

/** How much there is of these items now, in all godowns. */
export async function quantitiesOnHand(items: readonly string[]): Promise<Readonly<Record<string, Quantity>>> {
  const rows = await onHandIn(booksStore.database()).bulkGet([...items]);
  return Object.fromEntries(items.map((id, at) => [id, unitsOf(rows[at]?.quantity ?? 0)]));
}
