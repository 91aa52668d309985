import { Dexie } from 'dexie';
import { act, type Hand } from './act.ts';
import type { RecordTable, Rows } from './database.ts';
import { sortName } from './keys.ts';
import { database } from './mirror.ts';
import type { List, View } from './order.ts';
import { windowOf } from './window.ts';

/** The actions that most entities share. Each runs as one transaction; the entity decides what is stored. */

/** Creates a record with the number after the record count, or the next free one. */
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

/** Changes a record as stored now. Refused if it no longer exists. */
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

/** Deletes a record and its dependent records. Refused if it no longer exists. */
export function deleteRecord(table: RecordTable, id: string): Promise<void> {
  return deleteRecords(table, [id]);
}

/**
 * Deletes all these records and the records that depend on them. If one no longer exists, none is deleted: the user
 * confirmed the whole selection, not a part of it. The ids must be distinct.
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

/** Distinct names from recent records, as suggestions. Reads only the newest records, so that it stays fast. */
export async function recentNames<T extends RecordTable>(
  table: T,
  nameOf: (record: Rows[T]) => string,
): Promise<readonly string[]> {
  // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
  const records = await database().records(table).orderBy('keys.serial').reverse().limit(300).toArray();
  return [...new Set(records.map(nameOf).filter((name) => name.trim() !== ''))].slice(0, 100);
}

/**
 * Records to choose from, by name: the first ones that match, and whether there are more. If there are more, records
 * with exactly that name come first: a user who wants "Cash" cannot type anything more to get past "Branch 1 Cash".
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
  const exact = await records
    .where('[keys.name+keys.serial]')
    .between([name, Dexie.minKey], [name, Dexie.maxKey])
    .limit(MOST_CHOICES)
    .toArray();
  const isOther = (row: Rows[T]) => !exact.some(({ id }) => id === row.id);
  return { rows: [...exact, ...rows.filter(isOther)].slice(0, MOST_CHOICES), hasMore: true };
}

/** The same choices as distinct names, for records that refer to others by name. */
export async function namesToChoose(
  table: 'customers' | 'ledgerAccounts',
  find: string,
): Promise<{ names: readonly string[]; hasMore: boolean }> {
  const { rows, hasMore } = await choicesByName(table, find);
  return { names: [...new Set(rows.map(({ name }) => name).filter((name) => name.trim() !== ''))], hasMore };
}

const BY_NAME = { sorts: { name: 'keys.name' }, filter: '' } as const satisfies List;
const MOST_CHOICES = 60;

/** The dependent records of a table, by their index. Deleting a product deletes its movements (specification §4). */
const FOLLOWERS: { readonly [T in RecordTable]?: { readonly table: RecordTable; readonly index: string } } = {
  products: { table: 'stockMovements', index: 'productId' },
};
