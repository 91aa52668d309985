import type { Database } from './database.ts';
import type { Store } from './store.ts';
import { Tally } from './totals.ts';
import { type AnyRows, storedRow, type TableName } from './table.ts';

/** All the records of a store, by table. */
export type Contents<Rows extends AnyRows> = { readonly [T in TableName<Rows>]: readonly Rows[T][] };

/**
 * Writes records with their totals into an empty database that is not in use yet, in one transaction. Uses IndexedDB
 * directly, because Dexie takes a fifth longer and every start waits for this.
 */
export async function fill<Rows extends AnyRows>(
  db: Database<Rows>,
  { tables, tableNames }: Pick<Store<Rows>, 'tables' | 'tableNames'>,
  contents: Contents<Rows>,
): Promise<void> {
  const transaction = db.backendDB().transaction([...tableNames, 'totals'], 'readwrite');
  const done = new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The records were not filled in.')),
    );
  });
  // If storage aborts half-way, the next request throws first and this promise is never awaited.
  done.catch(() => undefined);
  const tally = new Tally(tables);
  let added = 0;
  for (const table of tableNames) {
    const store = transaction.objectStore(table);
    for (const row of contents[table]) {
      tally.count(table, row, 1);
      const request = store.add(storedRow(tables[table], row));
      // In pieces, so that the page can render and handle input in between.
      if (++added % PIECE === 0) await settled(request);
    }
  }
  for (const total of tally.totals) transaction.objectStore('totals').add(total);
  await done;
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
