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
  let asked = 0;
  for (const table of RECORD_TABLES) {
    const store = transaction.objectStore(table);
    for (const row of business[table]) {
      const request = add(store, table, row, tally);
      // In pieces, between which the page can draw and hear.
      if (++asked % PIECE === 0) await answered(request);
    }
  }
  for (const total of tally.totals) transaction.objectStore('totals').add(total);
  await done;
}

function add<T extends RecordTable>(store: IDBObjectStore, table: T, row: Rows[T], tally: Tally): IDBRequest {
  tally.count(table, row, 1);
  return store.add(stored(table, row));
}

/** Once the browser has answered, well or ill: only then may a transaction be gone on with. */
function answered(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve) => {
    request.addEventListener('success', resolve);
    request.addEventListener('error', resolve);
  });
}

/** A slow device takes some fifty milliseconds for so many. */
const PIECE = 40;
