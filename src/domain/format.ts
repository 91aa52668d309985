import { type IsoDate, isIsoDate, type MaybeDate } from './calendar.ts';
import type { Paise } from './money.ts';

/**
 * Formats figures, days and blanks without Intl: creating the first Intl formatter takes longer than drawing a screen.
 * The tests compare every format with Intl.
 */

/** Shown in place of a blank value. */
export const BLANK = '–';

/** ₹1,23,456.50; whole rupees have no decimals: ₹1,18,000. Negative amounts get a true minus sign, −. */
export function formatRupees(amount: Paise): string {
  return withSign(amount, `₹${formatPlainRupees(Math.abs(amount) as Paise)}`);
}

/** ₹1,18,000.00: printed accounts always show the paise, so that the decimal points line up in a column. */
export function formatRupeesInFull(amount: Paise): string {
  return withSign(amount, `₹${formatPlainRupeesInFull(Math.abs(amount) as Paise)}`);
}

/** 1,18,000.00: for a column whose heading has the rupee sign. */
export function formatPlainRupeesInFull(amount: Paise): string {
  const size = Math.abs(amount);
  return withSign(amount, `${grouped(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`);
}

/** 1,23,456.50: without the rupee sign, as input fields show it. */
export function formatPlainRupees(amount: Paise): string {
  return formatPlainRupeesInFull(amount).replace(/\.00$/, '');
}

/** ₹12.4 L or ₹1.2 Cr; an amount that does not round up to a lakh is shown in full. */
export function formatRupeesShort(amount: Paise): string {
  const size = Math.abs(amount);
  if (size < 99_950_00) return formatRupees(amount);
  const isLakhs = size < 99_95_000_00;
  return withSign(amount, isLakhs ? `₹${inTenths((size * 10) / LAKH)} L` : `₹${inTenths((size * 10) / CRORE)} Cr`);
}

/** An amount for a card: in full, and short for when the full figure does not fit. */
export function formatRupeesForCard(amount: Paise | undefined): { figure: string | undefined; short?: string } {
  if (amount === undefined) return { figure: undefined };
  return { figure: formatRupees(amount), short: formatRupeesShort(amount) };
}

/**
 * 15.0L, 1,015.0L: lakhs of rupees with one decimal, even above a crore, for the inventory value (specification §9).
 */
export function formatLakhs(amount: Paise): string {
  const size = `${inTenths((Math.abs(amount) * 10) / LAKH)}L`;
  // An amount that rounds to zero has no sign.
  return size === '0.0L' ? size : withSign(amount, size);
}

/** 1,00,000 records; 2.5 metres. */
export function formatNumber(value: number): string {
  const thousandths = Math.round(Math.abs(value) * 1000);
  const decimals = String(thousandths % 1000).padStart(3, '0');
  return withSign(value, `${grouped(Math.floor(thousandths / 1000))}.${decimals}`.replace(/\.?0*$/, ''));
}

/** 47.0%: a share or a change, in hundredths, with one decimal. */
export function formatShare(percent: number): string {
  return withSign(percent, `${inTenths(Math.abs(percent) * 10)}%`);
}

/** 18%; 0.25%. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}%`;
}

/** 05 Apr 2024. Text that is not a valid day is shown as entered, never as "Invalid Date". */
export function formatDay(day: MaybeDate): string {
  if (day === '') return BLANK;
  if (!isIsoDate(day)) return day;
  return `${day.slice(8)} ${monthName(day)?.slice(0, 3)} ${day.slice(0, 4)}`;
}

/** Saturday, 21 November 2026. */
export function formatDayInWords(day: MaybeDate): string {
  if (!isIsoDate(day)) return formatDay(day);
  return `${weekdayOf(day)}, ${Number(day.slice(8))} ${monthName(day)} ${day.slice(0, 4)}`;
}

/** Thu, 09 Jan 2025: a day as a field shows it, where nobody is to take the month for the day. */
export function formatDayWithWeekday(day: MaybeDate): string {
  return isIsoDate(day) ? `${weekdayOf(day).slice(0, 3)}, ${formatDay(day)}` : formatDay(day);
}

/** April 2026, of a month `2026-04` or of any day in it. */
export function formatMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

/** 05/04/2026: a day as it stands in a field to type over. */
export function formatDayInFigures(day: MaybeDate): string {
  return isIsoDate(day) ? `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}` : formatDay(day);
}

/** 4:05 pm. */
export function formatTime(moment: Date): string {
  const hours = moment.getHours();
  return `${hours % 12 || 12}:${String(moment.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** Text as entered, or the blank mark. */
export function formatText(text: string): string {
  return text.trim() === '' ? BLANK : isolated(text);
}

/** A record's name, or `otherwise` if it is blank: in a button's label "unnamed company" says more than a dash. */
export function formatName(name: string, otherwise: string): string {
  return name.trim() === '' ? otherwise : isolated(name);
}

/**
 * Wraps text with right-to-left letters in directional isolates (UAX 9, first strong isolate). Otherwise the number or
 * sign next to it would be drawn on the wrong side.
 */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Lower case, in one Unicode form, for comparing and sorting names. */
export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function withSign(value: number, magnitude: string): string {
  return value < 0 ? `−${magnitude}` : magnitude;
}

/** 12,34,567: the last comma comes before three digits, every other comma before two. */
function grouped(whole: number): string {
  const figures = String(whole);
  return figures.length < 4 ? figures : `${figures.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')},${figures.slice(-3)}`;
}

/** Formats tenths as a decimal, rounding half up: 124 → 12.4. */
function inTenths(tenths: number): string {
  const whole = Math.round(tenths);
  return `${grouped(Math.floor(whole / 10))}.${whole % 10}`;
}

function weekdayOf(day: IsoDate): string {
  return WEEKDAYS[new Date(`${day}T00:00:00`).getDay()] ?? '';
}

function monthName(day: IsoDate): string | undefined {
  return MONTHS[Number(day.slice(5, 7)) - 1];
}

/** In paise. */
const LAKH = 1e7;
const CRORE = 1e9;
/** Hebrew, Arabic and their kin, and the marks that turn a direction round. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** In English, January first. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
