import type { CarriedForward, DocumentColumn, DocumentRow, DocumentTable } from './document.ts';
import { BODY, lead, type PdfSheet, STRONG, type TextLook } from './pdf-sheet.ts';

/**
 * Writes a table and repeats its headings on every page. A row is not split if one page can hold it. The first row
 * stays with the headings, and a title with what stands below it. The last row stays with the sums and signature below
 * the table, which need `below` points: sums never stand on a page without an item. Where sums are carried forward, they end
 * each page but the last, and begin the next.
 */
export function writeTable(sheet: PdfSheet, table: DocumentTable, below: number): void {
  const places = placesOf(sheet, table);
  const element = sheet.open('Table');
  const laidOut = table.rows.map((row) => {
    const cells = row.cells.map((cell, column) => linesOf(sheet, cell, places[column], row));
    return { row, cells, height: Math.max(...cells.map((lines) => lines.length)) * lead(BODY) + above(row) + PADDING };
  });
  const rows = laidOut.map((laid, at) => {
    const block = laidOut.slice(at, at + rowsTogether(laid.row)).reduce((sum, { height }) => sum + height, 0);
    const together = block + (at === laidOut.length - 1 ? below : table.carried ? CARRIED : 0);
    return { ...laid, needed: together <= sheet.fullPage ? together : laid.height };
  });
  const [first] = rows;
  if (sheet.room < HEADS + lead(BODY) + PADDING || (first && !fits(sheet, first.needed, HEADS))) sheet.turnPage();
  writeHeads(sheet, places, element);
  for (const [at, { row, cells, needed }] of rows.entries()) {
    if (!fits(sheet, needed)) turn(sheet, places, table.carried, at);
    writeRow(sheet, places, row, cells, element);
  }
  element.end();
}

/** The space above the text of a row, in points. */
function above({ look }: DocumentRow): number {
  return PADDING * (look === 'section' ? 4 : look === 'title' ? 2 : 1);
}

/** How many rows stand on one page from this one on: a title never stands last, nor does one below the name of a part. */
function rowsTogether({ look }: DocumentRow): number {
  return look === 'section' ? 3 : look === 'title' ? 2 : 1;
}

/** Whether this height, in points, may start here: it fits together with its headings, or no page could hold it. */
function fits(sheet: PdfSheet, height: number, heads = 0): boolean {
  return heads + height <= sheet.room || height > sheet.fullPage;
}

/**
 * Where a column is, and the longest decimals in it. Figures with fewer decimals leave space for them, so that the
 * decimal points line up.
 */
type Place = Readonly<{ column: DocumentColumn; x: number; width: number; decimals: string; print: Print }>;
type Element = ReturnType<PdfSheet['open']>;

function placesOf(sheet: PdfSheet, table: DocumentTable): readonly Place[] {
  const { columns, isFine = false } = table;
  // The last sums are the widest.
  const sums = table.carried?.sums.at(-1);
  const rows = sums ? [...table.rows, { look: 'total', cells: sums } as const] : table.rows;
  const print = isFine ? FINE : PLAIN;
  const longest = columns.map((column, at) => (column.look === 'figure' ? longestDecimals(rows, at) : ''));
  const widthsOf = (partsOf: (cell: string) => readonly string[]) =>
    columns.map((column, at) => {
      if (column.look === 'text') return 0;
      const widths = rows.flatMap((row) => {
        const [cell, look] = [row.cells[at] ?? '', lookOf(row, print)];
        return partsOf(cell).map((part) => sheet.widthOf(part, look) + spareOf(sheet, part, longest[at] ?? '', look));
      });
      const widest = widths.reduce((one, other) => Math.max(one, other), sheet.widthOf(column.title, HEAD));
      // A word may go on in the next line, but never a figure.
      const figures = rows.flatMap((row) =>
        (row.cells[at] ?? '').split(' ').map((word) => sheet.widthOf(word, lookOf(row, print))),
      );
      const unbroken = figures.reduce((one, other) => Math.max(one, other), 0);
      return Math.max(Math.min(widest + print.gap, sheet.width / 3), Math.min(unbroken + print.gap, sheet.width * 0.6));
    });
  const texts = columns.filter(({ look }) => look === 'text').length;
  const leftOf = (widths: readonly number[]) => sheet.width - widths.reduce((sum, width) => sum + width, 0);
  const whole = widthsOf((cell) => [cell]);
  // Rate and amount stand below each other where the words beside them would have no room.
  const needed = isFine && leftOf(whole) < LEAST_TEXT * texts ? widthsOf((cell) => cell.split(' ')) : whole;
  const left = leftOf(needed);
  let x = sheet.left;
  return columns.map((column, at) => {
    const width = column.look === 'text' ? left / texts : (needed[at] ?? 0);
    const place = { column, x, width, decimals: longest[at] ?? '', print };
    x += width;
    return place;
  });
}

