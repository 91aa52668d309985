import { firstDayOfYear, type IsoDate } from '#domain/calendar.ts';
import { type Month, monthAfter, monthOfDay } from '#domain/books/returns/return-month.ts';
import { monthsOfBills } from './bill-months.ts';
import type { BookedBill } from './booked-bill.ts';
import type { Bucket } from './bucket.ts';
import type { Decision } from './decision.ts';
import type { Gstr2b } from './gstr2b.ts';
import { matchGstr2b } from './match-gstr2b.ts';

/** The month in whose return the tax of a bill is credit; null while it waits, and why it is not in the month of its entry. */
export type CreditMonth = Readonly<{
  month: Month | null;
  why: Extract<Bucket, 'Only in books' | 'Not available' | 'Rejected'> | 'Too late' | null;
  /** The month whose credit it would be, where its return was filed without it. */
  missedIn?: Month;
}>;

/**
 * Finds the month of each bill's credit, by its id: that whose GSTR-2B has it (CGST Act, section 16(2)(aa)), or that of its
 * entry, if that is later. A bill that the GSTR-2B of its month does not have, or has as rejected, waits for one that has it.
 * Months without a GSTR-2B here go by the day of entry, and so do tax under reverse charge, which nobody else reports, and
 * notes that no GSTR-2B has: what they take back waits for nothing. What a return that was filed without a GSTR-2B claimed
 * stays in it, also where that is opened later: it is credit once. What one was filed without comes to the first return that is
 * not filed yet, as nobody amends a GSTR-3B, and is no credit any more where section 16(4) gives no time for that. `statements` are in the order of their months.
 */
export function creditMonths({
  statements,
  bills,
  decisions,
  wasFiled,
  wasFiledBefore,
  filedWith,
}: Readonly<{
  statements: readonly Pick<Gstr2b, 'month' | 'rows'>[];
  bills: readonly BookedBill[];
  decisions: ReadonlyMap<string, Decision>;
  /** Whether GSTR-3B of a month was filed. */
  wasFiled: (month: Month) => boolean;
  /** Whether it was filed before the GSTR-2B of a month was opened here; of one that never was, whether it was filed. */
  wasFiledBefore: (month: Month, gstr2b: Month) => boolean;
  /** The ids of the bills that GSTR-3B of a month counted; none of a month that is not filed, or was before they were kept. */
  filedWith: ReadonlyMap<Month, ReadonlySet<string>>;
}>): ReadonlyMap<string, CreditMonth> {
  const given = new Map<string, Month>();
  const refused = new Map<string, 'Not available' | 'Rejected'>();
  for (const statement of statements) {
    const { month, rows } = statement;
    const otherMonths = monthsOfBills(
      statements.filter((one) => one !== statement),
      decisions,
    );
    const free = bills.filter(({ id }) => !given.has(id));
    for (const { bucket, row, bill } of matchGstr2b({ month, rows, bills: free, decisions, otherMonths })) {
      if (!row || !bill) continue;
      if (bucket === 'Not available' || bucket === 'Rejected') refused.set(bill.id, bucket);
      else given.set(bill.id, month);
    }
  }
  const isMissed = (month: Month, gstr2b: Month | undefined) =>
    filedWith.has(month) || (gstr2b !== undefined && wasFiledBefore(month, gstr2b));
  const firstReturn = (from: Month, gstr2b: Month | undefined): Month =>
    isMissed(from, gstr2b) ? firstReturn(monthAfter(from), gstr2b) : from;
  const opened = new Set(statements.map(({ month }) => month));
  const countedIn = new Map([...filedWith].flatMap(([month, ids]) => Array.from(ids, (id) => [id, month] as const)));
  return new Map(
    bills.map((bill): [string, CreditMonth] => {
      const [own, at, why] = [monthOfDay(bill.entered), given.get(bill.id), refused.get(bill.id)];
      const isNote = bill.taxable < 0;
      const due = at !== undefined && at > own ? at : own;
      const during = (month: Month): [string, CreditMonth] => [
        bill.id,
        { month, why: null, ...(month > due && { missedIn: due }) },
      ];
      const claimed = countedIn.get(bill.id);
      if (claimed !== undefined) return during(claimed);
      const wasClaimed = !filedWith.has(own) && (wasFiledBefore(own, own) || (isNote && wasFiled(own)));
      if (bill.reverseCharge || wasClaimed) return during(own);
      if (at !== undefined || isNote || (why === undefined && !opened.has(own))) {
        const month = firstReturn(due, at);
        const isTooLate = month > due && !isNote && month > lastMonthFor(bill.date);
        return isTooLate ? [bill.id, { month: null, why: 'Too late', missedIn: due }] : during(month);
      }
      return [bill.id, { month: null, why: why ?? 'Only in books' }];
    }),
  );
}

/** The last return that takes credit of a bill: that which is due before 30 November after its year (CGST Act, section 16(4)). */
function lastMonthFor(date: IsoDate): Month {
  return `${Number(firstDayOfYear(date).slice(0, 4)) + 1}-10`;
}
