import type { JobOptions } from '#data/files/progress.ts';
import { see } from '#data/books/staff/access.ts';
import { readForFile } from '#data/store/refusal.ts';
import { dayBefore, firstDayOfYear, type IsoDate } from '#domain/calendar.ts';
import { stockOfItemsOn } from '#data/books/stock/stock-value.ts';
import { costsOfTransfers } from '#data/books/stock/transfer-costs.ts';
import { runBooksJob } from '#data/books/job.ts';
import type { TallyFiles, TallyOrder } from './write-tally.ts';

/** Writes the open books for Tally, in a worker. Changes nothing. Throws a Refusal if they cannot be read. */
export async function tallyFiles(
  days: Omit<TallyOrder, 'stock' | 'transfers'>,
  options: JobOptions = {},
): Promise<TallyFiles> {
  see('files', 'reports', 'cost');
  const write = async () => {
    const stock = await stockOfItemsOn(dayBefore(days.begins));
    const order = { ...days, stock, transfers: await costsOfTransfers(days.from, days.to) };
    return runBooksJob(
      'tally',
      order,
      async (...given) => (await import('./write-tally.ts')).writeTally(...given),
      options,
    );
  };
  return readForFile(write, options.signal);
}

/**
 * The days on which the books may begin in Tally for vouchers from a day on: when they began here, and each 1 April since. A
 * company of Tally that has earlier years, too, begins earlier. The last is the usual one: a company a year.
 */
export function beginningsFor(from: IsoDate, booksBegin: IsoDate): readonly IsoDate[] {
  const days: IsoDate[] = [booksBegin];
  const last = firstDayOfYear(from);
  for (let year = Number(firstDayOfYear(booksBegin).slice(0, 4)) + 1; ; year++) {
    const day: IsoDate = `${year}-04-01`;
    if (day > last) return days;
    days.push(day);
  }
}
