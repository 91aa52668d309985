import { Inflate } from 'fflate';
import { damagedWorkbook, notRead } from './sheet.ts';

/** The files of a ZIP by name, each unpacked when it is asked for, and no further than may be. */
export type Unzipped = Readonly<{ names: readonly string[]; text: (name: string) => string | undefined }>;

/**
 * Reads the list of a ZIP. A few thousand bytes can unpack to a thousand million: what comes out is counted while it does, and
 * the file is refused once it is too much, whatever sizes it claims.
 */
export function unzipped(bytes: Uint8Array): Unzipped {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = zipEntries(bytes, view);
  let left = MOST_BYTES;
  return {
    names: [...entries.keys()],
    text(name) {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const content = unpack(bytes, view, entry, left);
      left -= content.length;
      return new TextDecoder().decode(content);
    },
  };
}

type ZipEntry = Readonly<{ at: number; packed: number; method: number }>;

function zipEntries(bytes: Uint8Array, view: DataView): ReadonlyMap<string, ZipEntry> {
  const end = endRecordAt(bytes, view);
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  const count = Math.min(view.getUint16(end + 10, true), MOST_ENTRIES);
  for (let nth = 0; nth < count && at + 46 <= bytes.length; nth++) {
    if (view.getUint32(at, true) !== 0x02014b50) throw damagedWorkbook();
    if ((view.getUint16(at + 8, true) & 1) === 1) throw notRead(LOCKED);
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const text = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (name ?? 0)));
    const packed = view.getUint32(at + 20, true);
    entries.set(text, { at: view.getUint32(at + 42, true), packed, method: view.getUint16(at + 10, true) });
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** The end record stands before a comment of at most 65,535 bytes. */
function endRecordAt(bytes: Uint8Array, view: DataView): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw damagedWorkbook();
}

function unpack(bytes: Uint8Array, view: DataView, { at, packed, method }: ZipEntry, most: number): Uint8Array {
  if (at + 30 > bytes.length) throw damagedWorkbook();
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const content = bytes.subarray(start, start + packed);
  if (content.length < packed || (method !== 0 && method !== 8)) throw damagedWorkbook();
  if (method === 0) return content.length > most ? tooLarge() : content;
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    size += part.length;
    if (size > most) tooLarge();
    parts.push(part);
  });
  try {
    // In small pieces, because one piece is unpacked as a whole before it is handed on.
    for (let from = 0; from < content.length; from += PIECE) {
      inflate.push(content.subarray(from, from + PIECE), from + PIECE >= content.length);
    }
  } catch (error) {
    throw error instanceof Error && error.name === 'Refusal' ? error : damagedWorkbook();
  }
  return concatenate(parts, size);
}

function concatenate(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function tooLarge(): never {
  throw notRead(
    'Unpacked, the workbook would be larger than 100 MB. Keep the sheet that is needed, and delete the others.',
  );
}

const MOST_BYTES = 100_000_000;
const MOST_ENTRIES = 10_000;
const PIECE = 16_384;
const LOCKED = 'The file has a password. Save it without one, and choose that file.';
