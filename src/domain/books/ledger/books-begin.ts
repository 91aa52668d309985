import { formatDay } from '#domain/format.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import type { Period } from './report.ts';

type Begin = Pick<Business, 'booksBegin'>;

/** Whether a day is before the books begin: nothing stands then, not even what they open with. */
export function isBeforeBooks(day: IsoDate, { booksBegin }: Begin): boolean {
  return day < booksBegin;
}

/** Returns a period from the day on which the books begin, where they begin within it: their openings stand on that day. */
export function daysOfBooks({ from, to }: Days, { booksBegin }: Begin): Days {
  return from < booksBegin && booksBegin <= to ? { from: booksBegin, to } : { from, to };
}

/** "Books begin on 01 Apr 2026", of a report whose period begins before; else undefined. */
export function booksBeginInWords({ from, to }: Period, { booksBegin }: Begin): string | undefined {
  return (from ?? to) < booksBegin ? `Books begin on ${formatDay(booksBegin)}` : undefined;
}
