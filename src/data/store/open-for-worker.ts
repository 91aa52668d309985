import type { DexieOptions } from 'dexie';
import type { Connection } from './connection.ts';
import { Database, type Version } from './database.ts';
import { engineFor } from './engine.ts';
import type { AnyRows } from './table.ts';

/**
 * Opens a database beside the page that has it open, as a worker does. One that is gone is not created, one of another
 * version is neither moved nor read: the page alone does that.
 */
export async function openForWorker(
  versions: readonly Version[],
  name: string,
  given: DexieOptions = {},
): Promise<Database<AnyRows>> {
  const newest = Math.max(...versions.map(({ version }) => version));
  const engine = engineFor(newest * 10, { version: undefined }, () => false);
  const options = engine ? { ...given, indexedDB: engine, IDBKeyRange: globalThis.IDBKeyRange } : given;
  const db = new Database<AnyRows>(name, versions, options);
  await db.open();
  return db;
}

/** Opens it, as `openForWorker`, for a store of the worker's own, whose verbs and reads find it beside the page. */
export async function connectForWorker<Rows extends AnyRows>(
  ...given: Parameters<typeof openForWorker>
): Promise<Connection<Rows>> {
  // The database is one of this store, whose rows are these.
  const db = (await openForWorker(...given)) as unknown as Database<Rows>;
  // Whoever moves it to another version, or deletes it, waits until the work is done.
  db.on('versionchange', () => false);
  return { db, storage: 'database', isShareable: () => false, keepOpen: () => {}, close: () => db.close() };
}
