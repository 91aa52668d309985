import { sampleStore } from '#data/sample/store.ts';
import { findRecords } from '#data/lists/find-anything.ts';

/** Milliseconds to read the records that the palette finds, for each query. */
export async function findAnything(queries: readonly string[]): Promise<readonly number[]> {
  const times = [];
  for (const query of queries) {
    const started = performance.now();
    await findRecords(sampleStore, query);
    times.push(performance.now() - started);
  }
  return times;
}
