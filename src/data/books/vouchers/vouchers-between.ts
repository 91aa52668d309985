import type { JobOptions } from '#data/files/progress.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { see } from '#data/books/staff/access.ts';
import { booksStore } from '#data/books/store.ts';
import { countVouchers, nextVouchers } from './voucher-batches.ts';

/** The vouchers of some days by day, some hundred at a time. Read as they are then: not one moment of the books. */
export async function* vouchersBetween(days: Days, { signal, onProgress }: JobOptions = {}) {
  see('files', 'reports');
  const db = booksStore.database();
  const total = await countVouchers(db, days);
  let done = 0;
  for (let batch = await nextVouchers(db, days); batch.length > 0; batch = await nextVouchers(db, days, batch.at(-1))) {
    signal?.throwIfAborted();
    yield batch;
    done += batch.length;
    onProgress?.(done, Math.max(done, total));
  }
}
