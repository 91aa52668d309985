import type { FinancialYear } from '#domain/sample/financial-year.ts';
import { BLANK, formatDay } from '#domain/format.ts';

/** 01 Apr 2024 – 31 Mar 2025. The dates are unchecked and keep the order in which they were entered. */
export function datesOf({ startDate, endDate }: Pick<FinancialYear, 'startDate' | 'endDate'>): string {
  if (startDate === '' && endDate === '') return BLANK;
  return `${formatDay(startDate)} – ${formatDay(endDate)}`;
}

/** True if another of these years has the same name. Their dates then tell them apart. */
export function sharesName(year: FinancialYear, years: readonly FinancialYear[]): boolean {
  return years.some(({ id, name }) => id !== year.id && name === year.name);
}
