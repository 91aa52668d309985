import { cmp, Dexie, type IndexableType, type Table } from 'dexie';
import type { Stored } from './database.ts';

/** How a table can be looked at. Each sort, alone and after the filter, must be an index: see database.ts. */
export type List = Readonly<{
  /** By name: the key path it sorts by before the serial; '' sorts by the serial alone. */
  sorts: Readonly<Record<string, string>>;
  /** The key path that the filter compares; '' where there is nothing to filter by. */
  filter: string;
}>;

/** A long list as somebody looks at it: in which order, narrowed to what. */
export type View = Readonly<{
  sort: string;
  direction: 'up' | 'down';
  /** One value of the list's filter, or '' for all. */
  filter: string;
  find: string;
}>;

/** The place of a row in an order: the values it is sorted by, its serial last. */
export type Place = readonly (string | number)[];

/** Where a window begins: at an end of the list, or beside a row that was seen. */
export type Start = { readonly at: 'first' | 'last' } | { readonly at: 'after' | 'before'; readonly place: Place };

/** Where a row stands in a view. */
export function placeOf(row: object, list: List, view: View): Place {
  return pathsOf(list, view).map((path) => valueAt(row, path));
}

/** Negative, 0 or positive, as an index would have them, first to last. */
export function comparePlaces(a: Place, b: Place): number {
  return cmp([...a], [...b]);
}

/** Which of two rows comes first in a view. */
export function compareRows(a: object, b: object, list: List, view: View): number {
  return (view.direction === 'up' ? 1 : -1) * comparePlaces(placeOf(a, list, view), placeOf(b, list, view));
}

/** True where nothing but a record's number says where it stands. */
export function isByNumber(list: List, view: View): boolean {
  return view.filter === '' && pathsOf(list, view).length === 1;
}

export function passesFilter(row: object, list: List, view: View): boolean {
  return view.filter === '' || valueAt(row, list.filter) === view.filter;
}

/** True where a window is read from its end. */
export function isBackwards(start: Start): boolean {
  return start.at === 'before' || start.at === 'last';
}

/** True where the index is read from its low end. */
export function isAscending(view: View, start: Start): boolean {
  return (view.direction === 'up') !== isBackwards(start);
}

/** One step along the order, from a place (not taken again) or from the end of the list it starts at. */
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
 * An index over one path compares its value, an index over several a list of values: the first that differs decides, so
 * one `rest` stands for all that follow. (A second one would be the same list twice in a key, which the standard forbids.)
 */
function bound(values: Place, length: number, rest: typeof Dexie.minKey | typeof Dexie.maxKey): IndexableType {
  if (length === 1) return values[0] ?? rest;
  return values.length < length ? [...values, rest] : [...values];
}

/** Sorting by what is also filtered leaves only the serial to tell rows apart. */
function pathsOf(list: List, view: View): readonly string[] {
  const path = list.sorts[view.sort] ?? '';
  const isSettled = path === '' || (view.filter !== '' && path === list.filter);
  return isSettled ? ['keys.serial'] : [path, 'keys.serial'];
}

function valueAt(row: object, path: string): string | number {
  const value: unknown = Dexie.getByKeyPath(row, path);
  return typeof value === 'number' ? value : String(value);
}
