import type { OnProgress } from '#data/files/progress.ts';
import { createFilledDatabase } from '#data/store/create-kept.ts';
import type { Database, Total } from '#data/store/database.ts';
import { type StoredRecords, restoreRows } from '#data/store/restore-rows.ts';
import { Refusal } from '#data/store/refusal.ts';
import { CHANGES, readTotals } from '#data/store/totals.ts';
import { withMissingSums } from '#domain/books/vouchers/voucher-sums.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { tidyName } from '#domain/books/names.ts';
import { furthestGiven, numbersBeyond } from '#domain/books/numbering.ts';
import { actWithin, transact } from '#data/books/act.ts';
import type { PasscodeRow, Series } from '#data/books/rows.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { passcodesThatStay } from '#data/books/staff/passcodes-that-stay.ts';
import { editId } from '#data/books/ids.ts';
import { transactionProgress } from '#data/files/transaction-progress.ts';
import { logRepairs, repairRestored } from '#data/books/audit/check-books.ts';
import { SumsCheck } from '#data/books/audit/check-sums.ts';
import { NumbersInUse } from '#data/books/audit/numbers-in-use.ts';
import type { Discrepancy } from '#data/books/discrepancy.ts';
import type { CheckedCopy } from './read-copy.ts';
import { otherBooks, runOrRefuse } from './copy-refusals.ts';
import { marksOfCopy } from './safety.ts';
import { createUnderFreeKey } from './free-key.ts';
import { booksStore } from '#data/books/store.ts';
import type { BooksTable, Rows } from '#data/books/tables.ts';

/**
 * The books that were restored; `repairs` did not agree with the records, were put right, and stand in the edit log.
 * `numbers` were given after the copy, and are not given again: "INV/26-27/0003 to INV/26-27/0009".
 */
export type Restored = Readonly<{ key: string; repairs: readonly Discrepancy[]; numbers: readonly string[] }>;

/** The copy that is to replace the open books, and the business's name as its owner typed it. */
export type RestoreOrder = Readonly<{ copy: CheckedCopy; typedName: string }>;

/** Makes new books of a copy: see `restoreAsNew`. */
export function restoreNew(copy: CheckedCopy, onProgress: OnProgress): Promise<Restored> {
  return runOrRefuse('Not restored', undefined, async () => {
    const bytes = await bytesOf(copy);
    let repairs: readonly Discrepancy[] = [];
    const key = await createUnderFreeKey(copy.notes.name, (database) => {
      const goOn = transactionProgress(stepsOf(copy), onProgress);
      const fill = async (db: Database<Rows>) => void (repairs = await restoreInto(db, copy, bytes, null, goOn));
      return createFilledDatabase(booksStore, database, fill, 'Not restored');
    });
    return { key, repairs, numbers: [] };
  });
}

/** Replaces the open books by a copy of them: see `restoreOver`. */
export async function restoreOpen(
  _db: Database<Rows>,
  { copy, typedName }: RestoreOrder,
  onProgress: OnProgress,
): Promise<Omit<Restored, 'key'>> {
  const bytes = await bytesOf(copy);
  const numbers: string[] = [];
  const repairs = await transact(
    'settings',
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
      const passcodes = await db.records('passcodes').toArray();
      const sums = await readTotals(db, booksStore.tableNames);
      const total = stepsOf(copy) + sums.reduce((sum, { count }) => sum + count, 0);
      return restoreInto(db, copy, bytes, before, transactionProgress(total, onProgress), {
        seriesOf: goOnBehind,
        passcodes: passcodes.map(({ id, salt, hash }) => ({ id, salt, hash })),
      });
    },
    'Not restored',
  );
  return { repairs, numbers };
}

/** The state of a device that a copy of the same books does not change: how far numbers were given, and the passcodes of its staff. */
type OfDevice = Readonly<{ seriesOf?: (row: Series) => Series; passcodes?: readonly PasscodeRow[] }>;

/** Writes the records, then what says that they were restored, and checks all, in the transaction that is open. */
async function restoreInto(
  db: Database<Rows>,
  copy: CheckedCopy,
  bytes: Uint8Array,
  before: object | null,
  goOn: (count: number) => void,
  device: OfDevice = {},
): Promise<readonly Discrepancy[]> {
  const { counters, created } = copy.checked;
  const totals: Total[] = Object.entries(counters).map(([key, count]) => ({ key, count, amount: 0 }));
  // The file is a copy of what there is now, all but the entry that follows.
  const mark = { changes: counters[CHANGES] ?? 0, edits: copy.counts.edits };
  const numbers = new NumbersInUse();
  const sums = new SumsCheck();
  const records = {
    batches: recordsIn(copy, bytes, numbers, sums, device),
    totals: [...totals, ...marksOfCopy(created, mark)],
  };
  const counted = await restoreRows(booksStore, db, records, goOn);
  const repairs = [...(await repairRestored(db, counted, numbers)), ...sums.differences];
  const whole = { before, after: { copyOf: created, entries: copy.counts.edits } };
  await actWithin(db, 'anyone', undefined, async () => undefined, { action: 'restore', whole });
  await logRepairs(db, repairs);
  return repairs;
}

/** Parses the records from the checked bytes only now: all of a large business at once would fill the memory. */
function* recordsIn(
  { checked: { batches } }: CheckedCopy,
  bytes: Uint8Array,
  numbers: NumbersInUse,
  sums: SumsCheck,
  { seriesOf = (row) => row, passcodes }: OfDevice,
): StoredRecords<Rows>['batches'] & Generator {
  const decoder = new TextDecoder();
  const persons: Person[] = [];
  for (const { table, span, added } of batches) {
    if (table === 'passcodes' && passcodes) continue;
    const records: Rows[BooksTable][] = JSON.parse(`[${decoder.decode(bytes.subarray(...span))}]`);
    const rows = records
      .map((record) => upToDate(table, { ...added, ...record }))
      .map((row) => (table === 'series' ? seriesOf(row as Series) : row));
    for (const row of rows) {
      numbers.note(table as BooksTable, row);
      if (table === 'vouchers') sums.see(row as Voucher);
      if (table === 'persons') persons.push(row as Person);
    }
    yield { table: table as BooksTable, rows };
  }
  const staying = passcodesThatStay(passcodes ?? [], persons);
  if (staying.length > 0) yield { table: 'passcodes', rows: staying };
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

/** Each record is written, and each voucher, which the oldest copies have none of, read again for what follows from it. */
function stepsOf({ count, counts }: CheckedCopy): number {
  return count + ('vouchers' in counts ? counts.vouchers : 0);
}

async function bytesOf({ checked }: CheckedCopy): Promise<Uint8Array> {
  return new Uint8Array(await checked.file.arrayBuffer());
}

const FIRST_EDIT = editId(1);
