import { CHANGES } from '#data/store/totals.ts';
import { sampleStore } from './store.ts';

/** The number of actions that have changed the sample business since this page was opened. */
export async function changeCount(): Promise<number> {
  const [changes] = await sampleStore.totals([CHANGES]);
  return changes?.count ?? 0;
}
