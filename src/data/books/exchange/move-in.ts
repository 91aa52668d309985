import type { OnProgress } from '#data/files/progress.ts';
import { createFilledDatabase } from '#data/store/create-kept.ts';
import type { Database } from '#data/store/database.ts';
import { deleteKept } from '#data/store/delete-kept.ts';
import { slicesOf } from '#data/store/in-slices.ts';
import { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { openingValue } from '#domain/books/masters/item.ts';
import { netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import type { TallyPlan } from '#domain/books/exchange/tally-in/tally-plan.ts';
import { type ComparedBalance, comparedBalances } from '#domain/books/exchange/tally-in/trial-comparison.ts';
import { asPaise, type Paise, sumOf } from '#domain/money.ts';
import { transactionProgress } from '#data/files/transaction-progress.ts';
import { flowsWithin, standingOfAllWithin } from '#data/books/ledger/period-sums-in-transaction.ts';
import {
  GODOWN_PREFIX,
  ID_DIGITS,
  ITEM_PREFIX,
  LEDGER_PREFIX,
  PARTY_PREFIX,
  VOUCHER_DIGITS,
  VOUCHER_PREFIX,
} from '#data/books/ids.ts';
import { runOrRefuse } from '#data/books/copies/copy-refusals.ts';
import { createUnderFreeKey } from '#data/books/copies/free-key.ts';
import { beginBusiness } from '#data/books/masters/begin-books.ts';
import { PROJECTIONS } from '#data/books/projections/projections.ts';
import { booksStore, databaseOf } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { STORAGE_MESSAGES } from '#data/books/storage-messages.ts';
import { planTallyImport } from './plan-tally-import.ts';

/** The files of Tally, their names, and the business that they are of. */
export type MoveInOrder = Readonly<{ files: readonly Blob[]; fileNames: readonly string[]; business: Business }>;

/** The new set of books, and its trial balance, as it is stored, beside that of the file. */
export type BooksFromTally = Readonly<{ key: string; trial: readonly ComparedBalance[] }>;

/** Makes new books of files of Tally: see `createBooksFromTally`. */
export function moveIn({ files, fileNames, business }: MoveInOrder, onProgress: OnProgress): Promise<BooksFromTally> {
  return runOrRefuse('Not saved', undefined, async () => {
    // Reading them again is the smaller part; it may be cancelled, too.
    const { planned } = await planTallyImport({ files, business }, () => onProgress(0, 1));
    if (!planned) throw new Error('With a business there is a plan.');
    return writePlan(planned.plan, fileNames, onProgress);
  });
}

async function writePlan(
  plan: TallyPlan,
  fileNames: readonly string[],
  onProgress: OnProgress,
): Promise<BooksFromTally> {
  let trial: readonly ComparedBalance[] | undefined;
  const reason = `From Tally: ${fileNames.join(', ')}`.slice(0, LONGEST_REASON);
  const key = await createUnderFreeKey(plan.business.name, (database) => {
    // Each is written, and each voucher read again for what follows from it.
    const total = rowsOf(plan).reduce((sum, { rows }) => sum + rows.length, plan.vouchers.length);
    const goOn = transactionProgress(total, onProgress);
    const fill = async (db: Database<Rows>) => {
      await WriteTransaction.do(
        booksStore,
        db,
        (transaction) => beginBusiness(transaction, plan.business, plan.lastNumbers),
        { reason, isRebuilt: true },
      );
      for (const part of rowsOf(plan)) await insertRows(db, part, reason, goOn);
      await PROJECTIONS.rebuild(db, goOn);
      trial = comparedBalances(plan, await storedBalances(db, plan));
    };
    return createFilledDatabase(booksStore, database, fill);
  });
  if (!trial) {
    // The browser took the connection away before all was written, and may have kept what was.
    await deleteKept(databaseOf(key));
    throw new Refusal('Not saved', STORAGE_MESSAGES.closed);
  }
  return { key, trial };
}

/** Writes the records of a table, some at a time: the work may be cancelled between them. */
async function insertRows(
  db: Database<Rows>,
  { table, prefix, digits, rows }: Part,
  reason: string,
  goOn: (count: number) => void,
) {
  for (const some of slicesOf(rows)) {
    await WriteTransaction.do(
      booksStore,
      db,
      async (transaction) => {
        const ids = await transaction.freshIds(table, prefix, digits, some.length);
        if (some.some(({ id }, at) => id !== ids[at])) throw new Error('The plan numbers its records from 1.');
        await transaction.insertAll(table, some);
      },
      { reason, isRebuilt: true },
    );
    goOn(some.length);
  }
}

/** Reads the balance of every ledger and party from the stored sums, and the value of the opening stock. */
async function storedBalances(db: Database<Rows>, { business, vouchers }: TallyPlan) {
  const last = vouchers.reduce((day, { date }) => (date > day ? date : day), business.booksBegin);
  const flows = await flowsWithin(db, 'L', '', last);
  const ledgers = await db.records('ledgers').toArray();
  const items = await db.records('items').toArray();
  const balances = new Map<string, Paise>([
    ...ledgers.map(({ id, opening }) => [id, asPaise(opening + netOf(flows.get(id) ?? NO_DEBIT_CREDIT))] as const),
    ...(await standingOfAllWithin(db)),
  ]);
  return { balances, stock: sumOf(items.map(openingValue)) };
}

type Table = 'ledgers' | 'parties' | 'items' | 'godowns' | 'vouchers';
type Part = Readonly<{ table: Table; prefix: string; digits: number; rows: readonly Rows[Table][] }>;

function rowsOf({ ledgers, parties, items, godowns, vouchers }: TallyPlan): readonly Part[] {
  const firstRevisions = <Row>(rows: readonly Row[]) => rows.map((row) => ({ ...row, rev: 1 }));
  return [
    { table: 'ledgers', prefix: LEDGER_PREFIX, digits: ID_DIGITS, rows: firstRevisions(ledgers) },
    { table: 'parties', prefix: PARTY_PREFIX, digits: ID_DIGITS, rows: firstRevisions(parties) },
    { table: 'items', prefix: ITEM_PREFIX, digits: ID_DIGITS, rows: firstRevisions(items) },
    { table: 'godowns', prefix: GODOWN_PREFIX, digits: ID_DIGITS, rows: firstRevisions(godowns) },
    { table: 'vouchers', prefix: VOUCHER_PREFIX, digits: VOUCHER_DIGITS, rows: vouchers },
  ];
}

const LONGEST_REASON = 500;
