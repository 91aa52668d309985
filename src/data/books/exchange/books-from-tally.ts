import type { JobOptions } from '#data/files/progress.ts';
import { createFilledDatabase } from '#data/store/create-kept.ts';
import type { Database } from '#data/store/database.ts';
import { deleteKept } from '#data/store/delete-kept.ts';
import { WriteTransaction } from '#data/store/write-transaction.ts';
import { askToPersist } from '#data/store/persistence.ts';
import { Refusal } from '#data/store/refusal.ts';
import { openingValue } from '#domain/books/masters/item.ts';
import { netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import type { TallyPlan } from '#domain/books/exchange/tally-in/tally-plan.ts';
import { type ComparedBalance, comparedBalances } from '#domain/books/exchange/tally-in/trial-comparison.ts';
import { asPaise, type Paise, sumOf } from '#domain/money.ts';
import { transactionProgress } from '#data/books/copies/transaction-progress.ts';
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
import { createUnderFreeKey } from '#data/books/copies/books-on-device.ts';
import { remakeDues } from '#data/books/projections/dues.ts';
import { beginBusiness } from '#data/books/masters/begin-books.ts';
import { booksStore, databaseOf } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { STORAGE_MESSAGES } from '#data/books/storage-messages.ts';

/** The new set of books, and its trial balance, as it is stored, beside that of the file. */
export type BooksFromTally = Readonly<{ key: string; trial: readonly ComparedBalance[] }>;

/**
 * Makes a new set of books of what another program exported: everything in the one transaction that brings it into being,
 * so that there is the whole of it or nothing. Each record has its entry in the edit log, which names the files.
 */
export async function createBooksFromTally(
  plan: TallyPlan,
  fileNames: readonly string[],
  { signal, onProgress }: JobOptions = {},
): Promise<BooksFromTally> {
  let trial: readonly ComparedBalance[] | undefined;
  const reason = `From Tally: ${fileNames.join(', ')}`.slice(0, LONGEST_REASON);
  const key = await runOrRefuse('Not saved', signal, () =>
    createUnderFreeKey(plan.business.name, (database) => {
      const goOn = transactionProgress(
        rowsOf(plan).reduce((sum, { rows }) => sum + rows.length, 0),
        signal,
        onProgress,
      );
      const fill = async (db: Database<Rows>) => {
        await WriteTransaction.do(
          booksStore,
          db,
          (transaction) => beginBusiness(transaction, plan.business, plan.lastNumbers),
          { reason },
        );
        for (const part of rowsOf(plan)) await insertRows(db, part, reason, goOn);
        // What settles a document comes before it where it was paid in advance.
        await remakeDues(db);
        trial = comparedBalances(plan, await storedBalances(db, plan));
      };
      return createFilledDatabase(booksStore, database, fill);
    }),
  );
  if (!trial) {
    // The browser took the connection away before all was written, and may have kept what was.
    await deleteKept(databaseOf(key));
    throw new Refusal('Not saved', STORAGE_MESSAGES.closed);
  }
  askToPersist();
  return { key, trial };
}

/** Writes the records of a table, some at a time: the page may draw, and the work be cancelled, between them. */
async function insertRows(
  db: Database<Rows>,
  { table, prefix, digits, rows }: Part,
  reason: string,
  goOn: (count: number) => void,
) {
  for (let from = 0; from < rows.length; from += AT_A_TIME) {
    const some = rows.slice(from, from + AT_A_TIME);
    await WriteTransaction.do(
      booksStore,
      db,
      async (transaction) => {
        const ids = await transaction.freshIds(table, prefix, digits, some.length);
        if (some.some(({ id }, at) => id !== ids[at])) throw new Error('The plan numbers its records from 1.');
        await transaction.insertAll(table, some);
      },
      { reason },
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

/** So many are written before the page may draw again. */
const AT_A_TIME = 40;
const LONGEST_REASON = 500;
