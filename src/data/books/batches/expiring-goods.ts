import { see } from '#data/books/staff/access.ts';
import { type ExpiringGoods, expiresBetween, type Within } from '#domain/books/stock/expiring-goods.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, fraction, ZERO } from '#domain/money.ts';
import { type BatchStock, batchStockIn } from '#data/books/projections/batch-stock.ts';
import { worthsOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';
import { placesOf } from '#data/books/stock/places.ts';

/**
 * The goods whose batches expire in a time from today, by expiry: at most so many, and how many more there are. Each is worth its
 * part of what the item is worth in that place: cost is kept by item.
 */
export async function expiringGoods(
  within: Within,
  today: IsoDate,
  most = Number.POSITIVE_INFINITY,
): Promise<Readonly<{ goods: readonly ExpiringGoods[]; more: number }>> {
  see('reports', 'cost');
  const db = booksStore.database();
  const { from, to } = expiresBetween(within, today);
  const all = batchStockIn(db).where('[expiry+batch+place]').between([from, '', ''], [to, '\uffff', '\uffff']);
  const [rows, count] = await Promise.all([
    (Number.isFinite(most) ? all.limit(most) : all).toArray() as PromiseLike<BatchStock[]>,
    all.count(),
  ]);
  const [batches, items, places, worths] = await Promise.all([
    db.records('batches').bulkGet(rows.map(({ batch }) => batch)),
    db.records('items').bulkGet(rows.map(({ item }) => item)),
    placesOf(rows.map(({ place }) => place)),
    worthsOn(today),
  ]);
  const goods = rows.flatMap((row, at): readonly ExpiringGoods[] => {
    const [batch, item] = [batches[at], items[at]];
    if (!batch || !item || row.expiry === undefined) return [];
    const [there, value] = worths.get(`${row.item}/${row.place}`) ?? [0, 0];
    return [
      {
        item: { id: item.id, name: item.name },
        batch: { id: batch.id, number: batch.number },
        expiry: row.expiry,
        place: { id: row.place, name: places.get(row.place) ?? '' },
        quantity: unitsOf(row.quantity),
        unit: item.unit,
        value: there > 0 ? fraction(asPaise(value), Math.min(row.quantity, there), there) : ZERO,
      },
    ];
  });
  return { goods, more: count - rows.length };
}
