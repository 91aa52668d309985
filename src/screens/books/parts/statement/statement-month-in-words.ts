import type { Days } from '#domain/books/usual-periods.ts';
import { formatDay, MONTHS } from '#domain/format.ts';

/** "April 2026", also of a month that goes on after the period; the days of one that begins before it. */
export function statementMonthInWords({ from, to }: Days): string {
  if (!from.endsWith('-01')) return `${formatDay(from)} to ${formatDay(to)}`;
  return `${MONTHS[Number(from.slice(5, 7)) - 1]} ${from.slice(0, 4)}`;
}