/** Goes on to the next page before the row at `at`, with what those before it come to. */
function turn(sheet: PdfSheet, places: readonly Place[], carried?: CarriedForward, at = 0): void {
  const sums = carried?.sums[at - 1];
  // A row taller than a page may have left no room.
  if (carried && sums && sheet.room >= CARRIED) writeCarried(sheet, places, carried.forward, sums);
  sheet.turnPage();
  writeHeads(sheet, places);
  if (carried && sums) writeCarried(sheet, places, carried.brought, sums);
}

/** An artifact, as the headings on further pages are: what is read aloud is the rows alone. */
function writeCarried(sheet: PdfSheet, places: readonly Place[], name: string, sums: readonly string[]): void {
  const named = places.findIndex(({ column }) => column.look === 'text');
  const cells = sums.map((sum, at) => (at === named ? name : sum));
  const row: DocumentRow = { look: 'total', cells };
  const look = lookOf(row, places[0]?.print);
  overline(sheet, places, row);
  const baseline = sheet.y + PADDING + look.size;
  for (const [at, place] of places.entries()) {
    const cell = cells[at] ?? '';
    if (cell !== '') {
      sheet.decorate(() => sheet.write(cell, startOf(sheet, cell, place, look), baseline, look), 'Pagination');
    }
  }
  sheet.y += CARRIED;
}

/**
 * Tagged once, where the table starts. On further pages the headings are artifacts, so screen readers read them once.
 */
function writeHeads(sheet: PdfSheet, places: readonly Place[], table?: Element): void {
  sheet.rule(sheet.y);
  const baseline = sheet.y + PADDING + HEAD.size;
  const row = table && sheet.open('TR', table);
  for (const place of places) {
    const { title } = place.column;
    const write = () => sheet.write(title, startOf(sheet, title, place, HEAD), baseline, HEAD);
    if (row) {
      const head = sheet.open('TH', row, { scope: 'Column' });
      sheet.within(head, write);
      head.end();
    } else {
      sheet.decorate(write, 'Pagination');
    }
  }
  row?.end();
  sheet.y += HEADS;
  sheet.rule(sheet.y);
}

function writeRow(
  sheet: PdfSheet,
  places: readonly Place[],
  row: DocumentRow,
  cells: readonly (readonly string[])[],
  table: Element,
): void {
  const look = lookOf(row, places[0]?.print);
  const element = sheet.open('TR', table);
  const tags = cells.map((_, at) =>
    sheet.open(at === 0 && row.look !== 'line' ? 'TH' : 'TD', element, rowScope(at, row)),
  );
  const count = Math.max(...cells.map((lines) => lines.length));
  overline(sheet, places, row);
  sheet.y += above(row);
  for (let at = 0; at < count; at++) {
    // Only a row taller than a page breaks in the middle.
    if (sheet.room < lead(BODY) + PADDING) turn(sheet, places);
    const baseline = sheet.y + look.size;
    for (const [number, place] of places.entries()) {
      const line = cells[number]?.[at];
      const tag = tags[number];
      if (line === undefined || line === '' || !tag) continue;
      sheet.within(tag, () =>
        sheet.write(line, startOf(sheet, line, place, look) + indentOf(row, number), baseline, look),
      );
    }
    sheet.y += lead(BODY);
  }
  for (const tag of tags) tag.end();
  element.end();
  sheet.y += PADDING;
  underline(sheet, places, row);
}

