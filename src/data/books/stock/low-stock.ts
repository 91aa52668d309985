import type { Item } from '#domain/books/masters/item.ts';
import { quantityToOrder } from '#domain/books/documents/reorder-quantity.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';
import { addQuantities, type Quantity } from '#domain/quantity.ts';
import { availabilityOf } from '#data/books/stock/availability.ts';
import { inStockOf, onHandIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';

/** Goods of which there are no more than their reorder level; `toOrder` is 0 of those that enough is on order of. */
export type LowStock = Pick<Item, 'id' | 'name' | 'unit'> &
  Readonly<Record<'there' | 'level' | 'onOrder' | 'toOrder', Quantity>>;

/** The first of them, and how many more there are. */
export async function lowStock(most: number): Promise<Readonly<{ items: readonly LowStock[]; more: number }>> {
  const low = onHandIn(booksStore.database()).where('[low+item]').between([1, ''], [1, '\uffff']);
  const [rows, count] = await Promise.all([low.limit(most).toArray(), low.count()]);
  const ids = rows.map(({ item }) => item);
  const [items, there] = await Promise.all([booksStore.records('items').bulkGet(ids), availabilityOf(ids)]);
  return {
    items: rows.flatMap((row, at) => {
      const [item, own] = [items[at], there[row.item]];
      if (!item || !own) return [];
      const { id, name, unit } = item;
      const level = unitsOf(row.reorder ?? 0);
      const toOrder = quantityToOrder(addQuantities(own.available, own.onOrder), level);
      return [{ id, name, unit, there: unitsOf(inStockOf(row)), level, onOrder: own.onOrder, toOrder }];
    }),
    more: Math.max(0, count - rows.length),
  };
}
