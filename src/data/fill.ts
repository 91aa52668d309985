import { type Database, RECORD_TABLES, type RecordTable, type Rows } from './database.ts';
import { stored } from './keys.ts';
import { Tally } from './totals.ts';

/** All the records of a business, by table. */
export type Business = { readonly [T in RecordTable]: readonly Rows[T][] };

/**
 * Puts a whole business into an empty database that nobody reads yet, its totals with it, in one transaction. By the
 * browser's own means: the library's take a fifth longer, and every boot waits for this.
 */
export async function fill(db: Database, business: Business): Promise<void> {
  const transaction = db.backendDB().transaction([...RECORD_TABLES, 'totals'], 'readwrite');
  const done = new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The mirror was not filled.')));
  });
  // Where storage gives up half-way, the next step throws as well, and nobody comes to wait for this.
  done.catch(() => undefined);
  const tally = new Tally();
  for (const table of RECORD_TABLES) fillTable(transaction.objectStore(table), table, business[table], tally);
  for (const total of tally.totals) transaction.objectStore('totals').add(total);
  await done;
}

function fillTable<T extends RecordTable>(store: IDBObjectStore, table: T, rows: Business[T], tally: Tally): void {
  for (const row of rows) {
    tally.count(table, row, 1);
    store.add(stored(table, row));
  }
}
