import { figureText, isDateFormat, isRounded } from './cell-text.ts';
import { attributeOf, elementsOf, unescaped, unprefixed } from './markup.ts';
import { NO_RESULT, notRead, ROUNDED, SheetRows, type TextSheet } from './sheet.ts';
import { type Unzipped, unzipped } from './zip-reading.ts';

/** The sheets of a workbook that have rows, in its order. Formulas are what they came to when it was saved. */
export function workbookSheets(bytes: Uint8Array): readonly TextSheet[] {
  const files = unzipped(bytes);
  const xmlOf = (name: string) => unprefixed(files.text(name) ?? '');
  const book = xmlOf('xl/workbook.xml');
  if (book === '') throw notRead(notAWorkbook(files));
  const targets = targetsOf(xmlOf('xl/_rels/workbook.xml.rels'));
  const strings = stringsIn(xmlOf('xl/sharedStrings.xml'));
  const isDate = dateStylesIn(xmlOf('xl/styles.xml'));
  const [about = ['', '']] = elementsOf(book, 'workbookPr');
  const is1904 = /^(1|true)$/.test(attributeOf(about[0], 'date1904') ?? '');
  const sheets = [...elementsOf(book, 'sheet')].flatMap(([inside]) => {
    const target = targets.get(attributeOf(inside, 'r:id') ?? '') ?? '';
    // A chart has a sheet of its own, and no rows.
    if (!target.startsWith('worksheets/')) return [];
    return [sheetIn(xmlOf(`xl/${target}`), attributeOf(inside, 'name') ?? '', { strings, isDate, is1904 })];
  });
  return sheets.filter(({ rows }) => rows.length > 0);
}

type Facts = Readonly<{ strings: readonly string[]; isDate: readonly boolean[]; is1904: boolean }>;

function sheetIn(xml: string, name: string, facts: Facts): TextSheet {
  const rows = new SheetRows();
  let line = 0;
  for (const [inside, content] of elementsOf(xml, 'row')) {
    line = Number(attributeOf(inside, 'r') ?? line + 1);
    const cells: string[] = [];
    for (const [about, body] of elementsOf(content, 'c')) {
      const column = columnOf(attributeOf(about, 'r')) ?? cells.length;
      if (column > FURTHEST_COLUMN) continue;
      while (cells.length < column) cells.push('');
      cells[column] = cellText(about, body, facts);
      if (cells[column] === '' && /<f[\s/>]/.test(body)) rows.note(line, NO_RESULT);
      if (isRounded(cells[column]) && !/\bt=/.test(about)) rows.note(line, ROUNDED);
    }
    rows.add(line, cells);
  }
  return rows.sheet(name);
}

function cellText(about: string, body: string, { strings, isDate, is1904 }: Facts): string {
  const type = attributeOf(about, 't') ?? 'n';
  if (type === 'inlineStr') return textIn(body);
  const [stored = ['', '']] = elementsOf(body, 'v');
  const value = unescaped(stored[1]).trim();
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'Yes' : 'No';
  if (type !== 'n' || value === '' || !Number.isFinite(Number(value))) return value;
  const figure = Number(value);
  return figureText(figure, isDate[Number(attributeOf(about, 's') ?? -1)] === true, is1904);
}

/** "AB12" is in the column 27, counted from 0. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (letters === undefined) return undefined;
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function stringsIn(xml: string): readonly string[] {
  return Array.from(elementsOf(xml, 'si'), ([, inside]) => textIn(inside));
}

/** Text may stand in several runs, each in a look of its own; how Japanese is pronounced is no part of it. */
function textIn(xml: string): string {
  const [first = '', ...rest] = xml.split('<rPh');
  const runs = first + rest.map((part) => part.slice(part.indexOf('</rPh>') + 1)).join('');
  return Array.from(elementsOf(runs, 't'), ([, text]) => unescaped(text))
    .join('')
    .replaceAll(/_x([\dA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Whether each style shows a number as a day. */
function dateStylesIn(xml: string): readonly boolean[] {
  const own = new Map(
    Array.from(elementsOf(xml, 'numFmt'), ([inside]) => [
      attributeOf(inside, 'numFmtId') ?? '',
      attributeOf(inside, 'formatCode') ?? '',
    ]),
  );
  const [styles = ['', '']] = elementsOf(xml, 'cellXfs');
  return Array.from(elementsOf(styles[1], 'xf'), ([inside]) => {
    const id = attributeOf(inside, 'numFmtId') ?? '0';
    return isDateFormat(Number(id), own.get(id));
  });
}

function targetsOf(rels: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(elementsOf(rels, 'Relationship'), ([inside]) => [
      attributeOf(inside, 'Id') ?? '',
      (attributeOf(inside, 'Target') ?? '').replace(/^\/?xl\//, ''),
    ]),
  );
}

function notAWorkbook({ names }: Unzipped): string {
  if (names.some((name) => name.startsWith('word/'))) return 'This is a Word document. Choose an XLSX or CSV file.';
  if (names.includes('content.xml'))
    return 'This is a file of LibreOffice. Save it there as XLSX, and choose that file.';
  if (names.includes('xl/workbook.bin'))
    return 'This is a binary workbook (.xlsb). Save it as XLSX, and choose that file.';
  return 'This is a ZIP without a workbook in it. Unpack it, and choose the XLSX or CSV file.';
}

/** No workbook has more columns, whatever a damaged one says. */
const FURTHEST_COLUMN = 16_383;
