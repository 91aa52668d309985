import type { Database } from '#data/database.ts';
import type { Business } from '#data/fill.ts';
import { database, openMirror } from '#data/mirror.ts';
import { sample } from '#data/seed/sample.ts';
import { locks } from './locks.ts';

/** Opens a new mirror for one test, with the sample business or the given one. */
export async function freshMirror(business: Business = sample): Promise<Database> {
  await openMirror(business, locks);
  return database();
}
