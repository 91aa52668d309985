import { Refusal } from '#data/store/refusal.ts';
import { type OpenedGstr2b, readGstr2b } from '#domain/books/returns/gstr2b/read-gstr2b.ts';

/** The files of one statement, and the GSTIN of the books. */
export type Gstr2bOrder = Readonly<{ files: readonly Blob[]; gstin: string }>;

/** Reads the files that were chosen. Throws a Refusal if they are no GSTR-2B of these books. */
export async function readGstr2bFiles({ files, gstin }: Gstr2bOrder): Promise<OpenedGstr2b> {
  if (files.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES)
    throw new Refusal('Not opened', 'The file is larger than 50 MB, which no GSTR-2B is. Choose another one.');
  const texts = await Promise.all(files.map((file) => file.text()));
  const read = readGstr2b(texts, gstin);
  if ('problem' in read) throw new Refusal('Not opened', read.problem);
  return read;
}

const MOST_BYTES = 50_000_000;
