import { transactOn } from '#data/store/act.ts';
import { outsideQuery } from '#data/store/database.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { runBooksJob } from '#data/books/job.ts';
import { booksStore } from '#data/books/store.ts';
import {
  isStale,
  MOVES_IN_A_SLICE,
  movesToValue,
  VALUED_TABLES,
  type ValueOrder,
  valueSlice,
} from './valuation-batches.ts';
import { reportValuation } from './valuation-progress.ts';

/**
 * Resolves when every item is valued up to a day, or one item up to any. Whoever reads what goods are worth waits for this
 * first, so that no old value is shown as new. It goes in slices, each a transaction of its own, and where there are many of
 * them in a worker: the page stays responsive, and after a kill the next one begins where the last one ended.
 */
export async function valueUpTo(day: MaybeDate, item?: string): Promise<void> {
  let hasWorker = true;
  const isMuch = async () => hasWorker && (await movesToValue(booksStore.database(), day, item)) > MOVES_IN_A_SLICE;
  while (await isStale(booksStore.database(), day, item)) {
    const isForWorker = await isMuch();
    await outsideQuery(async () => {
      if (isForWorker) hasWorker = await valueInWorker({ day, item });
      else await transactOn(booksStore, [...VALUED_TABLES], async (db) => await valueSlice(db, day, item));
    });
  }
}

/** Whether a worker did it; if not, the page does. One at a time: who asks meanwhile waits, and looks again. */
function valueInWorker(order: ValueOrder): Promise<boolean> {
  const onProgress = (done: number, total: number) => reportValuation([done, total]);
  running ??= runBooksJob('valueStock', order, notDone, { onProgress })
    .catch(() => false)
    .finally(() => {
      running = undefined;
      reportValuation(undefined);
    });
  return running;
}

function notDone(): Promise<boolean> {
  return Promise.resolve(false);
}

let running: Promise<boolean> | undefined;
