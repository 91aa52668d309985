import { Dexie } from 'dexie';
import { formatNumber } from '#domain/format.ts';
import { act, type Hand } from './act.ts';
import { type JobOptions, type ReportProgress, runInWorker } from './worker-job.ts';
import type { Checked } from './backup/check.ts';
import type { Counts } from './backup/format.ts';
import type { Batch } from './backup/records.ts';
import { today } from './clock.ts';
import { RECORD_TABLES, type RecordTable, type Rows } from './database.ts';
import { forgetAnswers } from './live.ts';
import { database, mirrorForWorkers, openedDatabase } from './mirror.ts';
import { asRefusal, Refusal } from './refusal.ts';
import { readTotals } from './totals.ts';

export type { Counts } from './backup/format.ts';

/** A file that was checked completely and can be applied. */
export type Backup = Readonly<{ kind: 'backup'; created: Date; counts: Counts; count: number; checked: Checked }>;

/** An encrypted file, with its password missing or wrong. */
export type Locked = Readonly<{ kind: 'locked'; isWrongPassword: boolean }>;

/**
 * All records as one file, for `saveFile`; encrypted if there is a password. Throws the signal's reason if it is
 * cancelled, otherwise a Refusal. Changes nothing.
 */
export async function exportBackup({
  password = '',
  ...watching
}: JobOptions & { password?: string } = {}): Promise<
  Readonly<{ fileName: string; parts: readonly BlobPart[]; count: number; summary: string }>
> {
  const order = { created: new Date().toISOString(), password };
  const write = async () => {
    const db = await openedDatabase();
    // A worker cannot read a database that is in the page's memory.
    const name = mirrorForWorkers();
    const input = name === undefined ? undefined : { ...order, database: name };
    const onPage = async (pulse: ReportProgress) => {
      const { writeBackup } = await prepareWriting();
      // Reopens the database if the browser has just closed it.
      await db.open();
      return writeBackup(db, order, pulse);
    };
    return runInWorker('write', input, onPage, watching);
  };
  const { parts, count } = await refusing('Not exported', watching.signal, write);
  const fileName = `tarazu-${today()}${password === '' ? '' : '-encrypted'}.json`;
  return { fileName, parts, count, summary: `${formatNumber(count)} records in ${fileName}` };
}

/** Reads and checks a whole file without changing anything. Throws a Refusal that names the place in the file. */
export async function readBackup(
  file: Blob,
  { password = '', ...watching }: JobOptions & { password?: string } = {},
): Promise<Backup | Locked> {
  const checked = await refusing('Not imported', watching.signal, () =>
    runInWorker(
      'check',
      { file, password },
      async (pulse) => (await prepareReading()).checkBackup(file, password, pulse),
      watching,
    ),
  );
  if (typeof checked === 'string') return { kind: 'locked', isWrongPassword: checked === 'wrong password' };
  const { created, counts } = checked;
  return { kind: 'backup', created: new Date(created), counts, count: sumOf(counts), checked };
}

/** Loads the code that checks files in a page without workers, so that it also works offline. */
export function prepareReading(): Promise<typeof import('./backup/check.ts')> {
  return import('./backup/check.ts');
}

/** Loads the code that writes files in such a page. */
export function prepareWriting(): Promise<typeof import('./backup/write.ts')> {
  return import('./backup/write.ts');
}

/**
 * Replaces all records and totals with those of a file, in one transaction that counts as one change. If anything fails
 * or the import is cancelled, nothing is changed. Progress counts the records deleted and inserted.
 */
export async function applyBackup(backup: Backup, { signal, onProgress }: JobOptions = {}): Promise<void> {
  const replaceAll = async (hand: Hand) => {
    const total = sumOf(await recordCounts()) + backup.count;
    let done = 0;
    const goOn = (count: number) => {
      signal?.throwIfAborted();
      done += count;
      // The listener may read and write the records, which must not become part of this transaction.
      Dexie.ignoreTransaction(() => onProgress?.(done, total));
    };
    await hand.removeAll(goOn);
    for (const batch of backup.checked.batches) {
      await insert(hand, batch, backup.checked.bytes);
      goOn(batch.count);
    }
  };
  await refusing('Not imported', signal, () => act(RECORD_TABLES, replaceAll, 'Not imported'));
  forgetAnswers();
}

/**
 * Parses the records from the checked bytes only now: all records of a large business at once would fill the memory.
 */
async function insert(hand: Hand, { table, span, added }: Batch, bytes: Uint8Array): Promise<void> {
  const records: Rows[RecordTable][] = JSON.parse(`[${new TextDecoder().decode(bytes.subarray(...span))}]`);
  await hand.insertAll(
    table,
    records.map((record) => ({ ...added, ...record })),
  );
}

/** The number of records in each table. */
export async function recordCounts(): Promise<Counts> {
  const sums = await readTotals(database(), RECORD_TABLES);
  return Object.fromEntries(RECORD_TABLES.map((table, at) => [table, sums[at]?.count ?? 0])) as Counts;
}

function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Passes on a cancellation or a Refusal; turns any other error into a Refusal with this title. */
async function refusing<T>(title: string, signal: AbortSignal | undefined, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof RangeError)
      throw new Refusal(title, 'The device has not enough memory for it.', { cause: error });
    throw asRefusal(error, title);
  }
}
