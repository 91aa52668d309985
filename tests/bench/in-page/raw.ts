/** Plain IndexedDB without Dexie: the minimum that storage costs. */

export type Store = {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly indexes: readonly { name: string; keyPath: string | string[]; multiEntry: boolean; unique: boolean }[];
  readonly rows: readonly unknown[];
};

/** An empty database with the same stores and indexes. */
export function openWith(name: string, stores: readonly Store[]): Promise<IDBDatabase> {
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

/** The stores of a database with their rows, including the derived keys. */
export function storesOf(db: IDBDatabase): Promise<readonly Store[]> {
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

/** Adds every row in one transaction. */
export async function putAll(db: IDBDatabase, stores: readonly Store[]): Promise<void> {
  const transaction = db.transaction(db.objectStoreNames, 'readwrite');
  for (const { name, rows } of stores) {
    const target = transaction.objectStore(name);
    for (const row of rows) target.add(row);
  }
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The raw writing was aborted.')));
  });
}
