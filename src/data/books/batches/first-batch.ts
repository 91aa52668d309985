import { today } from '#data/clock.ts';
import { type Batch, isExpired } from '#domain/books/batch.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { business } from '#data/books/business.ts';
import { MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { ALL_BATCHES, type BatchStock, batchStockIn } from '#data/books/projections/batch-stock.ts';
import { onHandIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';

/**
 * Reads what goes first of goods that are sold today from the first godown: the item with the MRP of that batch, which goes before its
 * own. `expired` is the batch that keeps it from being sold: nothing else is there. Of other goods nothing is read.
 */
export async function withFirstBatch<Of extends Item>(item: Of): Promise<Readonly<{ item: Of; expired?: Batch }>> {
  if (!item.batches) return { item };
  const sellsExpired = (await business()).expiredGoods === 'Warn';
  const first = await firstIn(item.id, sellsExpired ? '' : today());
  if (first) return { item: first.mrp === undefined ? item : { ...item, mrp: first.mrp } };
  const left = (await hasWithout(item.id)) ? undefined : await firstIn(item.id, '');
  return left && isExpired(left.expiry, today()) ? { item, expired: left } : { item };
}

/** The batch in the first godown that expires first, from a day on. */
async function firstIn(item: string, from: string): Promise<Batch | undefined> {
  const db = booksStore.database();
  const rows = batchStockIn(db).where('[item+place+rank]');
  const row: BatchStock | undefined = await rows
    .between([item, MAIN_GODOWN_ID, from], [item, MAIN_GODOWN_ID, '\uffff'])
    .first();
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
