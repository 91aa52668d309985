import { cmp, Dexie, type IndexableType, type Table } from 'dexie';
import type { Stored } from './database.ts';

/** The sorts and the filter of a table. Each sort, alone and after the filter, must be an index: see database.ts. */
export type List = Readonly<{
  /** For each sort, the key path to sort by before the serial; '' sorts by the serial alone. */
  sorts: Readonly<Record<string, string>>;
  /** The key path that the filter compares; '' if the list has no filter. */
  filter: string;
}>;

/** The current sorting, filter and find of a long list. */
export type View = Readonly<{
  sort: string;
  direction: 'up' | 'down';
  /** One value of the list's filter, or '' for all. */
  filter: string;
  find: string;
}>;

/** The place of a row in an order: its sort values, with the serial last. */
export type Place = readonly (string | number)[];

/** Where a window begins: at an end of the list, or next to a known row. */
export type Start = { readonly at: 'first' | 'last' } | { readonly at: 'after' | 'before'; readonly place: Place };

/** The place of a row in a view. */
export function placeOf(row: object, list: List, view: View): Place {
  return pathsOf(list, view).map((path) => valueAt(row, path));
}

/** Negative, 0 or positive, in the ascending order of an index. */
export function comparePlaces(a: Place, b: Place): number {
  return cmp([...a], [...b]);
}

/** Which of two rows comes first in a view. */
export function compareRows(a: object, b: object, list: List, view: View): number {
  return (view.direction === 'up' ? 1 : -1) * comparePlaces(placeOf(a, list, view), placeOf(b, list, view));
}

/** True if the view is sorted by the record's number alone and has no filter. */
export function isByNumber(list: List, view: View): boolean {
  return view.filter === '' && pathsOf(list, view).length === 1;
}

export function passesFilter(row: object, list: List, view: View): boolean {
  return view.filter === '' || valueAt(row, list.filter) === view.filter;
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
  table: Table<Stored<Row>, string>,
  list: List,
  view: View,
  isUp: boolean,
  from: Place | undefined,
  size: number,
): PromiseLike<Stored<Row>[]> {
  const isFiltered = view.filter !== '';
  const all: Place = isFiltered ? [view.filter] : [];
  const here: Place = [...all, ...(from ?? [])];
  const paths = [...(isFiltered ? [list.filter] : []), ...pathsOf(list, view)];
  const range = table
    .where(paths.length === 1 ? 'keys.serial' : `[${paths.join('+')}]`)
    .between(
      bound(isUp ? here : all, paths.length, Dexie.minKey),
      bound(isUp ? all : here, paths.length, Dexie.maxKey),
      !(isUp && from),
      isUp || !from,
    );
  // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
  return (isUp ? range : range.reverse()).limit(size).toArray();
}

/**
 * The bound of a range. An index over one path compares single values, an index over several compares arrays, where the
 * first difference decides. So one `rest` stands for all values that follow. (Using it twice would put the same array
 * twice into one key, which the IndexedDB standard forbids.)
 */
function bound(values: Place, length: number, rest: typeof Dexie.minKey | typeof Dexie.maxKey): IndexableType {
  if (length === 1) return values[0] ?? rest;
  return values.length < length ? [...values, rest] : [...values];
}

/** The sort paths. Sorting by the path that is filtered would leave all rows equal, so then only the serial counts. */
function pathsOf(list: List, view: View): readonly string[] {
  const path = list.sorts[view.sort] ?? '';
  const isSettled = path === '' || (view.filter !== '' && path === list.filter);
  return isSettled ? ['keys.serial'] : [path, 'keys.serial'];
}

function valueAt(row: object, path: string): string | number {
  const value: unknown = Dexie.getByKeyPath(row, path);
  return typeof value === 'number' ? value : String(value);
}
