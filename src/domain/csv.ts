import type { Paise } from './money.ts';

/**
 * One line of a CSV file (RFC 4180): text in quotes where it must be. Text that a spreadsheet would take for a formula
 * (it begins with = + − @, or a tab or carriage return) gets an apostrophe before it; a number cell is handed in as one.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? quoted(neutral(cell)) : cell.number)).join(',')}\r\n`;
}

/** Text, or digits that stand as they are, such as -118000.50. */
export type CsvCell = string | Readonly<{ number: string }>;

/** Money in a file that other programs read: rupees with two decimals and no grouping, 118000.50. */
export function csvRupees(amount: Paise): Readonly<{ number: string }> {
  const size = Math.abs(amount);
  return { number: `${amount < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}` };
}

/** Tells spreadsheets that the file is UTF-8. */
export const CSV_START = '\ufeff';

function neutral(text: string): string {
  return /^[\s\0]*[=+\-−@＝＋－＠]|^[\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
