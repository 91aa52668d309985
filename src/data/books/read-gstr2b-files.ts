import type { Database } from '#data/store/database.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { Gstr2b } from '#domain/books/returns/gstr2b/gstr2b.ts';
import { readGstr2b } from '#domain/books/returns/gstr2b/read-gstr2b.ts';
import { BUSINESS_ID } from './ids.ts';
import type { Rows } from './tables.ts';

/** The files of one statement. */
export type Gstr2bOrder = Readonly<{ files: readonly Blob[] }>;

/** Reads the files that were chosen. Throws a Refusal if they are no GSTR-2B of these books. */
export async function readGstr2bFiles(db: Database<Rows>, { files }: Gstr2bOrder): Promise<Gstr2b> {
  if (files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES)
    throw new Refusal('Not opened', 'The file is larger than 50 MB, which no GSTR-2B is. Choose another one.');
  const business = await db.records('business').get(BUSINESS_ID);
  const texts = await Promise.all(files.map((file) => file.text()));
  const read = readGstr2b(texts, business?.gstin ?? '');
  if ('problem' in read) throw new Refusal('Not opened', read.problem);
  return read.gstr2b;
}

const MOST_BYTES = 50_000_000;
