import { Dexie } from 'dexie';
import { act, type Hand } from './act.ts';
import type { RecordTable, Rows } from './database.ts';
import { sortName } from './keys.ts';
import { database } from './mirror.ts';
import type { List, View } from './order.ts';
import { windowOf } from './window.ts';

/** What is done to most records, each an action of its own: what differs from entity to entity is what is stored. */

/** A new record under the number after the count of records, or the first free one after it. */
export function createRecord<T extends RecordTable>(
  table: T,
  prefix: string,
  make: (id: string) => Rows[T],
): Promise<Rows[T]> {
  return act([table], async (hand) => {
    const record = make(await hand.nextId(table, prefix));
    await hand.insert(table, record);
    return record;
  });
}

/** Changes a record as it is stored at this moment; refuses where it is gone. */
export function changeRecord<T extends RecordTable>(
  table: T,
  id: string,
  change: (before: Rows[T]) => Rows[T],
): Promise<void> {
  return act([table], async (hand) => {
    const before = await hand.find(table, id);
    await hand.replace(table, before, change(before));
  });
}

/** Deletes a record, and what goes with it; refuses where it is gone. */
export function deleteRecord(table: RecordTable, id: string): Promise<void> {
  return deleteRecords(table, [id]);
}

/**
 * Deletes all of these, and what goes with them at that moment, or, where one is gone meanwhile, none: half of what
 * somebody selected would be a sum that nobody looked at. The ids must differ.
 */
export function deleteRecords(table: RecordTable, ids: readonly string[]): Promise<void> {
  const follower = FOLLOWERS[table];
  const tables = follower ? [table, follower.table] : [table];
  const deed = async (hand: Hand) => {
    const rows = await Promise.all(ids.map((id) => hand.find(table, id)));
    await Promise.all(rows.map((row) => hand.remove(table, row)));
    if (follower) for (const id of ids) await hand.removeNaming(follower.table, follower.index, id);
  };
  return act(tables, deed, 'Not deleted');
}

/** Names typed lately, each once, to be offered again. Looks at the newest records only, so that it stays quick. */
export async function recentNames<T extends RecordTable>(
  table: T,
  nameOf: (record: Rows[T]) => string,
): Promise<readonly string[]> {
  // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
  const records = await database().records(table).orderBy('keys.serial').reverse().limit(300).toArray();
  return [...new Set(records.map(nameOf).filter((name) => name.trim() !== ''))].slice(0, 100);
}

/**
 * Records to choose from, by name: the first that a find means, and whether there are more. Of more, those that are called just
 * so come first: there is nothing left of "Cash" to type that "Branch 1 Cash" has not.
 */
export async function choicesByName<T extends 'customers' | 'ledgerAccounts' | 'products'>(
  table: T,
  find: string,
): Promise<{ rows: readonly Rows[T][]; hasMore: boolean }> {
  const records = database().records(table);
  const byName: View = { sort: 'name', direction: 'up', filter: '', find };
  const { rows, hasAfter } = await windowOf<Rows[T]>(records, BY_NAME, byName, { at: 'first' }, MOST_CHOICES);
  const name = sortName(find.trim());
  if (!hasAfter || name === '') return { rows, hasMore: hasAfter };
  const called = await records
    .where('[keys.name+keys.serial]')
    .between([name, Dexie.minKey], [name, Dexie.maxKey])
    .limit(MOST_CHOICES)
    .toArray();
  const isFurther = (row: Rows[T]) => !called.some(({ id }) => id === row.id);
  return { rows: [...called, ...rows.filter(isFurther)].slice(0, MOST_CHOICES), hasMore: true };
}

/** The same choices as bare names, each once, for records that refer to others by name. */
export async function namesToChoose(
  table: 'customers' | 'ledgerAccounts',
  find: string,
): Promise<{ names: readonly string[]; hasMore: boolean }> {
  const { rows, hasMore } = await choicesByName(table, find);
  return { names: [...new Set(rows.map(({ name }) => name).filter((name) => name.trim() !== ''))], hasMore };
}

const BY_NAME = { sorts: { name: 'keys.name' }, filter: '' } as const satisfies List;
const MOST_CHOICES = 60;

/** A product takes its movements with it (specification §4): the records that go with one of a table, by their index. */
const FOLLOWERS: { readonly [T in RecordTable]?: { readonly table: RecordTable; readonly index: string } } = {
  products: { table: 'stockMovements', index: 'productId' },
};
