import { database } from './mirror.ts';
import { CHANGES, readTotals } from './totals.ts';

/** The number of actions that have changed the sample business since this page was opened. */
export async function changeCount(): Promise<number> {
  const [changes] = await readTotals(database(), [CHANGES]);
  return changes?.count ?? 0;
}
