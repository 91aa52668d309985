import { formatNumber } from '#domain/format.ts';
import { today } from '#data/clock.ts';
import type { CheckedFile } from '#data/files/backup/check.ts';
import type { RecordCounts } from '#data/files/backup/format.ts';
import { replaceRecords, totalCount } from '#data/files/backup/replace.ts';
import { writeBackup } from '#data/files/backup/write.ts';
import { runJob } from '#data/files/job.ts';
import type { JobOptions, OnProgress } from '#data/files/progress.ts';
import { forgetAnswers } from '#data/store/live.ts';
import { asRefusal, Refusal } from '#data/store/refusal.ts';
import type { Sum } from '#data/store/totals.ts';
import { COPY_KIND } from './copy-kind.ts';
import { sampleStore } from './store.ts';
import { type RecordTable, TABLES } from './tables.ts';

/** A file that was checked completely and can be applied. */
export type Backup = Readonly<{
  kind: 'backup';
  created: Date;
  counts: RecordCounts<RecordTable>;
  count: number;
  checked: CheckedFile;
}>;

/** An encrypted file, with its password missing or wrong. */
export type Locked = Readonly<{ kind: 'locked'; isWrongPassword: boolean }>;

/**
 * All records as one file, for `saveFile`; encrypted if there is a password. Throws the signal's reason if it is
 * cancelled, otherwise a Refusal. Changes nothing.
 */
export async function exportBackup({
  password = '',
  ...options
}: JobOptions & { password?: string } = {}): Promise<
  Readonly<{ fileName: string; parts: readonly BlobPart[]; count: number; summary: string }>
> {
  const order = { created: new Date().toISOString(), password };
  const write = async () => {
    const db = await sampleStore.ready();
    // A worker cannot read a database that is in the page's memory.
    const database = sampleStore.nameForWorkers;
    const input = database === undefined ? undefined : { ...order, store: 'sample' as const, database };
    const onPage = (onProgress: OnProgress) => writeBackup(db, sampleStore.tableNames, COPY_KIND, order, onProgress);
    return runJob('write', input, onPage, options);
  };
  const { parts, count } = await runOrRefuse('Not exported', options.signal, write);
  const fileName = `tarazu-${today()}${password === '' ? '' : '-encrypted'}.json`;
  return { fileName, parts, count, summary: `${formatNumber(count)} records in ${fileName}` };
}

/** Reads and checks a whole file without changing anything. Throws a Refusal that names the place in the file. */
export async function readBackup(
  file: Blob,
  { password = '', ...options }: JobOptions & { password?: string } = {},
): Promise<Backup | Locked> {
  const checked = await runOrRefuse('Not imported', options.signal, () =>
    runJob(
      'check',
      { store: 'sample', file, password },
      async (onProgress: OnProgress) =>
        (await import('#data/files/backup/check.ts')).checkBackup(TABLES, COPY_KIND, file, password, onProgress),
      options,
    ),
  );
  if (typeof checked === 'string') return { kind: 'locked', isWrongPassword: checked === 'wrong password' };
  const { created, counts } = checked;
  return {
    kind: 'backup',
    created: new Date(created),
    counts,
    count: totalCount(counts),
    checked,
  };
}

/**
 * Replaces all records and totals with those of a file, in one transaction that counts as one change; in a worker, where
 * that takes long. If anything fails or the import is cancelled, nothing is changed. Progress counts the records deleted
 * and inserted.
 */
export async function applyBackup({ checked, count }: Backup, options: JobOptions = {}): Promise<void> {
  const replace = async () => {
    await sampleStore.ready();
    const isLong = count + totalCount(await recordCounts()) > MOST_ON_PAGE;
    const database = isLong ? sampleStore.nameForWorkers : undefined;
    const order = { store: 'sample' as const, checked, words: sampleStore.words };
    const input = database === undefined ? undefined : { ...order, database };
    const onPage = (onProgress: OnProgress) => replaceRecords(sampleStore, checked, onProgress);
    return runJob('replace', input, onPage, { ...options, isWriting: true });
  };
  await runOrRefuse('Not imported', options.signal, replace);
  forgetAnswers();
}

/** The number of records in each table. */
export async function recordCounts(): Promise<RecordCounts<RecordTable>> {
  return countsByTable(await sampleStore.totals(RECORD_TABLES));
}

function countsByTable(sums: readonly Sum[]): RecordCounts<RecordTable> {
  return Object.fromEntries(
    RECORD_TABLES.map((table, at) => [table, sums[at]?.count ?? 0]),
  ) as RecordCounts<RecordTable>;
}

/** Passes on a cancellation or a Refusal; turns any other error into a Refusal with this title. */
async function runOrRefuse<T>(title: string, signal: AbortSignal | undefined, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    signal?.throwIfAborted();
    // One of a worker is a RangeError by name alone.
    if (error instanceof Error && error.name === 'RangeError')
      throw new Refusal(title, 'The device has not enough memory for it.', { cause: error });
    throw asRefusal(error, title, sampleStore.words.closed);
  }
}

const RECORD_TABLES = sampleStore.tableNames;
/** So few are written before a worker would have started. */
const MOST_ON_PAGE = 500;
