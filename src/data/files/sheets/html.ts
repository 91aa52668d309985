import { unescaped } from './markup.ts';
import { SheetRows, type TextSheet } from './sheet.ts';

/** The rows of all tables of an HTML page, as banks and other programs save them under the name of a workbook. */
export function htmlSheet(text: string): TextSheet {
  const rows = new SheetRows();
  let line = 0;
  for (const row of text.split(/<tr\b/i).slice(1)) {
    line++;
    const cells = row.split(/<t[dh]\b/i).slice(1);
    rows.add(line, cells.map(cellText));
  }
  return { name: '', rows: rows.all() };
}

/** Returns the text of a cell, up to its end. */
function cellText(cell: string): string {
  const [inside = ''] = cell.slice(cell.indexOf('>') + 1).split(/<\/t[dhr]>/i);
  return unescaped(withoutTags(inside.replaceAll(/<br\s*\/?>/gi, ' '))).replaceAll(/\s+/g, ' ');
}

/** Every letter is looked at once, also where tags open without end. */
function withoutTags(text: string): string {
  let plain = '';
  let at = 0;
  for (;;) {
    const from = text.indexOf('<', at);
    const end = from === -1 ? -1 : text.indexOf('>', from);
    if (end === -1) return plain + text.slice(at);
    plain += text.slice(at, from);
    at = end + 1;
  }
}
