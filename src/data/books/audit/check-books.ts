import type { OnProgress } from '#data/files/progress.ts';
import { transact } from '#data/store/act.ts';
import type { Database, Total } from '#data/store/database.ts';
import { WriteTransaction } from '#data/store/write-transaction.ts';
import { mendFrom, type Rebuilt, rebuild } from '#data/store/rebuild.ts';
import { asReadError } from '#data/store/refusal.ts';
import { CHANGES, lastGivenKey } from '#data/store/sums.ts';
import { formatNumber, formatRupees } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import { serialOf } from '#domain/record-id.ts';
import { differencesInProjections } from './check-projections.ts';
import { changedYears } from './closed-figures.ts';
import { TABLES_WITH_SEQUENCES } from '#data/books/sequences.ts';
import type { Difference } from '#data/books/difference.ts';
import { PROJECTIONS } from '#data/books/projections/projections.ts';
import { tableOfKind } from './edit-log.ts';
import { DEVICE_TOTALS } from '#data/books/device-totals.ts';
import { booksStore } from '#data/books/store.ts';
import { type BooksTable, type Rows, TABLES } from '#data/books/tables.ts';

/**
 * Rebuilds everything that is kept besides the records (sums, entries, counters, keys for lists and finding) and returns what differs;
 * nothing if the books agree. Reads everything as it is at one moment, in batches, so that the page stays responsive.
 * `onProgress` hears how many records were read, of how many.
 */
export async function checkBooks(onProgress: OnProgress = () => {}): Promise<readonly Difference[]> {
  try {
    const db = await booksStore.ready();
    // Dexie keeps a transaction open only for what an async function itself awaits.
    return await db.transaction(
      'r',
      [...booksStore.everyTable],
      async () => (await compare(db, onProgress)).differences,
    );
  } catch (error) {
    throw asReadError(error);
  }
}

/** The same in the transaction that is open, which is over all tables. */
export async function differencesWithin(db: Database<Rows>): Promise<readonly Difference[]> {
  return (await compare(db)).differences;
}

/** Puts right what differs, in one transaction, and writes into the edit log what it was. Resolves with it. */
export function mendBooks(): Promise<readonly Difference[]> {
  return transact(booksStore, booksStore.everyTable, (db) => mendIn(db));
}

/** The same, in the transaction that is open. */
export async function mendIn(db: Database<Rows>, onProgress?: OnProgress): Promise<readonly Difference[]> {
  const { differences, totals, wrongKeys, areProjectionsWrong } = await compare(db, onProgress);
  if (differences.length === 0) return differences;
  await mendFrom(booksStore, db, { totals, wrongKeys }, isOther);
  if (areProjectionsWrong) await PROJECTIONS.anew(db);
  const whole = { before: said(differences, 'kept'), after: said(differences, 'rebuilt') };
  await WriteTransaction.do(booksStore, db, async () => undefined, { deed: 'mend', whole });
  return differences;
}

/** What differs, and what is to be kept instead. */
async function compare(db: Database<Rows>, onProgress: OnProgress = () => {}) {
  const counts = await Promise.all(booksStore.tableNames.map((table) => db.records(table).count()));
  const all = counts.reduce((sum, count) => sum + count, 0);
  let read = 0;
  const logged: Partial<Record<BooksTable, number>> = {};
  const rebuilt = await rebuild(booksStore, db, (table, row) => {
    read++;
    if (read % TOLD_EVERY === 0) onProgress(read, all);
    if (table !== 'edits' || !('record' in row)) return;
    // A deleted record left its number only here; it must never be given again.
    const of = tableOfKind(row.kind);
    if (of) logged[of] = Math.max(logged[of] ?? 0, serialOf(row.record));
  });
  const kept = new Map((await db.totals.toArray()).map((total) => [total.key, total]));
  const counters = countersFrom(rebuilt, logged, kept);
  const totals = [...rebuilt.totals, ...counters];
  const following = await differencesInProjections(db);
  const closed = (await changedYears(db)).map((year) => ({
    what: `The closed year ${year}`,
    kept: 'as it was closed',
    rebuilt: 'other figures. Unlock it, see what differs, and close it again',
  }));
  const differences = [...differencesIn(kept, totals), ...differencesInKeys(rebuilt), ...following, ...closed];
  return { differences, totals, wrongKeys: rebuilt.wrongKeys, areProjectionsWrong: following.length > 0 };
}

/** The last numbers given: never less than the highest in use or in the log, and never back. */
function countersFrom(
  { highest }: Rebuilt<Rows>,
  logged: Partial<Record<BooksTable, number>>,
  kept: ReadonlyMap<string, Total>,
): readonly Total[] {
  return TABLES_WITH_SEQUENCES.map((table) => {
    const key = lastGivenKey(table);
    return { key, count: Math.max(kept.get(key)?.count ?? 0, highest[table] ?? 0, logged[table] ?? 0), amount: 0 };
  }).filter(({ count }) => count > 0);
}

function differencesIn(kept: ReadonlyMap<string, Total>, totals: readonly Total[]): readonly Difference[] {
  const rebuilt = new Map(totals.map((total) => [total.key, total]));
  return [...new Set([...kept.keys(), ...rebuilt.keys()])]
    .filter((key) => !isOther(key))
    .map((key) => ({ what: keyInWords(key), kept: inWords(kept.get(key)), rebuilt: inWords(rebuilt.get(key)) }))
    .filter((row) => row.kept !== row.rebuilt);
}

function differencesInKeys({ wrongKeys }: Rebuilt<Rows>): readonly Difference[] {
  return booksStore.tableNames.flatMap((table) => {
    const wrong = wrongKeys.filter((row) => row.table === table).length;
    const what = `${TABLES[table].name}: records that lists and finding have in the wrong place`;
    return wrong === 0 ? [] : [{ what, kept: formatNumber(wrong), rebuilt: formatNumber(0) }];
  });
}

/** "Parties", "Ledgers, Bank Accounts", "Parties: last number given". */
function keyInWords(key: string): string {
  const [counted] = TABLES_WITH_SEQUENCES.filter((table) => lastGivenKey(table) === key);
  if (counted) return `${TABLES[counted].name}: last number given`;
  const [table = '', ...value] = key.split('/');
  const name = TABLES[table as BooksTable]?.name ?? table;
  return value.length === 0 ? name : `${name}, ${value.join('/') || 'without'}`;
}

function inWords(total: Total | undefined): string {
  const { count, amount } = total ?? { count: 0, amount: 0 };
  return amount === 0 ? formatNumber(count) : `${formatNumber(count)} with ${formatRupees(asPaise(amount))}`;
}

function said(differences: readonly Difference[], side: 'kept' | 'rebuilt'): object {
  return Object.fromEntries(differences.map((row) => [row.what, row[side]]));
}

/** What is kept among the totals and is no sum of records. */
function isOther(key: string): boolean {
  return key === CHANGES || DEVICE_TOTALS.includes(key);
}

/** A number of records. */
const TOLD_EVERY = 500;
