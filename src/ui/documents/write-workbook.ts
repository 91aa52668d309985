import writeXlsx, { type CellObject } from 'write-excel-file/universal';
import type { WorkbookSheet, SheetCell } from './workbook.ts';

/** The workbook as an XLSX file: one sheet per table, its head frozen, the columns as wide as their content. */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const file = await writeXlsx(
    sheets.map((sheet) => ({
      sheet: sheet.name,
      data: [
        ...(sheet.title === undefined ? [] : [[{ ...asText(sheet.title), fontWeight: 'bold' as const }]]),
        sheet.head.map((title, at) => ({
          ...asText(title),
          ...HEAD,
          align: isFigureColumn(sheet, at) ? ('right' as const) : ('left' as const),
        })),
        ...sheet.rows.map((row) => row.map(cellOf)),
      ],
      columns: sheet.head.map((title, at) => ({ width: widthOf(sheet, title, at) })),
      stickyRowsCount: sheet.title === undefined ? 1 : 2,
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
 * A cell holds at most 32,767 characters, and XML holds no lone surrogates. XML cannot hold control characters either;
 * Excel writes them as `_xHHHH_`, so a literal `_x0041_` must be escaped too.
 */
function asText(text: string): CellObject {
  const held = text.replace(NOT_ALLOWED, '').slice(0, 32_767);
  // The library keeps strings as keys of a plain object, so 'constructor' would collide.
  const written = held in {} ? `${escaped(held.slice(0, 1))}${held.slice(1)}` : held.replace(ESCAPED, escaped);
  return { value: written, type: String, format: '@' };
}

function escaped(letter: string): string {
  return `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

/**
 * A number format with the lakh and crore grouping that fits this figure's size. A format could choose the grouping by
 * conditions, but it allows too few for both signs, and a conditional section shows negative figures without a minus.
 */
function indian(value: number, sign: string, decimals: string): string {
  const size = Math.abs(value);
  const lakhs = size >= 1_00_00_000 ? '##\\,##\\,##\\,' : size >= 1_00_000 ? '##\\,##\\,' : '#,';
  const figure = `${sign}${lakhs}##0${decimals}`;
  return `${figure};-${figure}`;
}

function isFigureColumn(sheet: WorkbookSheet, at: number): boolean {
  return sheet.rows.some((row) => typeof row[at] === 'object');
}

/** Between 8 and 60 characters. Not by one Math.max() of all cells: a call takes some ten thousand arguments, not more. */
function widthOf({ rows }: WorkbookSheet, title: string, at: number): number {
  const lengthOf = (cell: SheetCell | undefined) => (typeof cell === 'string' ? cell.length : 16);
  const longest = rows.reduce((length, row) => Math.max(length, lengthOf(row[at])), title.length);
  return Math.min(Math.max(longest + 2, 8), 60);
}

const HEAD = { fontWeight: 'bold', bottomBorderStyle: 'thin' } as const;

const NOT_ALLOWED = /\p{Cs}|\p{Noncharacter_Code_Point}/gu;
// oxlint-disable-next-line no-control-regex -- it must match control characters
const ESCAPED = /_(?=x[\da-f]{4}_)|[\0-\x08\x0b-\x1f\x7f-\x9f\ufffd]/gi;
