import { applyBackup, exportBackup, readBackup } from '#data/sample/backup.ts';
import { sample } from '#data/sample/seed/sample.ts';
import { wholeBusinessOf } from '../whole-business.ts';
import { openWith, putAll, type Store, storesOf } from './raw.ts';
import { longestBlock } from './timing.ts';
import { openSample, sampleStore } from '#data/sample/store.ts';

/** The file and its rows, kept between the calls so that no figure includes making them. */
let file: Blob | undefined;
let stores: readonly Store[] = [];

/** Opens a business with `count` records of each main kind. Returns the size of its backup file in bytes. */
export async function prepareBackup(count: number): Promise<number> {
  await openSample(wholeBusinessOf(count));
  file = new Blob([...(await exportBackup()).parts]);
  stores = await storesOf(sampleStore.database().backendDB());
  return file.size;
}

/** Milliseconds to export everything. */
export async function exportAll(): Promise<number> {
  const started = performance.now();
  await exportBackup();
  return performance.now() - started;
}

/** Milliseconds to only read the same records, whole tables at a time. */
export async function rawExportAll(): Promise<number> {
  const started = performance.now();
  await storesOf(sampleStore.database().backendDB());
  return performance.now() - started;
}

/** Milliseconds to check the file, to replace the sample business with it, and of the longest block of the page meanwhile. */
export async function importAll(): Promise<readonly [check: number, apply: number, blocked: number]> {
  const before = sampleStore.database();
  await openSample(sample);
  let [started, checked, applied] = [0, 0, 0];
  const blocked = await longestBlock(async () => {
    started = performance.now();
    const backup = await readBackup(file ?? new Blob());
    if (backup.kind !== 'backup') throw new Error('The file is locked.');
    checked = performance.now();
    await applyBackup(backup);
    applied = performance.now();
  });
  await sampleStore.database().delete();
  await openSample(sample);
  before.close();
  return [checked - started, applied - checked, blocked];
}

/**
 * Milliseconds to add the same rows, with their keys already derived, to equal stores and indexes in one transaction.
 */
export async function rawImportAll(): Promise<number> {
  const name = crypto.randomUUID();
  const db = await openWith(name, stores);
  const started = performance.now();
  await putAll(db, stores);
  const took = performance.now() - started;
  db.close();
  indexedDB.deleteDatabase(name);
  return took;
}
