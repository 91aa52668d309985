import { today } from '#data/clock.ts';
import { type Batch, batchKey, isExpired } from '#domain/books/batch.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import { business } from '#data/books/business.ts';
import { MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { ALL_BATCHES, type BatchStock, batchStockIn } from '#data/books/projections/batch-stock.ts';
import { onHandIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';

/** An item as it is sold now, if it is, and the batch of it that has expired and would go first. */
type FirstOfItem<Of extends Item> = Readonly<{ item: Of; expired?: Batch; isSold: boolean }>;

/**
 * Reads what goes first of goods that are sold today from the first godown: the item with the MRP of that batch, which goes before its
 * own. Where a batch that has `expired` would go first, it is sold if the business only warns of that; else the item is not, as nothing
 * else is there. Of other goods nothing is read.
 */
export async function withFirstBatch<Of extends Item>(item: Of): Promise<FirstOfItem<Of>> {
  if (!item.batches) return { item, isSold: true };
  const sellsExpired = (await business()).expiredGoods === 'Warn';
  const first = await firstIn(item.id, sellsExpired ? '' : today());
  const known = first?.mrp === undefined ? item : { ...item, mrp: first.mrp };
  const expired = first ?? (await firstIn(item.id, ''));
  if (!expired || !isExpired(expired.expiry, today()) || (await hasWithout(item.id)))
    return { item: known, isSold: true };
  return { item: known, expired, isSold: sellsExpired };
}

/**
 * Returns the MRP of the batch that each of these lines takes from a place: of the one that is chosen, by its number, else of the one
 * that goes first on a day. Undefined where it has none.
 */
export async function mrpsOfBatches(
  lines: readonly Readonly<{ item: string; chosen: string }>[],
  day: MaybeDate,
  place: string = MAIN_GODOWN_ID,
): Promise<readonly (Paise | undefined)[]> {
  const from = (await business()).expiredGoods === 'Warn' ? '' : day;
  const batches = booksStore.records('batches');
  return Promise.all(
    lines.map(async ({ item, chosen }) => {
      const own =
        chosen === ''
          ? await firstIn(item, from, place)
          : await batches.where('keys.unique').equals(batchKey(item, chosen)).first();
      return own?.mrp;
    }),
  );
}

/** The batch in a place, without one the first godown, that expires first, from a day on. */
async function firstIn(item: string, from: string, place: string = MAIN_GODOWN_ID): Promise<Batch | undefined> {
  const db = booksStore.database();
  const rows = batchStockIn(db).where('[item+place+rank]');
  const row: BatchStock | undefined = await rows.between([item, place, from], [item, place, '\uffff']).first();
  return row && db.records('batches').get(row.batch);
}

async function hasWithout(item: string): Promise<boolean> {
  const db = booksStore.database();
  const [onHand, all] = await Promise.all([
    onHandIn(db).get(item),
    batchStockIn(db).get([item, MAIN_GODOWN_ID, ALL_BATCHES]),
  ]);
  return (onHand?.godowns[MAIN_GODOWN_ID] ?? 0) > (all?.quantity ?? 0);
}
