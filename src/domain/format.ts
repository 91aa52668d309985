import { isIsoDate, type MaybeDate } from './calendar.ts';
import type { Paise } from './money.ts';

/** How figures, days and blanks look. The one user of Intl, with each formatter made once. */

/** What stands where nothing was entered. */
export const BLANK = '–';

/** ₹1,23,456.50; whole rupees without decimals: ₹1,18,000. A real minus for what is owed. */
export function formatRupees(amount: Paise): string {
  return signed(amount, `₹${formatPlainRupees(Math.abs(amount) as Paise)}`);
}

/** ₹1,18,000.00: a printed account never leaves the paise out, so that its points stand in a column. */
export function formatRupeesInFull(amount: Paise): string {
  const size = Math.abs(amount);
  return signed(amount, `₹${count.format(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`);
}

/** 1,23,456.50 without the sign of the currency, as a field shows it. */
export function formatPlainRupees(amount: Paise): string {
  const size = Math.abs(amount);
  const rupees = count.format(Math.floor(size / 100));
  const paise = size % 100;
  return signed(amount, paise === 0 ? rupees : `${rupees}.${String(paise).padStart(2, '0')}`);
}

/** ₹12.4 L and ₹1.2 Cr for a glance; sums under a lakh stand in full. */
export function formatRupeesShort(amount: Paise): string {
  const rupees = Math.abs(amount) / 100;
  if (rupees < 99_950) return formatRupees(amount);
  const [size, unit] = rupees < 99_95_000 ? [rupees / 1e5, 'L'] : [rupees / 1e7, 'Cr'];
  return signed(amount, `₹${oneDecimal.format(size)} ${unit}`);
}

/** 15.0L: lakhs of rupees with one decimal, as the inventory's value is shown (specification §9). */
export function formatLakhs(amount: Paise): string {
  return signed(amount, `${oneDecimal.format(Math.abs(amount) / 1e7)}L`);
}

/** 118000.50: for files that other programs read. */
export function decimalRupees(amount: Paise): string {
  const size = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** 1,00,000 records; 2.5 metres. */
export function formatNumber(value: number): string {
  return signed(value, quantity.format(Math.abs(value)));
}

/** 47.0%: a share or a change, in hundredths, with one decimal. */
export function formatShare(percent: number): string {
  return signed(percent, `${oneDecimal.format(Math.abs(percent))}%`);
}

/** 18%; 0.25%. */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}%`;
}

/** 05 Apr 2024. What is not a day shows as it was entered, never as "Invalid Date". */
export function formatDay(day: MaybeDate): string {
  if (day === '') return BLANK;
  if (!isIsoDate(day)) return day;
  return `${day.slice(8)} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** Saturday, 21 November 2026. */
export function formatDayInWords(day: MaybeDate): string {
  if (!isIsoDate(day)) return formatDay(day);
  return longDay.format(new Date(`${day}T00:00:00`));
}

/** 4:05 pm. */
export function formatTime(moment: Date): string {
  return time.format(moment);
}

/** Text as entered, or the blank mark. */
export function formatText(text: string): string {
  return text.trim() === '' ? BLANK : keptToItself(text);
}

/** What a record is called where a dash would say nothing, as in the name of a button: "an unnamed company". */
export function formatName(name: string, otherwise: string): string {
  return name.trim() === '' ? otherwise : keptToItself(name);
}

/**
 * A text with letters that are written from right to left, between the marks that keep its direction to itself (UAX 9,
 * first strong isolate): the number or the sign beside it would otherwise be drawn on its other side.
 */
function keptToItself(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Small letters for comparing and sorting names. */
export function folded(text: string): string {
  return text.normalize('NFKC').toLocaleLowerCase('en-IN');
}

function signed(value: number, magnitude: string): string {
  return value < 0 ? `−${magnitude}` : magnitude;
}

const count = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const quantity = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });
const longDay = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });
/** Hebrew, Arabic and their kin, and the marks that turn a direction round. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
