import type { Table } from 'dexie';
import type { RowTable } from './database.ts';
import type { Identified } from './table.ts';

/** Fifty at a time, at least once: an import changes thousands of records, and the page must answer meanwhile. */
export function slicesOf<Each>(all: readonly Each[]): readonly (readonly Each[])[] {
  const count = Math.max(1, Math.ceil(all.length / WORKED_ON));
  return Array.from({ length: count }, (_, at) => all.slice(at * WORKED_ON, (at + 1) * WORKED_ON));
}

/**
 * Reads many rows some hundred at a time, so that the page answers meanwhile. `next` reads up to so many rows from the
 * beginning, or behind the last one before; `of` is what is kept of each.
 */
export async function inSlices<Row, Each>(
  next: (size: number, after: Row | undefined) => PromiseLike<readonly Row[]>,
  of: (row: Row) => Each,
): Promise<Each[]> {
  const every: Each[] = [];
  let rows: readonly Row[];
  let after: Row | undefined;
  do {
    rows = await next(READ, after);
    for (const row of rows) every.push(of(row));
    after = rows.at(-1);
  } while (rows.length === READ);
  return every;
}

/** What is kept of each row of a table, by id. */
export function everyById<Row extends Identified, Each>(table: RowTable<Row>, of: (row: Row) => Each): Promise<Each[]> {
  return inSlices<Row, Each>((size, after) => {
    const rows = table.where('id').above(after?.id ?? '');
    return rows.limit(size).toArray();
  }, of);
}

/** `bulkGet` of many keys. */
export async function getMany<Row, Key>(
  table: Pick<Table<Row, Key>, 'bulkGet'>,
  keys: readonly Key[],
): Promise<(Row | undefined)[]> {
  const rows: (Row | undefined)[] = [];
  for (const some of slicesOf(keys)) rows.push(...(await table.bulkGet([...some])));
  return rows;
}

/** `bulkPut` of many rows. */
export async function putMany<Row, Key>(table: Pick<Table<Row, Key>, 'bulkPut'>, rows: readonly Row[]): Promise<void> {
  for (const some of slicesOf(rows)) await table.bulkPut([...some]);
}

const WORKED_ON = 50;
const READ = 500;
