import { database, openMirror } from '#data/mirror.ts';
import { sample } from '#data/seed/sample.ts';

type Store = {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly indexes: readonly { name: string; keyPath: string | string[]; multiEntry: boolean; unique: boolean }[];
  readonly rows: readonly unknown[];
};

/** Milliseconds of the product's own boot: a fresh database, every entity and every kept total in it. */
export async function boot(): Promise<number> {
  const started = performance.now();
  const storage = await openMirror(sample);
  const took = performance.now() - started;
  if (storage !== 'database') throw new Error('The browser refused the mirror a database.');
  return took;
}

/**
 * Milliseconds of the least that storage asks for the same: a fresh database with the same stores and indexes, and the
 * same rows, whose derived keys lie ready, put in one transaction. Deletes both databases, outside of the time.
 */
export async function rawBoot(): Promise<number> {
  const stores = await storesOf(database().backendDB());
  await database().delete();
  const name = crypto.randomUUID();
  const started = performance.now();
  const db = await openWith(name, stores);
  const transaction = db.transaction(db.objectStoreNames, 'readwrite');
  for (const { name: store, rows } of stores) {
    const target = transaction.objectStore(store);
    for (const row of rows) target.add(row);
  }
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The raw boot was aborted.')));
  });
  const took = performance.now() - started;
  db.close();
  indexedDB.deleteDatabase(name);
  return took;
}

function openWith(name: string, stores: readonly Store[]): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    for (const { name: store, keyPath, indexes } of stores) {
      const made = request.result.createObjectStore(store, { keyPath });
      for (const { name: index, keyPath: path, multiEntry, unique } of indexes)
        made.createIndex(index, path, { multiEntry, unique });
    }
  });
  return answerOf(request);
}

function storesOf(db: IDBDatabase): Promise<readonly Store[]> {
  const transaction = db.transaction(db.objectStoreNames);
  return Promise.all(
    [...db.objectStoreNames].map(async (name) => {
      const store = transaction.objectStore(name);
      const indexes = [...store.indexNames].map((index) => {
        const { keyPath, multiEntry, unique } = store.index(index);
        return { name: index, keyPath, multiEntry, unique };
      });
      return { name, keyPath: store.keyPath, indexes, rows: await answerOf(store.getAll()) };
    }),
  );
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Storage gave no answer.')));
  });
}
