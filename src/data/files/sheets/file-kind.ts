import { notRead } from './sheet.ts';

/** The kind of a file by its bytes, whatever its name says. */
export type FileKind = 'zip' | 'old office' | 'text' | 'html' | 'xml workbook';

/** Returns the kind. Refuses a file that no table can be read from, and says what to do instead. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) throw notRead('The file is empty. Choose another one.');
  if (begins(bytes, PDF)) {
    throw notRead('This is a PDF, whatever its name says. Download the same as Excel (XLSX) or CSV instead.');
  }
  if (begins(bytes, OLD_OFFICE)) return 'old office';
  if (begins(bytes, ZIP)) return 'zip';
  if (IMAGES.some((image) => begins(bytes, image))) {
    throw notRead('This is a picture. Choose a file with a table: XLSX, CSV or text with tabs.');
  }
  const text = new TextDecoder('latin1')
    .decode(bytes)
    .replaceAll('\0', '')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*/, '');
  const start = text.slice(0, 4096);
  const other = OTHERS.find(([sign]) => sign.test(start));
  if (other) throw notRead(`This is ${other[1]}. Download or save the same as Excel (XLSX) or CSV instead.`);
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet') && /<([a-z]+:)?workbook[\s>]/i.test(start))
    return 'xml workbook';
  // Styles and scripts may stand long before the table.
  const isHtml =
    /<(html|table|!doctype html)/i.test(start) || (start.startsWith('<') && /<(table|html|tr)[\s>]/i.test(text));
  if (!isHtml && start.startsWith('<?xml')) throw notRead(XML);
  return isHtml ? 'html' : 'text';
}

function begins(bytes: Uint8Array, sign: readonly number[]): boolean {
  return sign.every((byte, at) => bytes[at] === byte);
}

const PDF = [0x25, 0x50, 0x44, 0x46];
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const IMAGES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];
/** Files of text that are no tables, by how they begin. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^OFXHEADER|<\?OFX|<OFX>/i, 'a file for accounting programs (OFX)'],
  [/^!(Type|Account|Option):/i, 'a file for accounting programs (QIF)'],
  [/^(\{1:|:20:)[\s\S]{0,1000}:(25|28C|60F):/, 'a message between banks (MT940)'],
  [/urn:iso:std:iso:20022|<BkToCstmrStmt>/, 'a message between banks (CAMT)'],
  [/^MIME-Version:|^(From|Date|Subject|Received): .*\r?\n[\s\S]*MIME-Version:/i, 'a web archive or a mail'],
  [/^\{\\rtf/, 'a text document (RTF)'],
  [/^[{[]\s*["{[\]}]/, 'a file of data (JSON)'],
  [/<office:document[\s>]/, 'a flat file of LibreOffice'],
  [/^<ENVELOPE>|<TALLYMESSAGE/i, 'a file of Tally. It is opened under Tally'],
];
const XML = 'This is XML, and no workbook. Download or save the same as Excel (XLSX) or CSV instead.';
