import { isRounded, plainNumber } from './cell-text.ts';
import { attributeOf, elementsOf, unescaped, unprefixed, withoutTags } from './markup.ts';
import { MOST_COLUMNS, NO_RESULT, ROUNDED, SheetRows, type TextSheet, TOO_WIDE } from './sheet.ts';

/** The sheets of a workbook in the XML of Excel 2003 that have rows: a file that begins with its text, and is called .xls. */
export function xmlWorkbookSheets(text: string): readonly TextSheet[] {
  const xml = unprefixed(text).replaceAll(/<(\/?)ss:/g, '<$1');
  const sheets = Array.from(elementsOf(xml, 'Worksheet'), ([inside, content]) =>
    sheetIn(named(inside, 'Name'), content),
  );
  return sheets.filter(({ rows }) => rows.length > 0);
}

function sheetIn(name = '', xml: string): TextSheet {
  const rows = new SheetRows();
  let line = 0;
  for (const [inside, content] of elementsOf(xml, 'Row')) {
    line = Number(named(inside, 'Index') ?? line + 1);
    const cells: string[] = [];
    let column = 0;
    for (const [about, body] of elementsOf(content, 'Cell')) {
      column = Number(named(about, 'Index') ?? column + 1);
      const shown = cellText(body);
      if (shown === '' && named(about, 'Formula') !== undefined) rows.note(line, NO_RESULT);
      if (isRounded(shown) && /Type="Number"/.test(body)) rows.note(line, ROUNDED);
      if (column > MOST_COLUMNS) {
        if (shown.trim() !== '') rows.note(line, TOO_WIDE);
      } else if (column > 0) cells[column - 1] = shown;
      column += Number(named(about, 'MergeAcross') ?? 0);
    }
    rows.add(
      line,
      Array.from(cells, (cell: string | undefined) => cell ?? ''),
    );
  }
  return rows.sheet(name);
}

function cellText(body: string): string {
  const [data] = elementsOf(body, 'Data');
  if (!data) return '';
  const text = unescaped(withoutTags(data[1]));
  const type = named(data[0], 'Type');
  if (type === 'DateTime') return text.trim().replace(/T00:00:00(\.0+)?$/, '');
  if (type === 'Boolean') return text.trim() === '1' ? 'Yes' : 'No';
  return type === 'Number' && Number.isFinite(Number(text)) ? plainNumber(Number(text)) : text;
}

/** Attributes have the prefix of Excel's names, elements mostly none. */
function named(inside: string, name: string): string | undefined {
  return attributeOf(inside, `ss:${name}`) ?? attributeOf(inside, name);
}
