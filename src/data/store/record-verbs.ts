import { actOn } from './act.ts';
import type { Store } from './store.ts';
import type { AnyRows, TableName } from './table.ts';

/**
 * The actions that most entities share, for their own verbs to call. Each runs as one transaction; the entity decides
 * what is stored.
 */

/** Creates a record with the number after the record count, or the next free one. */
export function createRecord<Rows extends AnyRows, T extends TableName<Rows>>(
  store: Store<Rows>,
  table: T,
  prefix: string,
  make: (id: string) => Rows[T],
): Promise<Rows[T]> {
  return actOn(store, [table], async (transaction) => {
    const record = make(await transaction.nextId(table, prefix));
    await transaction.insert(table, record);
    return record;
  });
}

/** Changes a record as stored now. Refused if it no longer exists. */
export function changeRecord<Rows extends AnyRows, T extends TableName<Rows>>(
  store: Store<Rows>,
  table: T,
  id: string,
  change: (before: Rows[T]) => Rows[T],
): Promise<void> {
  return actOn(store, [table], async (transaction) => {
    const before = await transaction.find(table, id);
    await transaction.replace(table, before, change(before));
  });
}

/**
 * Deletes all these records and the records that depend on them. If one no longer exists, none is deleted: the user
 * confirmed the whole selection, not a part of it. The ids must be distinct.
 */
export function deleteRecords<Rows extends AnyRows>(
  store: Store<Rows>,
  table: TableName<Rows>,
  ids: readonly string[],
): Promise<void> {
  const { dependents } = store.tables[table];
  const dependentTable = dependents?.table as TableName<Rows> | undefined;
  return actOn(
    store,
    dependentTable === undefined ? [table] : [table, dependentTable],
    async (transaction) => {
      const rows = await Promise.all(ids.map((id) => transaction.find(table, id)));
      await Promise.all(rows.map((row) => transaction.remove(table, row)));
      if (dependents && dependentTable !== undefined)
        for (const id of ids) await transaction.removeNaming(dependentTable, dependents.index, id);
    },
    'Not deleted',
  );
}
