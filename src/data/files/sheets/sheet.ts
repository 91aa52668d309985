import { UNREAD_LETTER } from '#data/files/encoding.ts';
import { Refusal } from '#data/store/refusal.ts';

/**
 * A table of a file as text, whatever kind of file it was: the rows that say something, each with its line in the file, and
 * what of the file is in none of them, in words.
 */
export type TextSheet = Readonly<{
  name: string;
  rows: readonly SheetRow[];
  notes: readonly Readonly<{ line: number; why: string }>[];
  /** Whether its letters are no UTF-8, and were taken for those of Windows: names in another script are garbled then. */
  isOfWindows?: boolean;
}>;

/** Cells are trimmed; a date of a workbook is 2026-04-01, a number has a point and no grouping. */
export type SheetRow = Readonly<{ line: number; cells: readonly string[] }>;

/** Takes rows up to a number, and drops the blank ones, however many a file has of them. */
export class SheetRows {
  readonly #rows: SheetRow[] = [];
  readonly #notes: { line: number; why: string }[] = [];

  add(line: number, cells: readonly string[]): void {
    const trimmed = cells.slice(0, MOST_COLUMNS).map((cell) => cell.trim());
    if (trimmed.some((cell) => cell.length > LONGEST_CELL)) this.note(line, TOO_LONG);
    if (cells.slice(MOST_COLUMNS).some((cell) => cell.trim() !== '')) this.note(line, TOO_WIDE);
    if (trimmed.some((cell) => cell.includes(UNREAD_LETTER))) this.note(line, DAMAGED_LETTER);
    const last = trimmed.findLastIndex((cell) => cell !== '');
    if (last === -1) return;
    if (this.#rows.length === MOST_ROWS) throw notRead(TOO_MANY_ROWS);
    this.#rows.push({ line, cells: trimmed.slice(0, last + 1).map((cell) => cell.slice(0, LONGEST_CELL)) });
  }

  /** Says of a row what of it is not in its cells; once, if it is so of several cells. */
  note(line: number, why: string): void {
    const last = this.#notes.at(-1);
    if (last?.line !== line || last.why !== why) this.#notes.push({ line, why });
  }

  /** A row that has nothing but what is noted of it is no blank one: whoever reads the sheet comes upon the note. */
  sheet(name: string): TextSheet {
    const lines = new Set(this.#rows.map(({ line }) => line));
    const bare = new Set(this.#notes.flatMap(({ line }) => (lines.has(line) ? [] : [line])));
    const rows = [...this.#rows, ...Array.from(bare, (line): SheetRow => ({ line, cells: [] }))];
    return { name, rows: bare.size === 0 ? this.#rows : rows.toSorted(byLine), notes: this.#notes };
  }
}

function byLine(one: SheetRow, other: SheetRow): number {
  return one.line - other.line;
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
export const MOST_COLUMNS = 200;
const LONGEST_CELL = 5000;
/** A program that is no spreadsheet writes formulas, and leaves it to Excel to work them out. */
export const NO_RESULT =
  'A formula in it has no result, so its cell is empty. Open the file in Excel, save it, and choose it again.';
/** Spreadsheets count with 15 figures: a code that is a number ends in zeros. */
export const ROUNDED =
  'A number in it has more than 15 figures, and the spreadsheet has rounded it. Format that column as text, and enter it anew.';
const TOO_LONG = `A cell of it is longer than ${LONGEST_CELL} letters. The rest is cut off.`;
const DAMAGED_LETTER = `A letter of it is damaged, and stands here as “${UNREAD_LETTER}”. Correct it in the file, and choose it again.`;
export const TOO_WIDE = `It has more than ${MOST_COLUMNS} columns. What stands behind them is not read.`;
const TOO_MANY_ROWS = 'The file has more than 50,000 rows. Divide it, and bring in the parts one after the other.';
