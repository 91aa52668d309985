import type { Paise } from './money.ts';

/**
 * One line of a CSV file (RFC 4180), quoting text only where needed. Text that a spreadsheet would run as a formula (it
 * begins with = + − @, or with a tab or carriage return) gets a leading apostrophe. Number cells are passed as numbers
 * and left unchanged.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? quoted(neutral(cell)) : cell.number)).join(',')}\r\n`;
}

/** Text, or the digits of a number, written unchanged, such as -118000.50. */
export type CsvCell = string | Readonly<{ number: string }>;

/** Money for other programs to read: rupees with two decimals and no grouping, 118000.50. */
export function csvRupees(amount: Paise): Readonly<{ number: string }> {
  const size = Math.abs(amount);
  return { number: `${amount < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}` };
}

/** The byte order mark, which tells spreadsheets that the file is UTF-8. */
export const CSV_START = '\ufeff';

function neutral(text: string): string {
  return /^[\s\0]*[=+\-−@＝＋－＠]|^[\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
