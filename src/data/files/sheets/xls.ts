import { figureText, isDateFormat, isRounded } from './cell-text.ts';
import { compoundFile } from './compound.ts';
import { damagedWorkbook, LOCKED_WORKBOOK, NO_RESULT, notRead, ROUNDED, SheetRows, type TextSheet } from './sheet.ts';
import { recordsFrom, type XlsRecord, XlsText } from './xls-records.ts';

/**
 * The sheets of a workbook of the old kind (.xls, Excel 97 to 2003) that have rows. Formulas are what they came to when it was
 * saved. Throws a Refusal in words, whatever the bytes are; reads no byte more than twice.
 */
export function oldWorkbookSheets(bytes: Uint8Array): readonly TextSheet[] {
  try {
    return sheetsIn(workbookIn(bytes));
  } catch (error) {
    // Only what stands outside the bytes is asked for so.
    throw error instanceof RangeError ? damagedWorkbook() : error;
  }
}

function workbookIn(bytes: Uint8Array): DataView {
  const { names, stream } = compoundFile(bytes);
  const book = stream('Workbook');
  if (book) return new DataView(book.buffer, book.byteOffset, book.byteLength);
  if (names.includes('EncryptedPackage')) throw notRead(LOCKED_WORKBOOK);
  if (names.includes('WordDocument')) throw notRead('This is a Word document. Choose an XLSX or CSV file.');
  throw notRead(names.includes('Book') ? TOO_OLD : NO_WORKBOOK);
}

type Facts = Readonly<{
  sheets: readonly Readonly<{ name: string; at: number }>[];
  strings: readonly string[];
  isDate: readonly boolean[];
  is1904: boolean;
}>;

function sheetsIn(view: DataView): readonly TextSheet[] {
  const facts = factsIn(view);
  const places = new Set(facts.sheets.map(({ at }) => at));
  if (places.size < facts.sheets.length) throw damagedWorkbook();
  // Sheets that lie in each other would be read again and again.
  const budget = { left: view.byteLength };
  const sheets = facts.sheets.map(({ name, at }) => rowsIn(view, at, facts, budget).sheet(name));
  return sheets.filter(({ rows }) => rows.length > 0);
}

/** Reads the facts before the sheets: where they are, the texts of all cells, and how numbers look. */
function factsIn(view: DataView): Facts {
  const sheets: { name: string; at: number }[] = [];
  const [formats, styles] = [new Map<number, string>(), [] as number[]];
  let strings: readonly string[] = [];
  let is1904 = false;
  let isFirst = true;
  for (const record of recordsFrom(view, 0)) {
    const { type, at } = record;
    if (isFirst && (type !== BEGIN || view.getUint16(at, true) !== 0x600)) throw notRead(TOO_OLD);
    isFirst = false;
    if (type === PASSWORD) throw notRead(LOCKED_WORKBOOK);
    else if (type === END) {
      const isDate = styles.map((format) => isDateFormat(format, formats.get(format)));
      return { sheets, strings, isDate, is1904 };
    } else if (type === SHEET && view.getUint8(at + 5) === 0) sheets.push(sheetAt(view, record));
    else if (type === DAYS_FROM_1904) is1904 = view.getUint16(at, true) === 1;
    else if (type === STYLE) styles.push(view.getUint16(at + 2, true));
    else if (type === FORMAT) formats.set(view.getUint16(at, true), new XlsText(view, record, at + 2).rich());
    else if (type === STRINGS) strings = stringsIn(view, record);
  }
  throw damagedWorkbook();
}

function sheetAt(view: DataView, record: XlsRecord): Facts['sheets'][number] {
  const text = new XlsText(view, record, record.at + 6);
  return { at: view.getUint32(record.at, true), name: text.letters(text.byte(), text.byte()) };
}

function stringsIn(view: DataView, record: XlsRecord): readonly string[] {
  const text = new XlsText(view, record, record.at + 8);
  const count = view.getUint32(record.at + 4, true);
  const strings: string[] = [];
  while (strings.length < count && !text.isOver) strings.push(text.rich());
  return strings;
}

function rowsIn(view: DataView, from: number, facts: Facts, budget: { left: number }): SheetRows {
  const cells = new Cells();
  let depth = 0;
  for (const record of recordsFrom(view, from)) {
    const { type, at, end } = record;
    budget.left -= end - at + 4;
    if (budget.left < 0 || (depth === 0 && type !== BEGIN)) throw damagedWorkbook();
    // A chart within a sheet has a beginning and an end of its own.
    if (type === BEGIN) depth++;
    else if (type === END && --depth === 0) return cells.rows();
    else if (depth === 1) cells.read(view, record, facts);
  }
  throw damagedWorkbook();
}

/** The cells of a sheet by row and column. */
class Cells {
  readonly #rows = new Map<number, string[]>();
  readonly #notes: { row: number; why: string }[] = [];
  /** The formula whose text comes in a record behind it. */
  #awaited: readonly [row: number, column: number] | undefined;

