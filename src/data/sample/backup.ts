import { formatNumber } from '#domain/format.ts';
import { today } from '#data/clock.ts';
import type { CheckedFile } from '#data/files/backup/check.ts';
import type { RecordCounts } from '#data/files/backup/format.ts';
import type { Batch } from '#data/files/backup/record-reader.ts';
import { writeBackup } from '#data/files/backup/write.ts';
import { runJob } from '#data/files/job.ts';
import type { JobOptions, OnProgress } from '#data/files/progress.ts';
import { act } from '#data/store/act.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { outsideTransaction } from '#data/store/database.ts';
import { forgetAnswers } from '#data/store/live.ts';
import { asRefusal, Refusal } from '#data/store/refusal.ts';
import type { Sum } from '#data/store/sums.ts';
import { COPY_KIND } from './copy-kind.ts';
import { sampleStore } from './store.ts';
import { type RecordTable, type Rows, TABLES } from './tables.ts';

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
 * Replaces all records and totals with those of a file, in one transaction that counts as one change. If anything fails
 * or the import is cancelled, nothing is changed. Progress counts the records deleted and inserted.
 */
export async function applyBackup(backup: Backup, { signal, onProgress }: JobOptions = {}): Promise<void> {
  const bytes = new Uint8Array(await backup.checked.file.arrayBuffer());
  const replaceAll = async (transaction: WriteTransaction<Rows>) => {
    const total = totalCount(countsByTable(await transaction.totals(RECORD_TABLES))) + backup.count;
    let done = 0;
    const goOn = (count: number) => {
      signal?.throwIfAborted();
      done += count;
      // The listener may read and write the records, which must not become part of this transaction.
      outsideTransaction(() => onProgress?.(done, total));
    };
    await transaction.removeAll(goOn);
    for (const batch of backup.checked.batches) {
      await insert(transaction, batch, bytes);
      goOn(batch.count);
    }
  };
  await runOrRefuse('Not imported', signal, () => act(sampleStore, RECORD_TABLES, replaceAll, 'Not imported'));
  forgetAnswers();
}

/**
 * Parses the records from the checked bytes only now: all records of a large business at once would fill the memory.
 */
async function insert(
  transaction: WriteTransaction<Rows>,
  { table, span, added }: Batch,
  bytes: Uint8Array,
): Promise<void> {
  const records: Rows[RecordTable][] = JSON.parse(`[${new TextDecoder().decode(bytes.subarray(...span))}]`);
  await transaction.insertAll(
    table as RecordTable,
    records.map((record) => ({ ...added, ...record })),
  );
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

function totalCount(counts: RecordCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Passes on a cancellation or a Refusal; turns any other error into a Refusal with this title. */
async function runOrRefuse<T>(title: string, signal: AbortSignal | undefined, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof RangeError)
      throw new Refusal(title, 'The device has not enough memory for it.', { cause: error });
    throw asRefusal(error, title, sampleStore.words.closed);
  }
}

const RECORD_TABLES = sampleStore.tableNames;
