import type { Database } from '#data/database.ts';
import type { Business } from '#data/fill.ts';
import { database, openMirror } from '#data/mirror.ts';
import { sample } from '#data/seed/sample.ts';
import { locks } from './locks.ts';

/** A mirror of its own for one test, on the sample business or on the one given. */
export async function freshMirror(business: Business = sample): Promise<Database> {
  await openMirror(business, locks);
  return database();
}
