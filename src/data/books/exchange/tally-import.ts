import type { JobOptions } from '#data/files/progress.ts';
import { asRefusal } from '#data/store/refusal.ts';
import { runAlone } from '#data/books/job.ts';
import type { TallyImportOutline } from './outline-tally-import.ts';
import type { TallyImportOrder } from './plan-tally-import.ts';
import { STORAGE_MESSAGES } from '#data/books/storage-messages.ts';

/**
 * Reads what Tally exported in a worker, so that the page stays responsive, and says what is in it; with the business,
 * also what would become of it here. Changes nothing. Throws a Refusal that says what to do instead.
 */
export async function tallyImport(order: TallyImportOrder, options: JobOptions = {}): Promise<TallyImportOutline> {
  try {
    return await runAlone(
      'tallyIn',
      order,
      async (...given) => (await import('./outline-tally-import.ts')).outlineTallyImport(...given),
      options,
    );
  } catch (error) {
    options.signal?.throwIfAborted();
    throw asRefusal(error, 'Not read', STORAGE_MESSAGES.closed);
  }
}
