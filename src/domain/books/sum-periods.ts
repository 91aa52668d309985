import { daysAfter, financialYearOf, type IsoDate } from '#domain/calendar.ts';

/**
 * Sums are kept by day, month and financial year, so that those of any time are a few ranges of them: never running
 * balances, which a back-dated voucher would have to change all.
 */
export type Grain = 'Y' | 'M' | 'D';

/** Periods of one grain from the one to the other, both included; from '' means from the first there is. */
export type PeriodSpan = Readonly<{ grain: Grain; from: string; to: string }>;

/** The period of a day, from 1900 on: "2026" for the year from April 2026, "2026-04", "2026-04-05". */
export function periodOf(grain: Grain, day: IsoDate): string {
  if (grain === 'Y') return financialYearOf(day).slice(0, 4);
  return grain === 'M' ? day.slice(0, 7) : day;
}

/** The fewest kept periods that make up a time, from its first day ('' for the beginning) to its last. */
export function spansOf(from: IsoDate | '', to: IsoDate): readonly PeriodSpan[] {
  if (from > to) return [];
  const firstMonth = from === '' || from.endsWith('-01') ? from.slice(0, 7) : monthAfter(from.slice(0, 7), 1);
  const lastMonth = isLastOfMonth(to) ? to.slice(0, 7) : monthAfter(to.slice(0, 7), -1);
  if (firstMonth > lastMonth) return [{ grain: 'D', from, to }];
  return [
    ...days(from, firstMonth === '' ? '' : daysAfter(firstOf(firstMonth), -1)),
    ...monthsAndYears(firstMonth, lastMonth),
    ...days(firstOf(monthAfter(lastMonth, 1)), to),
  ];
}

/** All the periods of a span, which must have a beginning. */
export function periodsIn({ grain, from, to }: PeriodSpan): readonly string[] {
  const periods: string[] = [];
  for (let at = from; at <= to; at = nextPeriod(grain, at)) periods.push(at);
  return periods;
}

function nextPeriod(grain: Grain, period: string): string {
  if (grain === 'Y') return String(Number(period) + 1);
  return grain === 'M' ? monthAfter(period, 1) : daysAfter(period as IsoDate, 1);
}

function monthsAndYears(firstMonth: string, lastMonth: string): readonly PeriodSpan[] {
  const firstYear =
    firstMonth === '' || firstMonth.endsWith('-04') ? yearPeriodOf(firstMonth) : yearPeriodOf(firstMonth, 1);
  const lastYear = lastMonth.endsWith('-03') ? yearPeriodOf(lastMonth) : yearPeriodOf(lastMonth, -1);
  if (firstYear > lastYear) return [{ grain: 'M', from: firstMonth, to: lastMonth }];
  return [
    ...months(firstMonth, firstYear === '' ? '' : `${firstYear}-03`),
    { grain: 'Y', from: firstYear, to: lastYear },
    ...months(`${Number(lastYear) + 1}-04`, lastMonth),
  ];
}

function days(from: IsoDate | '', to: IsoDate | ''): readonly PeriodSpan[] {
  return from === '' || from > to ? [] : [{ grain: 'D', from, to }];
}

function months(from: string, to: string): readonly PeriodSpan[] {
  return from === '' || from > to ? [] : [{ grain: 'M', from, to }];
}

/** The financial year of a month, or that many years later; '' for the beginning. */
function yearPeriodOf(month: string, later = 0): string {
  if (month === '') return '';
  return String(Number(financialYearOf(firstOf(month)).slice(0, 4)) + later);
}

function isLastOfMonth(day: IsoDate): boolean {
  return daysAfter(day, 1).endsWith('-01');
}

function firstOf(month: string): IsoDate {
  return `${month}-01` as IsoDate;
}

function monthAfter(month: string, later: number): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  const count = year * 12 + number - 1 + later;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}
