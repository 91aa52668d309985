import type { JobOptions } from '#data/files/progress.ts';
import { transact } from '#data/store/act.ts';
import { createFilledDatabase } from '#data/store/create-kept.ts';
import type { Database, Total } from '#data/store/database.ts';
import { WriteTransaction } from '#data/store/write-transaction.ts';
import { forgetAnswers } from '#data/store/live.ts';
import { askToPersist } from '#data/store/persistence.ts';
import { type StoredRecords, restoreRows } from '#data/store/restore-rows.ts';
import { Refusal } from '#data/store/refusal.ts';
import { CHANGES, readTotals } from '#data/store/sums.ts';
import { withMissingSums } from '#domain/books/vouchers/voucher-sums.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { tidyName } from '#domain/books/names.ts';
import { furthestGiven, numbersBeyond } from '#domain/books/numbering.ts';
import type { Series } from '#data/books/rows.ts';
import { editId } from '#data/books/ids.ts';
import { transactionProgress } from './transaction-progress.ts';
import { logRepairs, repairRestored } from '#data/books/audit/check-books.ts';
import { SumsCheck } from '#data/books/audit/check-sums.ts';
import { NumbersInUse } from '#data/books/audit/numbers-in-use.ts';
import type { Discrepancy } from '#data/books/discrepancy.ts';
import type { CheckedCopy } from './read-copy.ts';
import { runOrRefuse } from './copy-refusals.ts';
import { marksOfCopy } from './safety.ts';
import { createUnderFreeKey } from './books-on-device.ts';
import { booksStore, currentBooksKey } from '#data/books/store.ts';
import type { BooksTable, Rows } from '#data/books/tables.ts';

/**
 * The books that were restored; `repairs` did not agree with the records, were put right, and stand in the edit log.
 * `numbers` were given after the copy, and are not given again: "INV/26-27/0003 to INV/26-27/0009".
 */
export type Restored = Readonly<{ key: string; repairs: readonly Discrepancy[]; numbers: readonly string[] }>;

/**
 * Makes a new set of books of a copy, equal to it in everything, log and counters included, and checks it. It comes into
 * being in one transaction: if that fails or is cancelled, there is none. The log gets an entry that says so.
 */
export async function restoreAsNew(copy: CheckedCopy, { signal, onProgress }: JobOptions = {}): Promise<Restored> {
  let repairs: readonly Discrepancy[] = [];
  const key = await runOrRefuse('Not restored', signal, () =>
    createUnderFreeKey(copy.notes.name, (database) => {
      const goOn = transactionProgress(stepsOf(copy), signal, onProgress);
      const fill = async (db: Database<Rows>) => void (repairs = await restoreInto(db, copy, null, goOn));
      return createFilledDatabase(booksStore, database, fill, 'Not restored');
    }),
  );
  askToPersist();
  return { key, repairs, numbers: [] };
}

/**
 * Replaces everything in the open books by an earlier or later state of the same books, and checks them, in one transaction, or
 * changes nothing. Its owner has typed the business's name as it is now. What was done after the copy is no longer in the log;
 * the entry of the restore says how many entries that were. Each series goes on behind the highest number that was given here: what
 * was printed is not printed again.
 */
export async function restoreOver(
  key: string,
  copy: CheckedCopy,
  typedName: string,
  { signal, onProgress }: JobOptions = {},
): Promise<Restored> {
  if (key !== currentBooksKey()) throw new Refusal('Not restored', 'Open the books first, then restore them.');
  const numbers: string[] = [];
  const repairs = await runOrRefuse('Not restored', signal, () =>
    transact(
      booksStore,
      booksStore.everyTable,
      async (db) => {
        await refuseIfOther(db, copy, typedName);
        const [edits] = await readTotals(db, ['edits']);
        const before = { entries: edits?.count ?? 0 };
        const given = new Map((await db.records('series').toArray()).map((row) => [row.id, row]));
        numbers.length = 0;
        const goOnBehind = (row: Series): Series => {
          const known = given.get(row.id);
          if (!known) return row;
          numbers.push(...numbersBeyond(known.pattern, row.given, known.given));
          return { ...row, given: furthestGiven(row.given, known.given) };
        };
        const sums = await readTotals(db, booksStore.tableNames);
        const total = stepsOf(copy) + sums.reduce((sum, { count }) => sum + count, 0);
        return restoreInto(db, copy, before, transactionProgress(total, signal, onProgress), goOnBehind);
      },
      'Not restored',
    ),
  );
  forgetAnswers();
  return { key, repairs, numbers };
}

