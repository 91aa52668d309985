import writeXlsx, { type CellObject } from 'write-excel-file/universal';
import type { Sheet, SheetCell } from './workbook.ts';

/** The workbook as an XLSX file: a sheet a table, its head frozen, its columns as wide as what stands in them. */
export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const file = await writeXlsx(
    sheets.map((sheet) => ({
      sheet: sheet.name,
      data: [
        sheet.head.map((title, at) => ({
          ...asText(title),
          ...HEAD,
          align: isFigureColumn(sheet, at) ? ('right' as const) : ('left' as const),
        })),
        ...sheet.rows.map((row) => row.map(cellOf)),
      ],
      columns: sheet.head.map((title, at) => ({ width: widthOf([title, ...sheet.rows.map((row) => row[at])]) })),
      stickyRowsCount: 1,
    })),
    { fontFamily: 'Calibri', fontSize: 11 },
  ).toBlob();
  return new Uint8Array(await file.arrayBuffer());
}

function cellOf(cell: SheetCell): CellObject {
  if (typeof cell === 'string') return asText(cell);
  if ('amount' in cell) return asFigure(cell.amount / 100, indian(cell.amount / 100, '"₹"', '.00'));
  if ('percent' in cell) return asFigure(cell.percent / 100, '0.0##%');
  return asFigure(cell.number, indian(cell.number, '', Number.isInteger(cell.number) ? '' : '.0##'));
}

function asFigure(value: number, format: string): CellObject {
  return { value, type: Number, format };
}

/**
 * A cell holds at most 32,767 letters, and XML no half of one. Others that XML has not, and what a workbook would take for
 * one written so (`_x0041_`), stand there as their numbers, as spreadsheets themselves write and read them.
 */
function asText(text: string): CellObject {
  const held = text.replace(NO_LETTERS, '').slice(0, 32_767);
  // The library keeps texts under themselves in a plain object, which already has something under these.
  const written = held in {} ? `${numbered(held.slice(0, 1))}${held.slice(1)}` : held.replace(TOLD_BY_NUMBER, numbered);
  return { value: written, type: String, format: '@' };
}

function numbered(letter: string): string {
  return `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

/**
 * Lakhs and crores, as large as this figure is. A format can choose by conditions, too, but has too few for both sides of
 * nothing, and a range of negative figures is shown without its minus.
 */
function indian(value: number, sign: string, decimals: string): string {
  const size = Math.abs(value);
  const lakhs = size >= 1_00_00_000 ? '##\\,##\\,##\\,' : size >= 1_00_000 ? '##\\,##\\,' : '#,';
  const figure = `${sign}${lakhs}##0${decimals}`;
  return `${figure};-${figure}`;
}

function isFigureColumn(sheet: Sheet, at: number): boolean {
  return sheet.rows.some((row) => typeof row[at] === 'object');
}

function widthOf(cells: readonly (SheetCell | undefined)[]): number {
  const longest = Math.max(...cells.map((cell) => (typeof cell === 'string' ? cell.length : 16)));
  return Math.min(Math.max(longest + 2, 8), 60);
}

const HEAD = { fontWeight: 'bold', bottomBorderStyle: 'thin' } as const;

const NO_LETTERS = /\p{Cs}|\p{Noncharacter_Code_Point}/gu;
// oxlint-disable-next-line no-control-regex -- controls are what it looks for
const TOLD_BY_NUMBER = /_(?=x[\da-f]{4}_)|[\0-\x08\x0b-\x1f\x7f-\x9f\ufffd]/gi;
