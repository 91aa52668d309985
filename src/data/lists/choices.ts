import { distinctNames } from '#domain/name.ts';
import { rowsAt } from '#data/store/index-range.ts';
import type { Store } from '#data/store/store.ts';
import type { AnyRows, TableName } from '#data/store/table.ts';
import { windowOf } from './row-window.ts';
import { sortName } from './sort-name.ts';
import { type List, passesFilter, type View } from './sorting.ts';

/** Distinct names from recent records, as suggestions, in the newest spelling. Reads only the newest records, so that it stays fast. */
export async function recentNames<Rows extends AnyRows, T extends TableName<Rows>>(
  store: Store<Rows>,
  table: T,
  nameOf: (record: Rows[T]) => string,
): Promise<readonly string[]> {
  // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
  const records = await store.records(table).orderBy('keys.serial').reverse().limit(300).toArray();
  return distinctNames(records.map(nameOf)).slice(0, 100);
}

/**
 * Records to choose from, by name: the first ones that match, and whether there are more. If there are more, records
 * with exactly that name come first: a user who wants "Cash" cannot type anything more to get past "Branch 1 Cash".
 */
export async function choicesByName<Rows extends AnyRows, T extends TableName<Rows>>(
  store: Store<Rows>,
  table: T,
  find: string,
  among: Among = { filter: '' },
): Promise<{ rows: readonly Rows[T][]; hasMore: boolean }> {
  const records = store.records(table);
  const list = { ...BY_NAME, ...among };
  const byName: View = { sort: 'name', direction: 'up', filter: '', find };
  const { rows, hasAfter } = await windowOf<Rows[T]>(records, list, byName, { at: 'first' }, MOST_CHOICES);
  const name = sortName(find.trim());
  if (!hasAfter || name === '') return { rows, hasMore: hasAfter };
  const named = await rowsAt(records, '[keys.name+keys.serial]', name, MOST_CHOICES);
  const exact = named.filter((row) => passesFilter(row, list, byName));
  const isOther = (row: Rows[T]) => !exact.some(({ id }) => id === row.id);
  return { rows: [...exact, ...rows.filter(isOther)].slice(0, MOST_CHOICES), hasMore: true };
}

/** Returns the choices of `choicesByName` as distinct names, for records that refer to others by name. */
export async function namesToChoose<Rows extends AnyRows, T extends TableName<Rows>>(
  store: Store<Rows>,
  table: T,
  nameOf: (record: Rows[T]) => string,
  find: string,
): Promise<{ names: readonly string[]; hasMore: boolean }> {
  const { rows, hasMore } = await choicesByName(store, table, find);
  return { names: distinctNames(rows.map(nameOf)), hasMore };
}

/** The records that may be chosen: those with one value at a key path, which has an index before the name. */
export type Among = Pick<List, 'filter' | 'only'>;

const BY_NAME = { sorts: { name: 'keys.name' } } as const;
const MOST_CHOICES = 60;
