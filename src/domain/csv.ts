import type { Paise } from './money.ts';

/**
 * One line of a CSV file (RFC 4180), quoting text only where needed. Text that a spreadsheet would run as a formula (it
 * begins with = + − @, or with a tab or carriage return) gets a leading apostrophe. A phone number, +91 98200 00001, names
 * nothing and calls nothing, so it stays as typed. Number cells are passed as numbers and left unchanged.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? quoted(neutral(cell)) : cell.number)).join(',')}\r\n`;
}

/** Text, or the digits of a number, written unchanged, such as -118000.50, and the amount where it is one. */
export type CsvCell = string | Readonly<{ number: string; amount?: Paise }>;

/** Money for other programs to read: rupees with two decimals and no grouping, 118000.50. */
export function csvRupees(amount: Paise): Readonly<{ number: string; amount: Paise }> {
  const size = Math.abs(amount);
  return { number: `${amount < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`, amount };
}

/** The byte order mark, which tells spreadsheets that the file is UTF-8. */
export const CSV_START = '\ufeff';

function neutral(text: string): string {
  return FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const FORMULA = /^[\s\0]*[=+\-−@＝＋－＠]|^[\t\r]/;
/** Digits of any script between pluses, hyphens and spaces, some in brackets. */
const PHONE = /^(?:[+\- \p{Nd}]|\(\p{Nd}+\))*$/u;
