import type { JobOptions } from '#data/files/progress.ts';
import { outsideTransaction } from '#data/store/database.ts';

/** Hears of each batch; throws once the work is cancelled, which ends the transaction. */
export function transactionProgress(
  total: number,
  signal: AbortSignal | undefined,
  onProgress: JobOptions['onProgress'],
) {
  let done = 0;
  return (count: number) => {
    signal?.throwIfAborted();
    done += count;
    // The listener may read and write the records, which must not become part of this transaction.
    outsideTransaction(() => onProgress?.(done, total));
  };
}
