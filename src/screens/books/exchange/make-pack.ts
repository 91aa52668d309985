import { business } from '#data/books/business.ts';
import type { JobOptions } from '#data/files/progress.ts';
import type { FileInZip } from '#data/files/zip.ts';
import { zipFiles } from '#data/files/zip-files.ts';
import { readForFile } from '#data/store/refusal.ts';
import { periodInWords } from '#domain/books/ledger/report.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { CONTENTS, INVOICES, type Writer } from './pack-contents.ts';

/** The pack that was made: one ZIP, the names in it, and what is to be known of them. */
export type AccountantPack = Readonly<{ zip: Blob; names: readonly string[]; notes: readonly string[] }>;

/**
 * Makes the accountant's pack of a period. Its parts are read one after the other, while the books may go on changing;
 * `read-me.txt` says what is in it.
 */
export async function makePack(
  days: Days,
  withInvoices: boolean,
  writer: Writer,
  { signal, onProgress }: JobOptions,
): Promise<AccountantPack> {
  const contents = withInvoices ? [...CONTENTS, INVOICES] : CONTENTS;
  const files: FileInZip[] = [];
  const notes: string[] = [];
  /** The parts count alike, and so does putting them into one file, which comes last. */
  const optionsOfPart = (at: number): JobOptions => ({
    ...(signal && { signal }),
    onProgress: (done, total) => {
      const share = total === 0 ? 0 : Math.floor((done / total) * STEPS);
      onProgress?.(at * STEPS + share, (contents.length + 1) * STEPS);
    },
  });
  for (const [at, { make }] of contents.entries()) {
    signal?.throwIfAborted();
    const part = await readForFile(() => make(days, writer, optionsOfPart(at)), signal);
    files.push(...part.files);
    notes.push(...(part.notes ?? []));
  }
  const { name } = await business();
  const names = files.map((file) => file.name);
  const lines = [`${name}, ${periodInWords(days)}`, '', ...names, '', ...notes, ''];
  const readMe = { name: 'read-me.txt', content: new Blob([lines.join('\r\n')]) };
  return { zip: await zipFiles([readMe, ...files], optionsOfPart(contents.length)), names, notes };
}

/** The steps of progress that each part is divided in. */
const STEPS = 100;
