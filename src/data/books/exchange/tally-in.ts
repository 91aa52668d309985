import type { JobOptions } from '#data/files/progress.ts';
import { asRefusal } from '#data/store/refusal.ts';
import { runTallyIn } from '#data/books/job.ts';
import type { TallyIn, TallyInOrder } from './plan-tally.ts';
import { WORDS } from '#data/books/words.ts';

/**
 * Reads what Tally exported in a worker, so that the page stays responsive, and says what is in it; with the business,
 * also what would become of it here. Changes nothing. Throws a Refusal that says what to do instead.
 */
export async function tallyIn(order: TallyInOrder, watching: JobOptions = {}): Promise<TallyIn> {
  try {
    const onPage = async (...[onProgress]: Parameters<Parameters<typeof runTallyIn>[1]>) =>
      (await import('./plan-tally.ts')).planTally(order, onProgress);
    return await runTallyIn(order, onPage, watching);
  } catch (error) {
    watching.signal?.throwIfAborted();
    throw asRefusal(error, 'Not read', WORDS.closed);
  }
}
