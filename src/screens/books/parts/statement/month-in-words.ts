import type { Days } from '#domain/books/usual-periods.ts';
import { formatDay, MONTHS } from '#domain/format.ts';

/** "April 2026"; the days of a month that the period cuts. */
export function monthInWords({ from, to }: Days): string {
  const isWhole = from.endsWith('-01') && Number(to.slice(8)) >= 28;
  return isWhole
    ? `${MONTHS[Number(from.slice(5, 7)) - 1]} ${from.slice(0, 4)}`
    : `${formatDay(from)} to ${formatDay(to)}`;
}
