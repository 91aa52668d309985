import type { Business } from '#data/sample/store.ts';
import { sample } from '#data/sample/seed/sample.ts';
import { locks } from './locks.ts';
import { openSample, sampleStore } from '#data/sample/store.ts';
import { type SampleDatabase } from './sample-database.ts';

/** Opens a new mirror for one test, with the sample business or the given one. */
export async function freshMirror(business: Business = sample): Promise<SampleDatabase> {
  await openSample(business, locks);
  return sampleStore.database();
}
