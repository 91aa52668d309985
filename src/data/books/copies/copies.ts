import { moment, today } from '#data/clock.ts';
import { see } from '#data/books/staff/access.ts';
import { writeBackup } from '#data/files/backup/write.ts';
import { runJob } from '#data/files/job.ts';
import type { JobOptions, OnProgress } from '#data/files/progress.ts';
import { type Database, outsideTransaction } from '#data/store/database.ts';
import { openForWorker } from '#data/store/open-for-worker.ts';
import { openKept } from '#data/store/open-kept.ts';
import { CHANGES, readTotals } from '#data/store/totals.ts';
import { COPY_KIND } from './copy-kind.ts';
import { runOrRefuse } from './copy-refusals.ts';
import { type CopyMark, marksOfCopy, noteCopySaved, totalsOfUnseen } from './safety.ts';
import { needSetApproval, type SetApproval } from '#data/books/staff/set-staff.ts';
import { booksStore, currentBooksKey, databaseOf } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { VERSIONS } from '#data/books/schema-versions.ts';

/** A copy that was written and not handed over yet, of a moment in UTC, up to a mark. */
export type CopyOfBooks = Readonly<{
  fileName: string;
  parts: readonly Blob[];
  count: number;
  created: string;
  mark: CopyMark;
}>;

/** `approval` is that of one of the staff of a set that need not be open. */
export type CopyOptions = JobOptions & Readonly<{ password?: string; approval?: SetApproval | undefined }>;

/** Everything of the open books as one file, encrypted if there is a password. Changes nothing. Throws a Refusal. */
export function saveCopy(options: CopyOptions = {}): Promise<CopyOfBooks> {
  return saveCopyOf(currentBooksKey() ?? '', options);
}

/**
 * Saves a copy, as `saveCopy`, of any set on this device, by its key. One that is not open is read as it is: books of an older
 * version are to be opened first, which moves them.
 */
export async function saveCopyOf(key: string, { approval, ...options }: CopyOptions = {}): Promise<CopyOfBooks> {
  if (approval || key !== currentBooksKey()) await needSetApproval(key, 'Save a copy', approval);
  else see('files', 'reports', 'cost');
  return writeCopyOf(key, options);
}

/** Writes the copy, whoever is signed in: those that are made by themselves go into a folder that an Owner chose. */
export async function writeCopyOf(
  key: string,
  { password = '', ...options }: Omit<CopyOptions, 'approval'> = {},
): Promise<CopyOfBooks> {
  const order = { created: moment(), password };
  return runOrRefuse('Not saved', options.signal, async () => {
    const onPage = (onProgress: OnProgress) =>
      withBooks(key, (db) => writeBackup(db, booksStore.tableNames, COPY_KIND, order, onProgress));
    const database = await nameForWorkers(key);
    const input = database === undefined ? undefined : { ...order, store: 'books' as const, database };
    const { parts, count, counts, counters } = await runJob('write', input, onPage, options);
    const mark = { changes: counters[CHANGES] ?? 0, edits: counts['edits'] ?? 0 };
    return { fileName: copyName(key, today()), parts, count, created: order.created, mark };
  });
}

/**
 * Notes that a copy of these books lies in a folder, or, with `handOver`, was handed to the browser: see `isCopyUnseen`. It hands
 * it over when the note is written and only the commit is left, which needs the page no more: whoever leaves it at once
 * finds the copy noted, and one that is not handed over is not.
 */
export async function noteHandedOver(
  key: string,
  { created, mark }: Pick<CopyOfBooks, 'created' | 'mark'>,
  handOver?: () => void,
): Promise<void> {
  if (key === currentBooksKey()) return noteCopySaved(created, mark, handOver);
  return runOrRefuse('Not saved', undefined, async () => {
    const { db, close } = await openKept(booksStore, databaseOf(key), () => undefined);
    try {
      await db.transaction('rw', 'totals', async () => {
        const unseen = await totalsOfUnseen((keys) => readTotals(db, keys), handOver !== undefined);
        await db.totals.bulkPut([...marksOfCopy(created, mark), ...unseen]);
        if (handOver) outsideTransaction(handOver);
      });
    } finally {
      close();
    }
  });
}

/** The name of a copy's file. One that is made by itself has a mark, and is never taken for one that a person saved. */
export function copyName(key: string, day: string, own = ''): string {
  return `${key}-${day}${own === '' ? '' : `-${own}`}.tarazu-books.json`;
}

/** The name of the database for a worker; undefined where the page has to read it itself. */
async function nameForWorkers(key: string): Promise<string | undefined> {
  if (key !== currentBooksKey()) return databaseOf(key);
  await booksStore.ready();
  return booksStore.nameForWorkers;
}

/** Reads from the books: those that are open, or others, opened for it and closed again. */
async function withBooks<T>(key: string, read: (db: Database<Rows>) => Promise<T>): Promise<T> {
  if (key === currentBooksKey()) return read(await booksStore.ready());
  const db = (await openForWorker(VERSIONS, databaseOf(key))) as unknown as Database<Rows>;
  return read(db).finally(() => db.close());
}