/** Whether a copy is of the open books: their logs begin with the same entry. */
export async function isOfTheseBooks({ notes }: CheckedCopy): Promise<boolean> {
  return (await booksStore.records('edits').get(FIRST_EDIT))?.hash === notes.first;
}

/** Writes the records, then what says that they were restored, and checks all, in the transaction that is open. */
async function restoreInto(
  db: Database<Rows>,
  copy: CheckedCopy,
  before: object | null,
  goOn: (count: number) => void,
  seriesOf: (row: Series) => Series = (row) => row,
): Promise<readonly Discrepancy[]> {
  const { counters, created } = copy.checked;
  const totals: Total[] = Object.entries(counters).map(([key, count]) => ({ key, count, amount: 0 }));
  // The file is a copy of what there is now, all but the entry that follows.
  const mark = { changes: counters[CHANGES] ?? 0, edits: copy.counts.edits };
  const numbers = new NumbersInUse();
  const sums = new SumsCheck();
  const records = {
    batches: recordsIn(copy, numbers, sums, seriesOf),
    totals: [...totals, ...marksOfCopy(created, mark)],
  };
  const counted = await restoreRows(booksStore, db, records, goOn);
  const repairs = [...(await repairRestored(db, counted, numbers)), ...sums.differences];
  const whole = { before, after: { copyOf: created, entries: copy.counts.edits } };
  await WriteTransaction.do(booksStore, db, async () => undefined, { action: 'restore', whole });
  await logRepairs(db, repairs);
  return repairs;
}

/** Parses the records from the checked bytes only now: all of a large business at once would fill the memory. */
function* recordsIn(
  { checked: { batches, bytes } }: CheckedCopy,
  numbers: NumbersInUse,
  sums: SumsCheck,
  seriesOf: (row: Series) => Series,
): StoredRecords<Rows>['batches'] & Generator {
  const decoder = new TextDecoder();
  for (const { table, span, added } of batches) {
    const records: Rows[BooksTable][] = JSON.parse(`[${decoder.decode(bytes.subarray(...span))}]`);
    const rows = records
      .map((record) => upToDate(table, { ...added, ...record }))
      .map((row) => (table === 'series' ? seriesOf(row as Series) : row));
    for (const row of rows) {
      numbers.note(table as BooksTable, row);
      if (table === 'vouchers') sums.see(row as Voucher);
    }
    yield { table: table as BooksTable, rows };
  }
}

/** A copy of before version 20 has documents without sums. */
function upToDate(table: string, record: Rows[BooksTable]): Rows[BooksTable] {
  return table === 'vouchers' ? withMissingSums(record as Voucher) : record;
}

async function refuseIfOther(db: Database<Rows>, { notes }: CheckedCopy, typedName: string): Promise<void> {
  const first = await db.records('edits').get(FIRST_EDIT);
  if (first?.hash !== notes.first) throw new Refusal('Not restored', otherBooks(notes.name));
  const [business] = await db.records('business').toArray();
  if (business && tidyName(typedName) === business.name) return;
  const sentence = `Type the name as it stands here, “${business?.name ?? ''}”, to replace the books.`;
  throw new Refusal('Not restored', sentence, { fields: { name: sentence } });
}

/** Returns the sentence where a copy is of other books, those of `name`. */
export function otherBooks(name: string): string {
  return `This is a copy of other books, “${name}”. Restore it under Books, as books of its own; these stay as they are.`;
}

/** Each record is written, and each voucher, which the oldest copies have none of, read again for what follows from it. */
function stepsOf({ count, counts }: CheckedCopy): number {
  return count + ('vouchers' in counts ? counts.vouchers : 0);
}

const FIRST_EDIT = editId(1);
