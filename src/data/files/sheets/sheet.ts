import { Refusal } from '#data/store/refusal.ts';

/** A table of a file as text, whatever kind of file it was: the rows that say something, each with its line in the file. */
export type TextSheet = Readonly<{ name: string; rows: readonly SheetRow[] }>;

/** Cells are trimmed; a date of a workbook is 2026-04-01, a number has a point and no grouping. */
export type SheetRow = Readonly<{ line: number; cells: readonly string[] }>;

/** Takes rows up to a number, and drops the blank ones, however many a file has of them. */
export class SheetRows {
  readonly #rows: SheetRow[] = [];

  add(line: number, cells: readonly string[]): void {
    const trimmed = cells.slice(0, MOST_COLUMNS).map((cell) => cell.trim().slice(0, LONGEST_CELL));
    const last = trimmed.findLastIndex((cell) => cell !== '');
    if (last === -1) return;
    if (this.#rows.length === MOST_ROWS) throw notRead(TOO_MANY_ROWS);
    this.#rows.push({ line, cells: trimmed.slice(0, last + 1) });
  }

  all(): readonly SheetRow[] {
    return this.#rows;
  }
}

export function notRead(sentence: string): Refusal {
  return new Refusal('Not read', sentence);
}

export function damagedWorkbook(): Refusal {
  return notRead('The workbook is damaged. Open it in Excel, save it anew, and choose that file.');
}

export const LOCKED_WORKBOOK =
  'The workbook has a password. Open it in Excel, save it without one, and choose that file.';

/** More are not read by anybody before they are imported, and a shop's items and parties are some thousands. */
const MOST_ROWS = 50_000;
const MOST_COLUMNS = 200;
const LONGEST_CELL = 5000;
const TOO_MANY_ROWS = 'The file has more than 50,000 rows. Divide it, and bring in the parts one after the other.';
