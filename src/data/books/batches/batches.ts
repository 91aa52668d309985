import { act } from '#data/books/act.ts';
import { Refusal } from '#data/store/refusal.ts';
import { type Batch, batchKey, type BatchInput, batchNumber, rankOf } from '#domain/books/batch.ts';
import { dayRead, readExpiry, readMade } from '#domain/books/batches/batch-days.ts';
import { problemsInBatch } from '#domain/books/batches/batch-problems.ts';
import { fieldProblems } from '#domain/books/field-problems.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';
import type { Quantity } from '#domain/quantity.ts';
import { refuseAt, refuseIfWrong } from '#data/books/field-refusals.ts';
import { MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { ALL_BATCHES, type BatchStock, batchStockIn } from '#data/books/projections/batch-stock.ts';
import { booksStore } from '#data/books/store.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { placesOf } from '#data/books/stock/places.ts';

/** A batch with how many of it are where. */
export type BatchOnHand = Versioned<Batch> &
  Readonly<{ places: readonly Readonly<{ id: string; name: string; quantity: Quantity }>[] }>;

/** The batches of an item by expiry, those that are in stock; `all` has those that are not, too. At most so many, and whether there are more. */
export async function batchesOfItem(
  item: string,
  all: boolean,
  most: number,
): Promise<Readonly<{ batches: readonly BatchOnHand[]; hasMore: boolean }>> {
  const db = booksStore.database();
  const rows = await stockOfItem(item);
  const stocked = rows.filter(({ batch }) => batch !== ALL_BATCHES);
  const ids = [...new Set(stocked.map(({ batch }) => batch))];
  const found: readonly (Versioned<Batch> | undefined)[] = all
    ? await db
        .records('batches')
        .where('[item.id+keys.expiry]')
        .between([item, ''], [item, '\uffff'])
        .limit(most + 1)
        .toArray()
    : await db.records('batches').bulkGet(ids);
  const batches = found.flatMap((batch) => batch ?? []).toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
  const called = await placesOf(stocked.map(({ place }) => place));
  const shown = batches.slice(0, most).map((batch) => ({
    ...batch,
    places: stocked.flatMap(({ place, batch: own, quantity }) =>
      own === batch.id ? [{ id: place, name: called.get(place) ?? '', quantity: unitsOf(quantity) }] : [],
    ),
  }));
  return { batches: shown, hasMore: batches.length > most };
}

/** A batch to take goods of. */
export type BatchChoice = Pick<Batch, 'id' | 'number' | 'expiry' | 'mrp'> & Readonly<{ quantity: Quantity }>;

/** The batches of an item that a place has, by expiry: at most so many. Without a place, the first godown. */
export async function batchChoices(
  item: string,
  place: string = MAIN_GODOWN_ID,
  most = MOST_CHOICES,
): Promise<readonly BatchChoice[]> {
  const db = booksStore.database();
  const rows: readonly BatchStock[] = await batchStockIn(db)
    .where('[item+place+rank]')
    .between([item, place, ''], [item, place, '\uffff'])
    .limit(most)
    .toArray();
  const batches = await db.records('batches').bulkGet(rows.map(({ batch }) => batch));
  return rows.flatMap(({ quantity }, at) => {
    const batch = batches[at];
    return batch ? [{ ...batch, quantity: unitsOf(quantity) }] : [];
  });
}

/** Corrects a batch. What documents say of it stays. Refused for the number of another batch of its item. */
export function updateBatch(id: string, rev: number, input: BatchInput): Promise<void> {
  return act('masters', ['batches'], async (transaction, access) => {
    const { batch, ...others } = problemsInBatch(input);
    refuseIfWrong(fieldProblems({ number: batch, ...others }));
    const before = await transaction.find('batches', id);
    if (before.rev !== rev) throw new Refusal('Not saved', CHANGED_MEANWHILE);
    const number = batchNumber(input.number);
    const alike = await transaction.where('batches', 'keys.unique', batchKey(before.item.id, number));
    const isTaken = alike.some((other) => other.id !== id);
    refuseAt(
      'number',
      isTaken ? `${before.item.name} has a batch ${number} already. Enter another number.` : undefined,
    );
    const { mrp: had, ...kept } = before;
    if (had !== input.mrp)
      access.need('prices', { key: `prices/${id}/${input.mrp ?? ''}`, sentence: `MRP of batch ${number}.` });
    await transaction.replace('batches', before, {
      ...kept,
      number,
      made: dayRead(readMade(input.made ?? '')),
      expiry: dayRead(readExpiry(input.expiry ?? '')),
      ...(input.mrp !== undefined && { mrp: input.mrp }),
      rev: rev + 1,
    });
  });
}

function stockOfItem(item: string): PromiseLike<readonly BatchStock[]> {
  const rows = batchStockIn(booksStore.database()).where('[item+place+batch]');
  return rows.between([item, '', ''], [item, '\uffff', '\uffff']).toArray();
}

const MOST_CHOICES = 500;
const CHANGED_MEANWHILE =
  'Changed in another tab meanwhile, so nothing was saved. Copy what you typed, close the form, and open it again.';
