import type { Database } from '#data/store/database.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import { type BookedBill, bookedBill } from '#domain/books/returns/gstr2b/booked-bill.ts';
import { bucketsReport } from '#domain/books/returns/gstr2b/buckets-report.ts';
import { monthsOfBills } from '#domain/books/returns/gstr2b/bill-months.ts';
import { gstr2bId, type StoredGstr2b } from '#domain/books/returns/gstr2b/gstr2b.ts';
import { matchGstr2b, type Pair } from '#domain/books/returns/gstr2b/match-gstr2b.ts';
import type { Purchase } from '#domain/books/returns/input-credit.ts';
import { daysOfMonth, type Month } from '#domain/books/returns/return-month.ts';
import { daysAfter, type IsoDate } from '#domain/calendar.ts';
import { isPurchase, purchasesBetween } from '#data/books/vouchers/purchases-between.ts';
import type { Rows } from '#data/books/tables.ts';

export type PurchaseMatchOrder = Readonly<{ month: Month }>;

/** The GSTR-2B of a month beside the books; `statement` is null where none was opened. */
export type PurchaseMatchRead = Readonly<{
  statement: Pick<StoredGstr2b, 'generated' | 'files' | 'opened'> | null;
  pairs: readonly Pair[];
  /** The bills that no row has, of any month. */
  left: readonly BookedBill[];
  summary: Report;
}>;

/** Matches as the books are at one moment. */
export function readPurchaseMatch(db: Database<Rows>, { month }: PurchaseMatchOrder): Promise<PurchaseMatchRead> {
  return db.transaction('r', ['gstr2bs', 'matches', 'vouchers'], async () => {
    const gstr2b = await db.records('gstr2bs').get(gstr2bId(month));
    if (!gstr2b) return { statement: null, pairs: [], left: [], summary: bucketsReport(month, []) };
    const others = await db.records('gstr2bs').where('id').notEqual(gstr2b.id).toArray();
    const decisions = new Map((await db.records('matches').toArray()).map((one) => [one.id, one]));
    const chosen = gstr2b.rows.flatMap(({ key }) => decisions.get(key)?.voucher || []);
    const purchases = new Map<string, Purchase>();
    const decided = await db.records('vouchers').bulkGet(chosen);
    for (const voucher of [...(await purchasesBetween(db, firstDayOfBills(gstr2b))), ...decided]) {
      if (voucher && isPurchase(voucher)) purchases.set(voucher.id, voucher);
    }
    const bills = [...purchases.values()].flatMap((purchase) => bookedBill(purchase) ?? []);
    const pairs = matchGstr2b({
      month,
      rows: gstr2b.rows,
      bills,
      decisions,
      otherMonths: monthsOfBills(others, decisions),
    });
    const { generated, files, opened } = gstr2b;
    const taken = new Set(pairs.flatMap(({ row, bill }) => (row && bill ? [bill.id] : [])));
    return {
      statement: { generated, files, opened },
      pairs,
      left: bills.filter(({ id }) => !taken.has(id)),
      summary: bucketsReport(month, pairs),
    };
  });
}

/** A month before the first bill, but not years: what is older is no credit any more (CGST Act, section 16(4)). */
export function firstDayOfBills({ month, rows }: StoredGstr2b): IsoDate {
  const { from } = daysOfMonth(month);
  const earliest = rows.reduce<IsoDate>((first, { date }) => (date < first ? date : first), from);
  const [before, oldest] = [daysAfter(earliest, -31), daysAfter(from, -MOST_DAYS)];
  return before < oldest ? oldest : before;
}

const MOST_DAYS = 600;
