import type { JobOptions } from '#data/files/progress.ts';
import { see } from '#data/books/staff/access.ts';
import { isEmptyGstr1 } from '#domain/books/returns/gstr1-file.ts';
import { monthOfDay, monthsBackTo } from '#domain/books/returns/return-month.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { business } from '#data/books/business.ts';
import { gstr1 } from './gstr1.ts';

/**
 * GSTR-1 of each month that some days touch, one after the other; months of which it has nothing to say are left out. None of
 * a business that files none.
 */
export async function* everyGstr1(days: Days, { signal, onProgress }: JobOptions = {}) {
  see('files', 'reports');
  const { booksBegin, registration } = await business();
  if (registration !== 'Regular') return;
  const first = monthOfDay(days.from < booksBegin ? booksBegin : days.from);
  const months = monthsBackTo(first, monthOfDay(days.to)).toReversed();
  for (const [at, month] of months.entries()) {
    signal?.throwIfAborted();
    const read = await gstr1(month);
    onProgress?.(at + 1, months.length);
    if (!isEmptyGstr1(read.file)) yield { month, read };
  }
}
