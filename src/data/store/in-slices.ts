import type { Table } from 'dexie';
import { slicesOf } from './changes.ts';
import type { RowTable } from './database.ts';
import type { Identified } from './table.ts';

/**
 * Reads many rows some hundred at a time, so that the page answers meanwhile. `next` reads up to so many rows from the
 * beginning, or behind the last one before; `of` is what is kept of each.
 */
export async function inSlices<Row, Each = Row>(
  next: (size: number, after: Row | undefined) => PromiseLike<readonly Row[]>,
  of: (row: Row) => Each = (row) => row as unknown as Each,
): Promise<Each[]> {
  const every: Each[] = [];
  let rows: readonly Row[];
  let after: Row | undefined;
  do {
    rows = await next(AT_A_TIME, after);
    for (const row of rows) every.push(of(row));
    after = rows.at(-1);
  } while (rows.length === AT_A_TIME);
  return every;
}

/** All rows of a table, by id. */
export function everyRow<Row extends Identified, Each = Row>(
  table: RowTable<Row>,
  of?: (row: Row) => Each,
): Promise<Each[]> {
  return inSlices<Row, Each>(
    (size, after) =>
      table
        .where('id')
        .above(after?.id ?? '')
        .limit(size)
        .toArray(),
    of,
  );
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

const AT_A_TIME = 500;
