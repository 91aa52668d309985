import { answerOf, browserStorage } from './engine.ts';

/** Reads one row of a database by its key; undefined if there is none, or no such table. */
export type Peek = (table: string, key: string) => Promise<unknown>;

/** The names of the databases on this device that begin so. */
export async function databasesNamed(prefix: string): Promise<readonly string[]> {
  const all = (await browserStorage()?.databases()) ?? [];
  return all.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));
}

/**
 * Reads a few rows of a database, whatever its version, and moves, creates or changes nothing. Throws what the browser
 * throws.
 */
export async function peekInto<T>(name: string, read: (peek: Peek) => Promise<T>): Promise<T> {
  const db = await openAsItIs(name);
  // A tab that moves it to a new version need not wait for a look.
  db.addEventListener('versionchange', () => db.close());
  try {
    const reading = db.transaction([...db.objectStoreNames], 'readonly');
    return await read(async (table, key) =>
      db.objectStoreNames.contains(table) ? answerOf(reading.objectStore(table).get(key)) : undefined,
    );
  } finally {
    db.close();
  }
}

function openAsItIs(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = browserStorage()?.open(name);
    if (!request) return reject(new Error('The browser has no storage'));
    // It is gone meanwhile, and the browser is about to create an empty one.
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
