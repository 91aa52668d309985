import { Dexie } from 'dexie';
import { act, type Hand } from './act.ts';
import { runInWorker, type JobOptions } from './worker-job.ts';
import type { Checked } from './backup/check.ts';
import type { Counts } from './backup/format.ts';
import type { Batch } from './backup/records.ts';
import { today } from './clock.ts';
import { RECORD_TABLES, type RecordTable, type Rows } from './database.ts';
import { forgetAnswers } from './live.ts';
import { database, mirrorForWorkers } from './mirror.ts';
import { asRefusal, Refusal } from './refusal.ts';
import { readTotals } from './totals.ts';

export type { Counts } from './backup/format.ts';

/** A file that was checked whole and can be applied. */
export type Backup = Readonly<{ kind: 'backup'; created: Date; counts: Counts; count: number; checked: Checked }>;

/** Encrypted: the password is missing, or it is another one. */
export type Locked = Readonly<{ kind: 'locked'; isWrongPassword: boolean }>;

/**
 * Everything in the page as one file, for `saveFile`; encrypted where there is a password. Throws the signal's reason
 * where it is cancelled, and otherwise a Refusal; nothing is ever changed.
 */
export async function exportBackup({
  password = '',
  ...watching
}: JobOptions & { password?: string } = {}): Promise<
  Readonly<{ fileName: string; parts: readonly BlobPart[]; count: number }>
> {
  const order = { created: new Date().toISOString(), password };
  // What lies in the page's own memory no worker can see.
  const name = mirrorForWorkers();
  const given = name === undefined ? undefined : { ...order, database: name };
  const { parts, count } = await inWords('Not exported', watching.signal, () =>
    runInWorker(
      'write',
      given,
      async (pulse) => {
        const { writeBackup } = await prepareWriting();
        // Where the browser has just closed it, it is opened once more.
        await database().open();
        return writeBackup(database(), order, pulse);
      },
      watching,
    ),
  );
  return { fileName: `tarazu-${today()}${password === '' ? '' : '-encrypted'}.json`, parts, count };
}

/** Reads and checks a whole file and touches nothing. Throws a Refusal that names the place in the file. */
export async function readBackup(
  file: Blob,
  { password = '', ...watching }: JobOptions & { password?: string } = {},
): Promise<Backup | Locked> {
  const checked = await inWords('Not imported', watching.signal, () =>
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

/** Fetches what a page without workers checks files with, so that it is there when the network is not. */
export function prepareReading(): Promise<typeof import('./backup/check.ts')> {
  return import('./backup/check.ts');
}

/** The same for what it writes them with. */
export function prepareWriting(): Promise<typeof import('./backup/write.ts')> {
  return import('./backup/write.ts');
}

/**
 * Puts the records of a file in the place of all that is in the page, totals with them, in one transaction that counts as
 * one change; or, where anything fails or it is cancelled, changes nothing. Progress counts what goes and what comes.
 */
export async function applyBackup(backup: Backup, { signal, onProgress }: JobOptions = {}): Promise<void> {
  const deed = async (hand: Hand) => {
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
  await inWords('Not imported', signal, () => act(RECORD_TABLES, deed, 'Not imported'));
  forgetAnswers();
}

/** Taken from the checked bytes at this moment: the records of a large business would fill the page's memory. */
async function insert(hand: Hand, { table, span, added }: Batch, bytes: Uint8Array): Promise<void> {
  const records: Rows[RecordTable][] = JSON.parse(`[${new TextDecoder().decode(bytes.subarray(...span))}]`);
  await hand.insertAll(
    table,
    records.map((record) => ({ ...added, ...record })),
  );
}

/** How many records each table has now. */
export async function recordCounts(): Promise<Counts> {
  const sums = await readTotals(database(), RECORD_TABLES);
  return Object.fromEntries(RECORD_TABLES.map((table, at) => [table, sums[at]?.count ?? 0])) as Counts;
}

function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Cancelling passes, and so does a refusal; any other failure is told in words under the title. */
async function inWords<T>(title: string, signal: AbortSignal | undefined, deed: () => Promise<T>): Promise<T> {
  try {
    return await deed();
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof RangeError)
      throw new Refusal(title, 'The device has not enough memory for it.', { cause: error });
    throw asRefusal(error, title);
  }
}
