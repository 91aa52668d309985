import type { DexieOptions } from 'dexie';
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
