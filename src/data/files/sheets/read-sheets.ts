import { delimitedSheet, textOf } from './delimited.ts';
import { htmlSheet } from './html.ts';
import { refused, type Sheet } from './sheet.ts';
import { type Kind, kindOf } from './sniff.ts';
import { oldWorkbookSheets } from './xls.ts';
import { workbookSheets } from './xlsx.ts';

/** The tables of a file, by what its bytes are: XLSX, XLS, HTML, or text. Throws a Refusal that says what to do instead. */
export async function readSheets(file: Blob): Promise<readonly Sheet[]> {
  if (file.size > MOST_BYTES) throw refused('The file is larger than 50 MB. Divide it, or delete what is not needed.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sheets = sheetsOf(kindOf(bytes), bytes);
  if (sheets.every(({ rows }) => rows.length === 0))
    throw refused('There is nothing in this file. Choose another one.');
  return sheets;
}

function sheetsOf(kind: Kind, bytes: Uint8Array): readonly Sheet[] {
  if (kind === 'zip') return workbookSheets(bytes);
  if (kind === 'old office') return oldWorkbookSheets(bytes);
  return [kind === 'html' ? htmlSheet(textOf(bytes)) : delimitedSheet(textOf(bytes))];
}

const MOST_BYTES = 50_000_000;
