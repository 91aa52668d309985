import type { Database, Total } from './database.ts';
import { emptyTable, putMany, slicesOf } from './in-slices.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store.ts';
import { Tally } from './totals.ts';
import { type AnyRows, type Stored, storedRow, type TableName } from './table.ts';

/** Records as they once were, a few at a time, and the kept totals that are no sums of them. */
export type StoredRecords<Rows extends AnyRows> = Readonly<{
  batches: Iterable<Readonly<{ table: TableName<Rows>; rows: readonly Rows[TableName<Rows>][] }>>;
  totals: readonly Total[];
}>;

/**
 * Puts back all records of a store as they once were, in place of those that are there, in the transaction that is open.
 * They are no changes: guard and change log saw them when they were made. Each is read back as it is written; the keys, sums
 * and projections that follow from them are built once. `goOn` is called with how many records were deleted, written or read
 * for the projections, and may throw to end it. Returns the totals of the records, which `totals` may overwrite; throws a
 * Refusal if something else is stored than was written.
 */
export async function restoreRows<Rows extends AnyRows>(
  { tables, tableNames, hooks }: Store<Rows>,
  db: Database<Rows>,
  { batches, totals }: StoredRecords<Rows>,
  goOn: (count: number) => void,
): Promise<readonly Total[]> {
  for (const table of tableNames) await emptyTable(db, table, goOn);
  await db.totals.clear();
  const tally = new Tally(tables);
  let writing: PromiseLike<void> | undefined;
  for (const { table, rows } of batches) {
    for (const some of slicesOf(rows)) {
      for (const row of some) tally.count(table, row, 1);
      const written = some.map((row) => storedRow(tables[table], row));
      // While storage writes these, the next are made.
      const before = writing;
      writing = db
        .records(table)
        .bulkAdd(written)
        .then(() => readBack(db, table, written));
      await before;
      goOn(some.length);
    }
  }
  await writing;
  for (const table of tableNames) {
    if ((await db.records(table).count()) !== tally.countOf(table)) throw new Refusal('Not restored', OTHERWISE);
  }
  await putMany(db.totals, [...tally.totals, ...totals]);
  await hooks.projections?.rebuild(db, goOn);
  return tally.totals;
}

/** The fields of a stored row have the order in which they were written, so that the text of both is the same. */
function readBack<Rows extends AnyRows, T extends TableName<Rows>>(
  db: Database<Rows>,
  table: T,
  written: readonly Stored<Rows[T]>[],
): PromiseLike<void> {
  const records = db.records(table);
  const ids = written.map(({ id }) => id);
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  // As a rule they are written by id, and nothing stands between them: one request reads all of them.
  const between = records.where('id').between(first, last, true, true);
  return between
    .limit(ids.length)
    .toArray()
    .then((found) => (found.every(({ id }, at) => id === ids[at]) ? found : records.bulkGet(ids)))
    .then((stored) => {
      if (written.some((row, at) => JSON.stringify(row) !== JSON.stringify(stored[at])))
        throw new Refusal('Not restored', OTHERWISE);
      return undefined;
    });
}

const OTHERWISE =
  'The browser stored something else than the copy holds, so nothing was changed. Reload the page and try again.';
