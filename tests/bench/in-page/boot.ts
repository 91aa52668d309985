import { sample } from '#data/sample/seed/sample.ts';
import { openWith, putAll, storesOf } from './raw.ts';
import { openSample, sampleStore } from '#data/sample/store.ts';

/** Milliseconds of the app's own boot: a fresh database with every entity and every stored total. */
export async function boot(): Promise<number> {
  const started = performance.now();
  const storage = await openSample(sample);
  const took = performance.now() - started;
  if (storage !== 'database') throw new Error('The browser refused the mirror a database.');
  return took;
}

/**
 * Milliseconds that IndexedDB alone needs for the same: a fresh database with the same stores and indexes, and the same
 * rows, with their keys already derived, added in one transaction. Deletes both databases; that is not timed.
 */
export async function rawBoot(): Promise<number> {
  const stores = await storesOf(sampleStore.database().backendDB());
  await sampleStore.database().delete();
  const name = crypto.randomUUID();
  const started = performance.now();
  const db = await openWith(name, stores);
  await putAll(db, stores);
  const took = performance.now() - started;
  db.close();
  indexedDB.deleteDatabase(name);
  return took;
}
