import { notRead } from './sheet.ts';

/** The kind of a file by its bytes, whatever its name says. */
export type FileKind = 'zip' | 'old office' | 'text' | 'html';

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
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4096)).replaceAll('\0', '');
  return /<(html|table|!doctype html)/i.test(start) ? 'html' : 'text';
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
