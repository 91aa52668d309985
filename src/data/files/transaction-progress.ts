import type { OnProgress } from './progress.ts';
import { outsideTransaction } from '#data/store/database.ts';

/** Hears of each batch of a transaction; throws once the work is cancelled, which ends the transaction. */
export function transactionProgress(total: number, onProgress: OnProgress): (count: number) => void {
  let done = 0;
  return (count) => {
    done += count;
    // The listener may read and write the records, which must not become part of this transaction.
    outsideTransaction(() => void onProgress(done, total));
  };
}
