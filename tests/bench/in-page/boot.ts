import { database, openMirror } from '#data/mirror.ts';
import { sample } from '#data/seed/sample.ts';
import { openWith, putAll, storesOf } from './raw.ts';

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
  await putAll(db, stores);
  const took = performance.now() - started;
  db.close();
  indexedDB.deleteDatabase(name);
  return took;
}
