import type { RowTable } from '#data/store/database.ts';
import { compareKeys, countRange, type IndexPart, readRange, valueAt } from '#data/store/index-range.ts';
import type { RowFilters } from './row-filter.ts';
import type { Store } from '#data/store/store.ts';
import type { AnyRows, Stored, TableName } from '#data/store/table.ts';

/** The sorts and the filter of a table. Each sort, alone and after the filter, must be an index of the table's description. */
export type List = Readonly<{
  /** For each sort, the key path to sort by before the serial; '' sorts by the serial alone. */
  sorts: Readonly<Record<string, string>>;
  /** The key paths to sort by where no value of the filter is chosen, of a list that leaves out the rows that have none. */
  sortsOfAll?: Readonly<Record<string, string>>;
  /** The key path that the filter compares; '' if the list has no filter. */
  filter: string;
  /** The value of the filter that the whole list is about, if it is a part of its table: there is no other to choose. */
  only?: string;
}>;

/** A list of a table of a store. */
export type StoreList<Rows extends AnyRows, T extends TableName<Rows>> = List &
  Readonly<{
    store: Store<Rows>;
    table: T;
    filtered?: RowFilters;
    /** Throws where the person at this page may not see the list. */
    see?: () => void;
  }>;

/** The list of a table: its sorts and its filter. */
export function listOf<
  Rows extends AnyRows,
  T extends TableName<Rows>,
  const Sorts extends List & Readonly<{ filtered?: RowFilters; see?: () => void }>,
>(store: Store<Rows>, table: T, list: Sorts): StoreList<Rows, T> & Sorts {
  return { store, table, ...list };
}

/** The current sorting, filter and find of a long list. */
export type View = Readonly<{
  sort: string;
  direction: 'up' | 'down';
  /** One value of the list's filter, or '' for all. */
  filter: string;
  find: string;
  /** The first and the last value of the sort that are in the view, such as two days; without it all are. */
  range?: readonly [first: string, last: string] | undefined;
}>;

/** The place of a row in an order: its sort values, with the serial last. */
export type RowPlace = readonly (string | number)[];

/** Where a window begins: at an end of the list, or next to a known row. */
export type Start = { readonly at: 'first' | 'last' } | { readonly at: 'after' | 'before'; readonly place: RowPlace };

/** The place of a row in a view. */
export function rowPlaceOf(row: object, list: List, view: View): RowPlace {
  return pathsOf(list, view).map((path) => valueAt(row, path));
}

/** Which of two rows comes first in a view. */
export function compareRows(a: object, b: object, list: List, view: View): number {
  return (view.direction === 'up' ? 1 : -1) * compareKeys(rowPlaceOf(a, list, view), rowPlaceOf(b, list, view));
}

/** True if the view is sorted by the record's number alone and has no filter. */
export function isByNumber(list: List, view: View): boolean {
  return view.range === undefined && filterOf(list, view) === '' && pathsOf(list, view).length === 1;
}

/** The value that the rows of a view have at the list's filter; '' if they may have any. */
export function filterOf(list: Pick<List, 'only'>, view: Pick<View, 'filter'>): string {
  return list.only ?? view.filter;
}

export function passesFilter(row: object, list: List, view: View): boolean {
  const filter = filterOf(list, view);
  const all = list.sortsOfAll?.[view.sort];
  if (all !== undefined && valueAt(row, all) === undefined) return false;
  return (filter === '' || valueAt(row, list.filter) === filter) && isInRange(row, list, view);
}

function isInRange(row: object, list: List, { sort, range }: View): boolean {
  if (!range) return true;
  const value = valueAt(row, list.sorts[sort] ?? '');
  return range[0] <= value && value <= range[1];
}

/** True if a window is read from its end. */
export function isBackwards(start: Start): boolean {
  return start.at === 'before' || start.at === 'last';
}

/** True if the index is read in ascending order. */
export function isAscending(view: View, start: Start): boolean {
  return (view.direction === 'up') !== isBackwards(start);
}

/** Reads up to `size` rows along the order, starting after a place, or at the end of the list. */
export function stepAlong<Row>(
  table: RowTable<Row>,
  list: List,
  view: View,
  isUp: boolean,
  from: RowPlace | undefined,
  size: number,
): PromiseLike<Stored<Row>[]> {
  return readRange(table, indexPartOf(list, view), from, isUp, size);
}

/** How many rows a view without a find has. */
export function countAlong<Row>(table: RowTable<Row>, list: List, view: View): PromiseLike<number> {
  return countRange(table, indexPartOf(list, view));
}

function indexPartOf(list: List, view: View): IndexPart {
  const filter = filterOf(list, view);
  const paths = [...(filter === '' ? [] : [list.filter]), ...pathsOf(list, view)];
  return { paths, within: filter === '' ? [] : [filter], range: view.range };
}

/** The sort paths. Sorting by the path that is filtered would leave all rows equal, so then only the serial counts. */
function pathsOf(list: List, view: View): readonly string[] {
  const all = filterOf(list, view) === '' ? list.sortsOfAll?.[view.sort] : undefined;
  const path = all ?? list.sorts[view.sort] ?? '';
  const isSettled = path === '' || (filterOf(list, view) !== '' && path === list.filter);
  return isSettled ? ['keys.serial'] : [path, 'keys.serial'];
}
