import { exportBackup, readBackup } from '#data/sample/backup.ts';

/** A parsed backup, for tests to change. */
export type Pieces = {
  [member: string]: unknown;
  counts: Record<string, number>;
  records: Record<string, Record<string, unknown>[]>;
  checksum: string;
};

export async function exportedText(password = ''): Promise<string> {
  return new Blob([...(await exportBackup({ password })).parts]).text();
}

export function piecesOf(text: string): Pieces {
  return JSON.parse(text) as Pieces;
}

/**
 * The pieces with correct counts and checksum for their records, so that nothing else is wrong than what the test
 * changed.
 */
export async function sealed(pieces: Pieces): Promise<Pieces> {
  const counts = Object.fromEntries(Object.entries(pieces.records).map(([table, rows]) => [table, rows.length]));
  return { ...pieces, counts, checksum: await checksumOf(pieces.records) };
}

/** The file with a change, and with counts and checksum corrected. */
export async function changed(text: string, change: (pieces: Pieces) => void): Promise<Pieces> {
  const pieces = piecesOf(text);
  change(pieces);
  return sealed(pieces);
}

export function first(pieces: Pieces, table: string): Record<string, unknown> {
  const record = pieces.records[table]?.[0];
  if (!record) throw new TypeError(`There is nothing in ${table}.`);
  return record;
}

/** As format.md defines it: sorted names, no white space, SHA-256. */
export async function checksumOf(records: unknown): Promise<string> {
  const text = JSON.stringify(records, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The message that a file is refused with; throws if it is not refused. */
export async function refusalOf(file: BlobPart | Pieces, password = ''): Promise<string> {
  const isPieces = typeof file === 'object' && 'records' in file;
  try {
    const read = await readBackup(new Blob([isPieces ? JSON.stringify(file) : file]), { password });
    throw new TypeError(`The file was not refused: ${read.kind}`);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'Refusal') throw error;
    return error.message;
  }
}
