import { cmp, Dexie, type IndexableType } from 'dexie';
import type { RowTable } from './database.ts';
import type { Stored } from './table.ts';

/** Negative, 0 or positive, in the ascending order of an index. */
export function compareKeys(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  return cmp([...a], [...b]);
}

/** The value that an index over this key path has for a row. */
export function valueAt(row: object, path: string): string | number {
  const value: unknown = Dexie.getByKeyPath(row, path);
  return typeof value === 'number' ? value : String(value);
}

/** A part of an index: all that begin with `within`, and of those the ones whose next value lies in `range`, if it is given. */
export type IndexPart = Readonly<{
  paths: readonly string[];
  within: readonly (string | number)[];
  range?: readonly [first: string, last: string] | undefined;
}>;

/**
 * Reads up to `size` rows along a part of an index, upwards or downwards: from the place `from` on without the row there,
 * or from the end of the part.
 */
export function readRange<Row>(
  table: RowTable<Row>,
  part: IndexPart,
  from: readonly (string | number)[] | undefined,
  isUp: boolean,
  size: number,
): PromiseLike<Stored<Row>[]> {
  const range = collectionOf(table, part, from, isUp);
  // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
  return (isUp ? range : range.reverse()).limit(size).toArray();
}

/** How many rows a part of an index has. The browser counts keys without reading a row. */
export function countRange<Row>(table: RowTable<Row>, part: IndexPart): PromiseLike<number> {
  return collectionOf(table, part, undefined, true).count();
}

function collectionOf<Row>(
  table: RowTable<Row>,
  { paths, within, range }: IndexPart,
  from: readonly (string | number)[] | undefined,
  isUp: boolean,
) {
  const here = [...within, ...(from ?? [])];
  const [first, last] = [0, 1].map((end) => (range ? [...within, range[end] ?? ''] : within));
  return table
    .where(paths.length === 1 ? (paths[0] ?? '') : `[${paths.join('+')}]`)
    .between(
      bound(isUp && from ? here : (first ?? within), paths.length, Dexie.minKey),
      bound(!isUp && from ? here : (last ?? within), paths.length, Dexie.maxKey),
      !(isUp && from),
      isUp || !from,
    );
}

/** The rows whose value in a compound index begins with this one, up to `size`. */
export function rowsAt<Row>(
  table: RowTable<Row>,
  index: string,
  value: string,
  size: number,
): PromiseLike<Stored<Row>[]> {
  return table.where(index).between([value, Dexie.minKey], [value, Dexie.maxKey]).limit(size).toArray();
}

/**
 * The bound of a range. An index over one path compares single values, an index over several compares arrays, where the
 * first difference decides. So one `rest` stands for all values that follow. (Using it twice would put the same array
 * twice into one key, which the IndexedDB standard forbids.)
 */
function bound(
  values: readonly (string | number)[],
  length: number,
  rest: typeof Dexie.minKey | typeof Dexie.maxKey,
): IndexableType {
  if (length === 1) return values[0] ?? rest;
  return values.length < length ? [...values, rest] : [...values];
}
