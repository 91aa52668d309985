import { type Database, RECORD_TABLES, type RecordTable, type Rows } from './database.ts';
import { stored } from './keys.ts';
import { Tally } from './totals.ts';

/** All the records of a business, by table. */
export type Business = { readonly [T in RecordTable]: readonly Rows[T][] };

/**
 * Writes a whole business with its totals into an empty database that is not in use yet, in one transaction. Uses
 * IndexedDB directly, because Dexie takes a fifth longer and every start waits for this.
 */
export async function fill(db: Database, business: Business): Promise<void> {
  const transaction = db.backendDB().transaction([...RECORD_TABLES, 'totals'], 'readwrite');
  const done = new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The mirror was not filled.')));
  });
  // If storage aborts half-way, the next request throws first and this promise is never awaited.
  done.catch(() => undefined);
  const tally = new Tally();
  let added = 0;
  for (const table of RECORD_TABLES) {
    const store = transaction.objectStore(table);
    for (const row of business[table]) {
      const request = add(store, table, row, tally);
      // In pieces, so that the page can render and handle input in between.
      if (++added % PIECE === 0) await settled(request);
    }
  }
  for (const total of tally.totals) transaction.objectStore('totals').add(total);
  await done;
}

function add<T extends RecordTable>(store: IDBObjectStore, table: T, row: Rows[T], tally: Tally): IDBRequest {
  tally.count(table, row, 1);
  return store.add(stored(table, row));
}

/** Resolves when the request has succeeded or failed: the transaction is only active in these events. */
function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve) => {
    request.addEventListener('success', resolve);
    request.addEventListener('error', resolve);
  });
}

/** A slow device takes about fifty milliseconds for this many records. */
const PIECE = 40;
