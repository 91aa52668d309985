import { delimitedSheet, decodedText } from './delimited.ts';
import { htmlSheet } from './html.ts';
import { notRead, type TextSheet } from './sheet.ts';
import { type FileKind, fileKindOf } from './file-kind.ts';
import { xmlWorkbookSheets } from './spreadsheet-xml.ts';
import { oldWorkbookSheets } from './xls.ts';
import { workbookSheets } from './xlsx.ts';

/** The tables of a file, by what its bytes are: XLSX, XLS, the XML of Excel 2003, HTML, or text. Throws a Refusal that says what to do instead. */
export async function readSheets(file: Blob): Promise<readonly TextSheet[]> {
  if (file.size > MOST_BYTES) throw notRead('The file is larger than 50 MB. Divide it, or delete what is not needed.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sheets = sheetsOf(fileKindOf(bytes), bytes);
  if (sheets.every(({ rows }) => rows.length === 0))
    throw notRead('There is nothing in this file. Choose another one.');
  return sheets;
}

function sheetsOf(kind: FileKind, bytes: Uint8Array): readonly TextSheet[] {
  if (kind === 'zip') return workbookSheets(bytes);
  if (kind === 'old office') return oldWorkbookSheets(bytes);
  const { text, isOfWindows } = decodedText(bytes);
  const sheets =
    kind === 'xml workbook' ? xmlWorkbookSheets(text) : [(kind === 'html' ? htmlSheet : delimitedSheet)(text)];
  return isOfWindows ? sheets.map((sheet) => ({ ...sheet, isOfWindows })) : sheets;
}

const MOST_BYTES = 50_000_000;