  read(view: DataView, record: XlsRecord, facts: Facts): void {
    const { type, at, end } = record;
    if (type === FORMULA_TEXT && this.#awaited) {
      this.#put(...this.#awaited, new XlsText(view, record, at).rich());
      this.#awaited = undefined;
    }
    if (!CELLS.has(type)) return;
    this.#giveUpAwaited();
    const [row, column, style] = [view.getUint16(at, true), view.getUint16(at + 2, true), view.getUint16(at + 4, true)];
    const figure = (value: number, look = style) => figureIn(value, look, facts);
    if (type === NUMBER) this.#putFigure(row, column, figure(view.getFloat64(at + 6, true)));
    else if (type === SHORT) this.#putFigure(row, column, figure(shortNumber(view, at + 6)));
    else if (type === SHORTS) {
      for (let nth = 0; at + 4 + (nth + 1) * 6 <= end - 2; nth++) {
        const own = at + 4 + nth * 6;
        this.#putFigure(row, column + nth, figure(shortNumber(view, own + 2), view.getUint16(own, true)));
      }
    } else if (type === TEXT) this.#put(row, column, textAt(view.getUint32(at + 6, true), facts));
    else if (type === OWN_TEXT || type === RICH_TEXT) this.#put(row, column, new XlsText(view, record, at + 6).rich());
    else if (type === YES_OR_ERROR)
      this.#put(row, column, yesOrError(view.getUint8(at + 6), view.getUint8(at + 7) === 1));
    else this.#formula(view, at, row, column, figure);
  }

  rows(): SheetRows {
    const rows = new SheetRows();
    this.#giveUpAwaited();
    for (const { row, why } of this.#notes.toSorted((one, other) => one.row - other.row)) rows.note(row + 1, why);
    for (const [row, cells] of [...this.#rows].toSorted(([one], [other]) => one - other)) {
      rows.add(
        row + 1,
        Array.from(cells, (cell: string | undefined) => cell ?? ''),
      );
    }
    return rows;
  }

  #put(row: number, column: number, text: string): void {
    if (text === '') return;
    const cells = this.#rows.get(row) ?? [];
    cells[column] = text;
    this.#rows.set(row, cells);
  }

  #putFigure(row: number, column: number, text: string): void {
    if (isRounded(text)) this.#notes.push({ row, why: ROUNDED });
    this.#put(row, column, text);
  }

  /** Says of a formula whose text never came that it has no result. */
  #giveUpAwaited(): void {
    if (this.#awaited) this.#notes.push({ row: this.#awaited[0], why: NO_RESULT });
    this.#awaited = undefined;
  }

  /**
   * Takes the result of a formula: a number, or two bytes that no number ends with, and then what else it is. A program that is no
   * spreadsheet writes 0 and lets Excel count when the file is opened: that is no result.
   */
  #formula(view: DataView, at: number, row: number, column: number, figure: (value: number) => string): void {
    if (view.getUint16(at + 12, true) !== 0xff_ff) {
      const value = view.getFloat64(at + 6, true);
      if (value !== 0 || (view.getUint16(at + 14, true) & COUNTED_LATER) === 0)
        return this.#putFigure(row, column, figure(value));
      this.#notes.push({ row, why: NO_RESULT });
      return;
    }
    const [kind, value] = [view.getUint8(at + 6), view.getUint8(at + 8)];
    if (kind === 0) this.#awaited = [row, column];
    else if (kind === 1 || kind === 2) this.#put(row, column, yesOrError(value, kind === 2));
  }
}

function figureIn(value: number, style: number, { isDate, is1904 }: Facts): string {
  return Number.isFinite(value) ? figureText(value, isDate[style] === true, is1904) : '';
}

/** A number in four bytes: a whole one or the better half of a long one, and whether it is a hundred times as large. */
function shortNumber(view: DataView, at: number): number {
  const bits = view.getUint32(at, true);
  const half = new DataView(new ArrayBuffer(8));
  half.setUint32(0, (bits & ~3) >>> 0);
  const value = (bits & 2) === 0 ? half.getFloat64(0) : view.getInt32(at, true) >> 2;
  return (bits & 1) === 0 ? value : value / 100;
}

function textAt(index: number, { strings }: Facts): string {
  const text = strings[index];
  if (text === undefined) throw damagedWorkbook();
  return text;
}

function yesOrError(value: number, isError: boolean): string {
  return isError ? (ERRORS[value] ?? '#N/A') : value === 1 ? 'Yes' : 'No';
}

const [BEGIN, END, PASSWORD, SHEET, DAYS_FROM_1904] = [0x8_09, 0x0a, 0x2f, 0x85, 0x22];
const [STYLE, FORMAT, STRINGS] = [0xe0, 0x4_1e, 0xfc];
const [NUMBER, SHORT, SHORTS, TEXT, OWN_TEXT, RICH_TEXT] = [0x2_03, 0x2_7e, 0xbd, 0xfd, 0x2_04, 0xd6];
const [YES_OR_ERROR, FORMULA, FORMULA_TEXT] = [0x2_05, 0x06, 0x2_07];
const CELLS: ReadonlySet<number> = new Set([NUMBER, SHORT, SHORTS, TEXT, OWN_TEXT, RICH_TEXT, YES_OR_ERROR, FORMULA]);
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
};
/** Of a formula: it is worked out when the workbook is opened. */
const COUNTED_LATER = 2;
const TOO_OLD =
  'This is a workbook of Excel 95 or older. Open it in Excel, save it as XLSX or CSV, and choose that file.';
const NO_WORKBOOK = 'This is an old Office file without a workbook in it. Choose an XLSX, XLS or CSV file.';
