import { daysAfter, financialYearOf, type IsoDate, isIsoDate } from './calendar.ts';
import { formatDay, MONTHS } from './format.ts';
import { type Reading, unreadable } from './figure-reading.ts';

/** The first and the last day that a field takes; either may be missing. */
export type DayRange = Readonly<{ from?: IsoDate; to?: IsoDate }>;

/**
 * Parses a day as people type it: "05/04/2026", "5/4/26", "050426", "5 Apr 2026". What is left
 * out is taken from today: "5" is in its month, "5/4", "0504" and "5 apr" are in its financial year, where the months
 * January to March come last. Also "today" or "t", "yesterday" or "y", "+1" and "-1" days, and 2026-04-05 as other
 * programs copy it. Between the parts stands any of / - . , or a space: the digit keys of a phone offer only some of
 * them. A year of two figures is of this century. Days that do not exist, or lie outside of the range, are refused.
 */
export function readDay(text: string, today: IsoDate, range: DayRange = {}): Reading<IsoDate> {
  const typed = plainDay(text);
  if (typed === '') return { kind: 'blank' };
  const ago = daysFromToday(typed);
  if (ago !== undefined) return dayFromToday(range, daysAfter(today, ago));
  const parts = typed.length > LONGEST ? undefined : partsOf(typed);
  if (!parts) return unreadable('Not a date. Type it as 5/4/2026 or 5 Apr 2026.');
  const month = parts.month === undefined ? Number(today.slice(5, 7)) : monthFrom(parts.month);
  if (month === undefined) return unreadable(`There is no month ${parts.month}. Type the day first, then the month.`);
  const year = parts.year === undefined ? yearOfMonth(today, month, parts.month !== undefined) : yearFrom(parts.year);
  if (!isYear(year)) return noYear(year);
  const day = [year, String(month).padStart(2, '0'), parts.day.padStart(2, '0')].join('-');
  if (isIsoDate(day)) return inRange(range, day);
  // The year decides about one day only.
  const inYear = month === 2 && Number(parts.day) === 29 ? ` ${year}` : '';
  return unreadable(`${Number(parts.day)} ${MONTHS[month - 1]}${inYear} does not exist.`);
}

/** A day that was counted from today, which may lead out of all years. */
function dayFromToday(range: DayRange, day: IsoDate): Reading<IsoDate> {
  const year = Number(day.slice(0, 4));
  return isYear(year) ? inRange(range, day) : noYear(year);
}

type Parts = Readonly<{ day: string; month?: string; year?: string }>;

function partsOf(typed: string): Parts | undefined {
  for (const form of FORMS) {
    const parts = form.exec(typed)?.groups;
    if (parts?.['day'] !== undefined) return { ...parts, day: parts['day'] };
  }
  return undefined;
}

/** Lower case, without invisible characters, and with the digits 0 to 9 whatever script they were typed in. */
function plainDay(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) - 6) % 16))
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .toLowerCase();
}

function daysFromToday(typed: string): number | undefined {
  if (typed === 't' || typed === 'today') return 0;
  if (typed === 'y' || typed === 'yesterday') return -1;
  return /^[-+]\s*\d{1,4}$/.test(typed) ? Number(typed.replace(/\s/g, '')) : undefined;
}

/** The month of "4", "04", "apr", "sept" or "april". */
function monthFrom(text: string): number | undefined {
  if (/\d/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? Number(text) : undefined;
  const at = MONTHS.findIndex((name) => name.toLowerCase().startsWith(text));
  return at === -1 ? undefined : at + 1;
}

/** The year of a month that was typed without one: that of today's financial year, or of today if no month was typed. */
function yearOfMonth(today: IsoDate, month: number, isMonthTyped: boolean): number {
  if (!isMonthTyped) return Number(today.slice(0, 4));
  return Number(financialYearOf(today).slice(0, 4)) + (month < 4 ? 1 : 0);
}

function yearFrom(text: string): number {
  return Number(text) + (text.length === 2 ? 2000 : 0);
}

function isYear(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

function noYear(year: number): Reading<never> {
  return unreadable(`The year ${year}? Type one from ${FIRST_YEAR} to ${LAST_YEAR}.`);
}

function inRange({ from, to }: DayRange, day: IsoDate): Reading<IsoDate> {
  const isEarly = from !== undefined && day < from;
  const isLate = to !== undefined && day > to;
  if (!isEarly && !isLate) return { kind: 'value', value: day };
  const [first, last] = [from && formatDay(from), to && formatDay(to)];
  if (first === undefined) return unreadable(`${formatDay(day)} is too late. Type a day up to ${last}.`);
  if (last === undefined) return unreadable(`${formatDay(day)} is too early. Type ${first} or a later day.`);
  return unreadable(`${formatDay(day)} is too ${isEarly ? 'early' : 'late'}. Type a day from ${first} to ${last}.`);
}

/** No books or leases reach further, and a slip of the keyboard usually does. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
/** In characters. No date is longer, and on a pasted letter the patterns would take seconds. */
const LONGEST = 40;
const SEPARATOR = String.raw`\s*[-/.,\s]\s*`;
const DAY = String.raw`(?<day>\d{1,2})`;
const YEAR = String.raw`(?<year>\d{4}|\d{2})`;
const FORMS = [
  new RegExp(`^${DAY}$`),
  new RegExp(`^${DAY}${SEPARATOR}(?<month>\\d{1,2})(?:${SEPARATOR}${YEAR})?$`),
  new RegExp(`^${DAY}(?:${SEPARATOR})?(?<month>[a-z]{3,9})\\.?(?:(?:${SEPARATOR})?${YEAR})?$`),
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4}|\d{2})?$/,
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
];
/** In each of these scripts the ten digits begin at a code point that ends in 6. */
const INDIAN_DIGITS = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/gu;
