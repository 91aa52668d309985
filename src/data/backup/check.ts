import type { ReportProgress } from '#data/worker-job.ts';
import { openEnvelope } from './envelope.ts';
import { checksumOf } from './crypto.ts';
import { type Counts, MOST_BYTES, MOST_BYTES_IN_FILE } from './format.ts';
import { isMember, type Header, readHeader, wholeHeader } from './header.ts';
import { type Batch, RecordReader } from './records.ts';
import { refusalAt, Scanner, type Span } from './scan.ts';

/** A completely checked file: its contents, and where its batches of records are in its bytes. */
export type Checked = Readonly<{
  created: string;
  counts: Counts;
  bytes: Uint8Array<ArrayBuffer>;
  batches: readonly Batch[];
}>;

/**
 * Reads a file and changes nothing. Throws a Refusal that starts with the place, unless every byte of the file is valid
 * in a backup. Returns 'locked' if the file needs a password and none was given, 'wrong password' if it needs a
 * different one.
 */
export async function checkBackup(
  file: Blob,
  password: string,
  pulse: ReportProgress,
): Promise<Checked | 'locked' | 'wrong password'> {
  if (file.size === 0) throw refusalAt('The file', 'it is empty');
  if (file.size > MOST_BYTES_IN_FILE) throw refusalAt('The file', `it is larger than ${inMb(MOST_BYTES_IN_FILE)}`);
  const outer = await readMembers(await bytesOfFile(file), pulse);
  if (!outer.ciphertext) return checkWhole(outer);
  if (outer.records) throw refusalAt('The file', 'it has “records” beside “ciphertext”');
  if (password === '') return 'locked';
  const bytes = await openEnvelope(outer.header, outer.bytes.subarray(...outer.ciphertext), password);
  if (!bytes) return 'wrong password';
  const inner = await readMembers(bytes, pulse);
  if (inner.ciphertext) throw refusalAt('ciphertext', 'there is another encrypted file in it');
  return checkWhole(inner);
}

type Members = Readonly<{
  bytes: Uint8Array<ArrayBuffer>;
  header: Header;
  records: RecordReader | undefined;
  ciphertext: Span | undefined;
}>;

/** Reads the outermost object and the records in it. */
async function readMembers(bytes: Uint8Array<ArrayBuffer>, pulse: ReportProgress): Promise<Members> {
  const scanner = new Scanner(bytes, startOf(bytes));
  const header: Record<string, unknown> = {};
  let records: RecordReader | undefined;
  let ciphertext: Span | undefined;
  for (const name of scanner.members('The file')) {
    if (name === 'records') {
      if (bytes.length > MOST_BYTES) throw refusalAt('records', `they are larger than ${inMb(MOST_BYTES)}`);
      records = new RecordReader(scanner, bytes);
      await records.read(pulse);
    } else if (name === 'ciphertext') {
      const [start, end] = scanner.skip(name);
      if (bytes[start] !== QUOTE) throw refusalAt(name, 'expected text');
      ciphertext = [start + 1, end - 1];
    } else if (isMember(name)) {
      header[name] = readHeader(name, scanner);
    } else {
      throw refusalAt('The file', `it has “${name.slice(0, 40)}”, which no backup of Tarazu has`);
    }
  }
  scanner.end();
  return { bytes, header, records, ciphertext };
}

/** The checks that need the whole file: missing members, counts, references between tables, the checksum. */
async function checkWhole({ bytes, header, records }: Members): Promise<Checked> {
  const { created, counts, checksum } = wholeHeader(header);
  if (!records) throw refusalAt('records', 'they are missing');
  records.checkTogether(counts);
  if (checksum !== (await checksumOf(await records.canonical()))) {
    throw refusalAt('checksum', 'it is not that of these records; they were changed after the file was written');
  }
  return { created, counts, bytes, batches: records.batches };
}

/** Skips the byte order mark that some editors put before UTF-8. Refuses zip files and UTF-16 by name. */
function startOf(bytes: Uint8Array): number {
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
