import type { CheckedFile } from '#data/files/backup/check.ts';
import type { RecordCounts } from '#data/files/backup/format.ts';
import { runJob } from '#data/files/job.ts';
import type { OnProgress } from '#data/files/progress.ts';
import type { CopyOptions } from './copies.ts';
import { COPY_KIND, type CopyNotes } from './copy-kind.ts';
import { runOrRefuse } from './copy-refusals.ts';
import { booksStore } from '#data/books/store.ts';
import { type BooksTable, TABLES } from '#data/books/tables.ts';

/** A file that was checked completely and can be restored. */
export type CheckedCopy = Readonly<{
  kind: 'copy';
  created: Date;
  /** Its own notes: the business, and the last entry of its log. */
  notes: CopyNotes;
  counts: RecordCounts<BooksTable>;
  count: number;
  checked: CheckedFile;
}>;

/** An encrypted file, with its password missing or wrong. */
export type Locked = Readonly<{ kind: 'locked'; isWrongPassword: boolean }>;

/** Reads and checks a whole file without changing anything. Throws a Refusal that names the place in the file. */
export async function readCopy(
  file: Blob,
  { password = '', ...options }: CopyOptions = {},
): Promise<CheckedCopy | Locked> {
  const checked = await runOrRefuse('Not restored', options.signal, () =>
    runJob(
      'check',
      { store: 'books', file, password },
      async (onProgress: OnProgress) =>
        (await import('#data/files/backup/check.ts')).checkBackup(TABLES, COPY_KIND, file, password, onProgress),
      options,
    ),
  );
  if (typeof checked === 'string') return { kind: 'locked', isWrongPassword: checked === 'wrong password' };
  const { created, counts, notes } = checked;
  return {
    kind: 'copy',
    created: new Date(created),
    notes: notes as CopyNotes,
    counts,
    count: Object.values(counts).reduce((sum, count) => sum + count, 0),
    checked,
  };
}

/** The number of records in each table of the open books. */
export async function recordCounts(): Promise<RecordCounts<BooksTable>> {
  const sums = await booksStore.totals(booksStore.tableNames);
  return Object.fromEntries(
    booksStore.tableNames.map((table, at) => [table, sums[at]?.count ?? 0]),
  ) as RecordCounts<BooksTable>;
}
