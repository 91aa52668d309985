import { attributeOf, unescaped, withoutTags } from './markup.ts';
import { MOST_COLUMNS, notRead, SheetRows, type TextSheet } from './sheet.ts';

/** The rows of all tables of an HTML page, as banks and other programs save them under the name of a workbook. */
export function htmlSheet(text: string): TextSheet {
  const rows = new SheetRows();
  let line = 0;
  for (const row of text.split(/<tr\b/i).slice(1)) {
    line++;
    const cells = row.split(/<t[dh]\b/i).slice(1);
    rows.add(
      line,
      cells.flatMap((cell) => [cellText(cell), ...Array.from({ length: columnsOf(cell) - 1 }, () => '')]),
    );
  }
  if (line === 0) throw notRead(NO_TABLE);
  return rows.sheet('');
}

/** Returns the text of a cell, up to its end. */
function cellText(cell: string): string {
  const [inside = ''] = cell.slice(cell.indexOf('>') + 1).split(/<\/t[dhr]>/i);
  return unescaped(withoutTags(inside.replaceAll(/<br\s*\/?>/gi, ' '))).replaceAll(/\s+/g, ' ');
}

/** A cell that is as wide as several stands in the first of them. */
function columnsOf(cell: string): number {
  const wide = Number(attributeOf(cell.slice(0, cell.indexOf('>')), 'colspan') ?? 1);
  // What stands behind a wider one is beyond what is read, and its row says so.
  return wide >= 1 ? Math.min(Math.floor(wide), MOST_COLUMNS) : 1;
}

const NO_TABLE =
  'This is a web page without a table, as of a session that ended. Download the file again as XLSX or CSV.';
