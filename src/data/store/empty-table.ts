import type { Database } from './database.ts';
import type { AnyRows, TableName } from './table.ts';

/**
 * Deletes every record of a table in the transaction that is open, in batches by id range, which takes a fifth of the
 * time of clear(). `onRemoved` is called with the size of each batch and may throw to end it.
 */
export async function emptyTable<Rows extends AnyRows>(
  db: Database<Rows>,
  table: TableName<Rows>,
  onRemoved: (count: number) => void,
): Promise<void> {
  const records = db.records(table);
  for (let from = ''; ; ) {
    const ids = await records.where('id').above(from).limit(REMOVED_AT_A_TIME).primaryKeys();
    const last = ids.at(-1);
    if (last === undefined) return;
    await records.where('id').between(from, last, false, true).delete();
    onRemoved(ids.length);
    from = last;
  }
}

const REMOVED_AT_A_TIME = 2000;
