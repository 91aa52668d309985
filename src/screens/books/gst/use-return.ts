import { changesMade } from '#data/books/returns/gstr1.ts';
import { useLiveResult } from '#data/books/live.ts';
import type { Month } from '#domain/books/returns/return-month.ts';

/**
 * A return of a month, read again after every change. What was read of the month before is shown at once meanwhile, so that it
 * may be behind by the last change: what is written, filed or posted is read for that.
 */
export function useReturn<Read>(form: string, month: Month, readOf: (month: Month) => Promise<Read>) {
  const { value, problem } = useLiveResult([form, month], async () => {
    // A worker's reading is not observed, the count of changes is.
    await changesMade();
    return readOf(month);
  });
  return { read: value, problem };
}
