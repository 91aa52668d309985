import { type Database, RECORD_TABLES, type RecordTable, type Rows } from './database.ts';
import { stored } from './keys.ts';
import { Tally } from './totals.ts';

/** All the records of a business, by table. */
export type Business = { readonly [T in RecordTable]: readonly Rows[T][] };

/** Puts a whole business into an empty database, its totals with it, in one transaction. */
export async function fill(db: Database, business: Business): Promise<void> {
  await db.transaction('rw', [...RECORD_TABLES, 'totals'], async () => {
    const tally = new Tally();
    await Promise.all(RECORD_TABLES.map((table) => fillTable(db, table, business[table], tally)));
    await tally.write(db);
  });
}

async function fillTable<T extends RecordTable>(
  db: Database,
  table: T,
  rows: Business[T],
  tally: Tally,
): Promise<void> {
  for (const row of rows) tally.count(table, row, 1);
  await db.records(table).bulkAdd(rows.map((row: Rows[T]) => stored(table, row)));
}
