import type { OnProgress } from '#data/files/progress.ts';
import { type Database, outsideTransaction, type Total } from '#data/store/database.ts';
import { repairFrom, type Rebuilt, rebuild } from '#data/store/rebuild.ts';
import { asReadError } from '#data/store/refusal.ts';
import { CHANGES, lastGivenKey } from '#data/store/totals.ts';
import { formatNumber, formatRupees } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { differencesInProjections } from './check-projections.ts';
import { differencesInShifts } from './check-shifts.ts';
import { SumsCheck } from './check-sums.ts';
import { changedYears } from './closed-year-figures.ts';
import { actWithin, transact } from '#data/books/act.ts';
import { TABLES_WITH_SEQUENCES } from '#data/books/sequences.ts';
import type { Discrepancy } from '#data/books/discrepancy.ts';
import { PROJECTIONS } from '#data/books/projections/projections.ts';
import { NumbersInUse } from './numbers-in-use.ts';
import { DEVICE_TOTALS } from '#data/books/device-totals.ts';
import { booksStore } from '#data/books/store.ts';
import { type BooksTable, type Rows, TABLES } from '#data/books/tables.ts';

/**
 * Rebuilds all that is stored besides the records (sums, entries, counters, keys for lists and finding) and returns what
 * differs; nothing if the books agree. Reads everything as it is at one moment, in batches, so that the page stays responsive.
 * `onProgress` hears how many records were read, of how many.
 */
export async function checkBooks(onProgress: OnProgress = () => {}): Promise<readonly Discrepancy[]> {
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

/** Returns what differs, as `checkBooks`, but in the transaction that is open, which is over all tables. */
export async function differencesWithin(db: Database<Rows>): Promise<readonly Discrepancy[]> {
  return (await compare(db)).differences;
}

/**
 * Puts right what differs, in one transaction, and writes into the edit log what it was. Returns what differed. `onProgress` hears
 * as in `checkBooks`; what is put right is the smaller part.
 */
export function repairBooks(onProgress: OnProgress = () => {}): Promise<readonly Discrepancy[]> {
  return transact('settings', booksStore.everyTable, (db) => repairWithin(db, onProgress));
}

/** Puts right what differs, as `repairBooks`, but in the transaction that is open. */
async function repairWithin(db: Database<Rows>, onProgress: OnProgress): Promise<readonly Discrepancy[]> {
  const { differences, totals, wrongKeys, areProjectionsWrong } = await compare(db, onProgress);
  if (differences.length === 0) return differences;
  await repairFrom(booksStore, db, { totals, wrongKeys }, isOfNoRecords);
  if (areProjectionsWrong) await PROJECTIONS.rebuild(db);
  await logRepairs(db, differences);
  return differences;
}

/**
 * Puts right what may differ in books whose records were just restored, and all that follows from them built: the counters that
 * came with them, and closed years. `totals` are those of the records. Returns what differed, for `logRepairs`.
 */
export async function repairRestored(
  db: Database<Rows>,
  totals: readonly Total[],
  numbers: NumbersInUse,
): Promise<readonly Discrepancy[]> {
  const stored = await totalsIn(db);
  const all = [...totals, ...numbers.counters(stored)];
  const differences = [...differencesIn(stored, all), ...(await differencesInClosedYears(db))];
  if (differences.length > 0) await repairFrom(booksStore, db, { totals: all, wrongKeys: [] }, isOfNoRecords);
  return differences;
}

/** Writes into the edit log what was put right, if anything was. */
export async function logRepairs(db: Database<Rows>, differences: readonly Discrepancy[]): Promise<void> {
  if (differences.length === 0) return;
  const whole = { before: valuesOf(differences, 'stored'), after: valuesOf(differences, 'rebuilt') };
  await actWithin(db, 'anyone', undefined, async () => undefined, { action: 'mend', whole });
}

/** Returns what differs, and what is to be stored instead. */
async function compare(db: Database<Rows>, onProgress: OnProgress = () => {}) {
  const counts = await Promise.all(booksStore.tableNames.map((table) => db.records(table).count()));
  const all = counts.reduce((sum, count) => sum + count, 0);
  let read = 0;
  const numbers = new NumbersInUse();
  const sums = new SumsCheck();
  const rebuilt = await rebuild(booksStore, db, (table, row) => {
    read++;
    if (read % RECORDS_PER_REPORT === 0) outsideTransaction(() => void onProgress(read, all));
    numbers.note(table, row);
    if (table === 'vouchers') sums.see(row as Voucher);
  });
  const stored = await totalsIn(db);
  const totals = [...rebuilt.totals, ...numbers.counters(stored)];
  const projections = await differencesInProjections(db);
  const closed = await differencesInClosedYears(db);
  const differences = [
    ...differencesIn(stored, totals),
    ...differencesInKeys(rebuilt),
    ...projections,
    ...sums.differences,
    ...closed,
    ...(await differencesInShifts(db)),
  ];
  return { differences, totals, wrongKeys: rebuilt.wrongKeys, areProjectionsWrong: projections.length > 0 };
}

async function totalsIn(db: Database<Rows>): Promise<ReadonlyMap<string, Total>> {
  return new Map((await db.totals.toArray()).map((total) => [total.key, total]));
}

async function differencesInClosedYears(db: Database<Rows>): Promise<readonly Discrepancy[]> {
  return (await changedYears(db)).map((year) => ({
    what: `The closed year ${year}`,
    stored: 'as it was closed',
    rebuilt: 'other figures. Unlock it, see what differs, and close it again',
  }));
}

function differencesIn(stored: ReadonlyMap<string, Total>, totals: readonly Total[]): readonly Discrepancy[] {
  const rebuilt = new Map(totals.map((total) => [total.key, total]));
  return [...new Set([...stored.keys(), ...rebuilt.keys()])]
    .filter((key) => !isOfNoRecords(key))
    .map((key) => ({
      what: keyInWords(key),
      stored: totalInWords(stored.get(key)),
      rebuilt: totalInWords(rebuilt.get(key)),
    }))
    .filter((row) => row.stored !== row.rebuilt);
}

function differencesInKeys({ wrongKeys }: Rebuilt<Rows>): readonly Discrepancy[] {
  return booksStore.tableNames.flatMap((table) => {
    const wrong = wrongKeys.filter((row) => row.table === table).length;
    const what = `${TABLES[table].name}: records that lists and finding have in the wrong place`;
    return wrong === 0 ? [] : [{ what, stored: formatNumber(wrong), rebuilt: formatNumber(0) }];
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

function totalInWords(total: Total | undefined): string {
  const { count, amount } = total ?? { count: 0, amount: 0 };
  return amount === 0 ? formatNumber(count) : `${formatNumber(count)} with ${formatRupees(asPaise(amount))}`;
}

function valuesOf(differences: readonly Discrepancy[], side: 'stored' | 'rebuilt'): object {
  return Object.fromEntries(differences.map((row) => [row.what, row[side]]));
}

/** Whether a key of the totals is of no sum of records: the count of changes, or a figure of this device. */
function isOfNoRecords(key: string): boolean {
  return key === CHANGES || DEVICE_TOTALS.includes(key);
}

/** After so many records `onProgress` hears again. */
const RECORDS_PER_REPORT = 500;
