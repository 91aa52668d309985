import { delimitedSheet, textOf } from './delimited.ts';
import { htmlSheet } from './html.ts';
import { refused, type Sheet } from './sheet.ts';
import { kindOf } from './sniff.ts';
import { workbookSheets } from './xlsx.ts';

/** The tables of a file, by what its bytes are: XLSX, HTML, or text. Throws a Refusal that says what to do instead. */
export async function readSheets(file: Blob): Promise<readonly Sheet[]> {
  if (file.size > MOST_BYTES) throw refused('The file is larger than 50 MB. Divide it, or delete what is not needed.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOf(bytes);
  const sheets =
    kind === 'zip'
      ? workbookSheets(bytes)
      : [kind === 'html' ? htmlSheet(textOf(bytes)) : delimitedSheet(textOf(bytes))];
  if (sheets.every(({ rows }) => rows.length === 0))
    throw refused('There is nothing in this file. Choose another one.');
  return sheets;
}

const MOST_BYTES = 50_000_000;
