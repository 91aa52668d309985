import { daysOfMonth, type Month } from '#domain/books/returns/return-month.ts';
import type { BookedBill } from './booked-bill.ts';
import { type Bucket, bucketOf, type MatchBasis } from './bucket.ts';
import { UnmatchedBills } from './unmatched-bills.ts';
import { differencesOf } from './compare-bills.ts';
import { type Gstr2bRow, isOfSupplier } from './gstr2b.ts';
import type { Decision } from './decision.ts';
import { monthOfBill } from './bill-months.ts';

/** A row of GSTR-2B beside what the books have of it; one of the two may be missing. */
export type Pair = Readonly<{
  bucket: Bucket;
  row: Gstr2bRow | null;
  bill: BookedBill | null;
  /** The names of the columns in which they differ. */
  differs: readonly string[];
  /** Whether the user said so, which can be taken back. */
  isDecided: boolean;
  /** The month whose GSTR-2B has what is only in the books in this one. */
  later: Month | null;
}>;

/**
 * The rows of the GSTR-2B of a month against the purchases and debit notes of the books. First what the user decided, then by
 * supplier and number, by the number that an amendment corrects, by another GSTIN of the same holder, and in the end by
 * supplier and amounts alone. A bill belongs to one row. `otherMonths` says which months have the bills that other statements
 * list, by `numberKey` or id.
 */
export function matchGstr2b({
  month,
  rows,
  bills,
  decisions,
  otherMonths,
}: Readonly<{
  month: Month;
  rows: readonly Gstr2bRow[];
  bills: readonly BookedBill[];
  decisions: ReadonlyMap<string, Decision>;
  otherMonths: ReadonlyMap<string, Month>;
}>): readonly Pair[] {
  const find = new UnmatchedBills(bills);
  const found = new Map<Gstr2bRow, Readonly<{ bill: BookedBill; way: MatchBasis }>>();
  // A decision for a voucher that is cancelled since says nothing any more.
  const isRejected = ({ key }: Gstr2bRow) => decisions.get(key)?.voucher === '';
  const isOpen = (row: Gstr2bRow) => !found.has(row) && !isRejected(row) && isOfSupplier(row);
  const seek = (way: MatchBasis, of: (row: Gstr2bRow) => BookedBill | undefined) => {
    for (const row of rows) {
      const bill = way === 'user' || isOpen(row) ? of(row) : undefined;
      if (!bill) continue;
      found.set(row, { bill, way });
      find.take(bill);
    }
  };
  const isElsewhere = (bill: BookedBill) => monthOfBill(otherMonths, bill) !== undefined;
  seek('user', ({ key }) => find.byId(decisions.get(key)?.voucher ?? ''));
  seek('number', (row) => find.byNumber(row, row.number));
  seek('original', (row) => (row.original === '' ? undefined : find.byNumber(row, row.original)));
  seek('holder', (row) => find.byHolder(row));
  seek('amounts', (row) => find.byAmounts(row, isElsewhere));
  const pairs = rows.map((row): Pair => {
    const { bill = null, way } = found.get(row) ?? {};
    const isDecided = isRejected(row) || way === 'user';
    const differs = bill ? differencesOf(row, bill) : [];
    return { bucket: bucketOf(row, bill, differs, way, isDecided), row, bill, differs, isDecided, later: null };
  });
  return [...pairs, ...onlyInBooks(month, find, otherMonths)];
}

/** Pairs the bills of this month's credit that no statement has up to now. */
function onlyInBooks(month: Month, find: UnmatchedBills, otherMonths: ReadonlyMap<string, Month>): readonly Pair[] {
  const { from, to } = daysOfMonth(month);
  return find.left().flatMap((bill): readonly Pair[] => {
    if (bill.entered < from || bill.entered > to) return [];
    const at = monthOfBill(otherMonths, bill);
    if (at !== undefined && at < month) return [];
    return [{ bucket: 'Only in books', row: null, bill, differs: [], isDecided: false, later: at ?? null }];
  });
}
