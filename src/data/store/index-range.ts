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

/**
 * Reads up to `size` rows along the index of these paths, upwards or downwards: all that begin with `within`, from the
 * place `from` on without the row there, or from the end of the index.
 */
export function readRange<Row>(
  table: RowTable<Row>,
  paths: readonly string[],
  within: readonly (string | number)[],
  from: readonly (string | number)[] | undefined,
  isUp: boolean,
  size: number,
): PromiseLike<Stored<Row>[]> {
  const here = [...within, ...(from ?? [])];
  const range = table
    .where(paths.length === 1 ? (paths[0] ?? '') : `[${paths.join('+')}]`)
    .between(
      bound(isUp ? here : within, paths.length, Dexie.minKey),
      bound(isUp ? within : here, paths.length, Dexie.maxKey),
      !(isUp && from),
      isUp || !from,
    );
  // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
  return (isUp ? range : range.reverse()).limit(size).toArray();
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