/** A single rule above a total, as in a ledger. */
function overline(sheet: PdfSheet, places: readonly Place[], row: DocumentRow): void {
  if (row.look === 'total' || row.look === 'grand') sheet.rule(sheet.y, figuresOf(sheet, places, row));
}

/** A hairline below each line and the name of a part; a double rule below the grand total. */
function underline(sheet: PdfSheet, places: readonly Place[], row: DocumentRow): void {
  const { look } = row;
  if (look === 'line' || look === 'section') sheet.rule(sheet.y, { weight: 0.25, color: '#bbbbbb' });
  if (look !== 'grand') return;
  sheet.rule(sheet.y, figuresOf(sheet, places, row));
  sheet.rule(sheet.y + 2, figuresOf(sheet, places, row));
  sheet.y += 2;
}

/** Where the figures of a row are: a blank column has nothing to rule off. */
function figuresOf(sheet: PdfSheet, places: readonly Place[], { cells }: DocumentRow): { from: number } {
  const first = places.find(({ column }, at) => column.look === 'figure' && cells[at] !== '');
  return { from: first?.x ?? sheet.left };
}

function linesOf(sheet: PdfSheet, cell: string, place: Place | undefined, row: DocumentRow): readonly string[] {
  const room =
    (place?.width ?? sheet.width) - (place?.print ?? PLAIN).gap - (place?.x === sheet.left ? indentOf(row, 0) : 0);
  return sheet.lines(cell, Math.max(room, 20) + 0.01, lookOf(row, place?.print));
}

function startOf(sheet: PdfSheet, text: string, { column, x, width, decimals }: Place, look: TextLook): number {
  if (column.look !== 'figure') return x;
  const spare = look === HEAD ? 0 : spareOf(sheet, text, decimals, look);
  return x + width - sheet.widthOf(text, look) - spare;
}

/** The space after a figure, where other figures of its column have decimals. */
function spareOf(sheet: PdfSheet, figure: string, decimals: string, look: TextLook): number {
  return sheet.widthOf(decimals, look) - sheet.widthOf(decimalsOf(figure), look);
}

function longestDecimals(rows: readonly DocumentRow[], column: number): string {
  const all = rows.map((row) => decimalsOf(row.cells[column]));
  return all.reduce((one, other) => (other.length > one.length ? other : one), '');
}

function rowScope(at: number, { look }: DocumentRow): { scope?: 'Row' } {
  return at === 0 && look !== 'line' ? { scope: 'Row' } : {};
}

function indentOf({ look, depth = 1 }: DocumentRow, column: number): number {
  return look === 'entry' && column === 0 ? INDENT * depth : 0;
}

/** ".25" of 2.25, and nothing of 12. */
function decimalsOf(figure = ''): string {
  return /\.\d+$/.exec(figure)?.[0] ?? '';
}

function lookOf({ look }: DocumentRow, print: Print = PLAIN): TextLook {
  return look === 'line' || look === 'entry' ? print.text : print.strong;
}

/** The letters of a table, and the space between its columns. */
type Print = Readonly<{ text: TextLook; strong: TextLook; gap: number }>;

const HEAD: TextLook = { face: 'strong', size: 8 };
const PADDING = 3;
const PLAIN: Print = { text: BODY, strong: STRONG, gap: 12 };
const FINE: Print = { text: { ...BODY, size: 8 }, strong: { ...STRONG, size: 8 }, gap: 7 };
const INDENT = 12;
/** The least width of a column of text in fine print, in points. */
const LEAST_TEXT = 110;
/** The height of a row that carries sums, in points. */
const CARRIED = lead(BODY) + PADDING * 2;
/** The height of the headings, in points. */
const HEADS = lead(HEAD) + PADDING * 2;
