import { sampleStore } from '#data/sample/store.ts';
import type { RecordTable, Rows } from '#data/sample/tables.ts';
import { TABLES } from '#data/sample/tables.ts';
import type { Database } from '#data/store/database.ts';
import { storedRow } from '#data/store/table.ts';

export type SampleDatabase = Database<Rows>;
export type { RecordTable, Rows };

/** The tables of the sample business. */
export const RECORD_TABLES = sampleStore.tableNames;

/** The row as the sample stores it. */
export function stored<T extends RecordTable>(table: T, row: Rows[T]) {
  return storedRow(TABLES[table] as unknown as Parameters<typeof storedRow<Rows[T]>>[0], row);
}
