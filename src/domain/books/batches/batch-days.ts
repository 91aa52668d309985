import { daysAfter, type IsoDate, isIsoDate, isStorableDay, type MaybeDate } from '#domain/calendar.ts';
import { type Reading, unreadable } from '#domain/figure-reading.ts';
import { readFileDay } from '#domain/file-day.ts';
import { formatDay, MONTHS } from '#domain/format.ts';

/** Reads an expiry as packings have it: "09/26" and "Sep 2026" are the last day of that month; or a whole date. */
export function readExpiry(text: string): Reading<IsoDate> {
  return readPacked(text, lastOfMonth);
}

/** Reads the day on which goods were made: "09/26" is the first of that month; or a whole date. */
export function readMade(text: string): Reading<IsoDate> {
  return readPacked(text, (first) => first);
}

/** "09/26", where it is the last day of a month; else the whole day. */
export function expiryInWords(day: MaybeDate): string {
  return isIsoDate(day) && day === lastOfMonth(`${day.slice(0, 8)}01` as IsoDate) ? inFigures(day) : formatDay(day);
}

/** "09/26", where it is the first day of a month; else the whole day. */
export function madeInWords(day: MaybeDate): string {
  return isIsoDate(day) && day.endsWith('-01') ? inFigures(day) : formatDay(day);
}

/** Returns the day that a text says; blank where it says none. */
export function dayRead(reading: Reading<IsoDate>): MaybeDate {
  return reading.kind === 'value' ? reading.value : '';
}

function readPacked(text: string, dayOf: (first: IsoDate) => IsoDate): Reading<IsoDate> {
  const bare = text.normalize('NFKC').trim().toLowerCase();
  if (bare === '') return { kind: 'blank' };
  const [, month = '', year = ''] = MONTH_AND_YEAR.exec(bare) ?? [];
  if (year === '') {
    const read = readFileDay(bare);
    return read.kind === 'value' ? read : unreadable(NO_DAY);
  }
  const number = /\d/.test(month)
    ? Number(month)
    : MONTHS.findIndex((name) => name.toLowerCase().startsWith(month)) + 1;
  const first = `${year.length === 2 ? `20${year}` : year}-${String(number).padStart(2, '0')}-01`;
  return isStorableDay(first) ? { kind: 'value', value: dayOf(first) } : unreadable(NO_DAY);
}

function lastOfMonth(first: IsoDate): IsoDate {
  const inNext = daysAfter(first, 31);
  return daysAfter(`${inNext.slice(0, 8)}01` as IsoDate, -1);
}

function inFigures(day: IsoDate): string {
  return `${day.slice(5, 7)}/${day.slice(2, 4)}`;
}

const MONTH_AND_YEAR = /^(\d{1,2}|[a-z]{3,9})\s*[-/. ]\s*(\d{4}|\d{2})$/;
const NO_DAY = 'Type it as 09/26 or 30/09/2026.';
