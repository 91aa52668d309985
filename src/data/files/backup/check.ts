import type { OnProgress } from '#data/files/progress.ts';
import type { AnyRows, TableDescriptions } from '#data/store/table.ts';
import { openEnvelope } from './envelope.ts';
import { checksumOf } from './crypto.ts';
import { type CopyKind, type RecordCounts, type Counters, MOST_BYTES, MOST_BYTES_IN_FILE } from './format.ts';
import { loadForms } from './table-forms.ts';
import { type Expected, type Header, isMember, readHeader, wholeHeader } from './header.ts';
import { type RecordBatch, RecordReader } from './record-reader.ts';
import { refusalAt, Scanner, type ByteRange } from './json-scanner.ts';

/** A completely checked file: its contents, and where its batches of records are in its bytes. */
export type CheckedFile = Readonly<{
  created: string;
  counts: RecordCounts;
  counters: Counters;
  /** The notes of the workspace's own check; see `FileCheck`. */
  notes: object;
  /** The bytes, which the browser keeps outside the memory of the page. */
  file: Blob;
  batches: readonly RecordBatch[];
}>;

/**
 * Reads a file and changes nothing. Throws a Refusal that starts with the place, unless every byte of the file is valid
 * in a backup. Returns 'locked' if the file needs a password and none was given, 'wrong password' if it needs a
 * different one.
 */
export async function checkBackup<Rows extends AnyRows>(
  tables: TableDescriptions<Rows>,
  kind: CopyKind,
  file: Blob,
  password: string,
  onProgress: OnProgress,
): Promise<CheckedFile | 'locked' | 'wrong password'> {
  if (file.size === 0) throw refusalAt('The file', 'it is empty');
  if (file.size > MOST_BYTES_IN_FILE) throw refusalAt('The file', `it is larger than ${inMb(MOST_BYTES_IN_FILE)}`);
  const bytes = await bytesOfFile(file);
  const expected = { kind, forms: await loadForms(tables) };
  const outer = await readMembers(expected, bytes, onProgress);
  if (!outer.ciphertext) return checkWhole(expected, outer);
  if (outer.records) throw refusalAt('The file', 'it has “records” beside “ciphertext”');
  if (password === '') return 'locked';
  const opened = await openEnvelope(expected, outer.header, outer.bytes.subarray(...outer.ciphertext), password);
  if (!opened) return 'wrong password';
  const inner = await readMembers(expected, opened, onProgress);
  if (inner.ciphertext) throw refusalAt('ciphertext', 'there is another encrypted file in it');
  return checkWhole(expected, inner);
}

type Members = Readonly<{
  bytes: Uint8Array<ArrayBuffer>;
  header: Header;
  records: RecordReader | undefined;
  ciphertext: ByteRange | undefined;
}>;

/** Reads the outermost object and the records in it. */
async function readMembers(
  expected: Expected,
  bytes: Uint8Array<ArrayBuffer>,
  onProgress: OnProgress,
): Promise<Members> {
  const scanner = new Scanner(bytes, startOfText(bytes));
  const header: Record<string, unknown> = {};
  let records: RecordReader | undefined;
  let ciphertext: ByteRange | undefined;
  for (const name of scanner.members('The file')) {
    if (name === 'records') {
      if (bytes.length > MOST_BYTES) throw refusalAt('records', `they are larger than ${inMb(MOST_BYTES)}`);
      records = new RecordReader(expected, scanner, bytes);
      await records.read(onProgress);
    } else if (name === 'ciphertext') {
      const [start, end] = scanner.skip(name);
      if (bytes[start] !== QUOTE) throw refusalAt(name, 'expected text');
      ciphertext = [start + 1, end - 1];
    } else if (isMember(expected, name)) {
      header[name] = readHeader(expected, name, scanner);
    } else {
      throw refusalAt('The file', `it has “${name.slice(0, 40)}”, which no backup of Tarazu has`);
    }
  }
  scanner.end();
  return { bytes, header, records, ciphertext };
}

/** The checks that need the whole file: missing members, counts, references between tables, the checksum. */
async function checkWhole(expected: Expected, { bytes, header, records }: Members): Promise<CheckedFile> {
  const { created, counts, kept: counters, version, checksum } = wholeHeader(expected, header);
  if (!records) throw refusalAt('records', 'they are missing');
  records.checkTogether(counts, version);
  if (checksum !== (await checksumOf(await records.canonical({ created, counters })))) {
    throw refusalAt('checksum', 'it is not that of these records; they were changed after the file was written');
  }
  const notes = records.finish({ version, counts, counters: counters ?? {} });
  return { created, counts, counters: counters ?? {}, notes, file: new Blob([bytes]), batches: records.batches };
}

/** Skips the byte order mark that some editors put before UTF-8. Refuses zip files and UTF-16 by name. */
function startOfText(bytes: Uint8Array): number {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 3;
  if (first === 0x50 && second === 0x4b) throw refusalAt('The file', 'it is a workbook or another zip, not a backup');
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0) {
    throw refusalAt('The file', 'it is not text in UTF-8; it may have been saved as UTF-16');
  }
  return 0;
}

async function bytesOfFile(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw refusalAt(
      'The file',
      isTooLarge ? 'the device has not enough memory for it' : 'the browser cannot read it; choose it again',
    );
  }
}

const QUOTE = 0x22;

function inMb(bytes: number): string {
  return `${Math.floor(bytes / 1_000_000)} MB`;
}
