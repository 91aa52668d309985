import type { Database, Total } from './database.ts';
import { emptyTable } from './empty-table.ts';
import { putMany, slicesOf } from './in-slices.ts';
import type { Store } from './store.ts';
import { Tally } from './sums.ts';
import { type AnyRows, storedRow, type TableName } from './table.ts';

/** Records as they once were, a few at a time, and the kept totals that are no sums of them. */
export type StoredRecords<Rows extends AnyRows> = Readonly<{
  batches: Iterable<Readonly<{ table: TableName<Rows>; rows: readonly Rows[TableName<Rows>][] }>>;
  totals: readonly Total[];
}>;

/**
 * Puts back all records of a store as they once were, in place of those that are there, in the transaction that is open.
 * They are no changes: guard and change log saw them when they were made. The keys, sums and projections that follow from
 * them are rebuilt. `goOn` is called with how many records were deleted or written, and may throw to end it.
 */
export async function restoreRows<Rows extends AnyRows>(
  { tables, tableNames, hooks }: Store<Rows>,
  db: Database<Rows>,
  { batches, totals }: StoredRecords<Rows>,
  goOn: (count: number) => void,
): Promise<void> {
  for (const table of tableNames) await emptyTable(db, table, goOn);
  await db.totals.clear();
  const tally = new Tally(tables);
  for (const { table, rows } of batches) {
    for (const some of slicesOf(rows)) {
      for (const row of some) tally.count(table, row, 1);
      await db.records(table).bulkAdd(some.map((row) => storedRow(tables[table], row)));
      goOn(some.length);
    }
  }
  await putMany(db.totals, [...tally.totals, ...totals]);
  await hooks.projections?.rebuild(db);
}
