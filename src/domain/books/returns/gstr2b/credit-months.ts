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
  why: Extract<Bucket, 'Only in books' | 'Not available' | 'Rejected'> | null;
  /** The month whose GSTR-2B has the bill, where its return was filed before that was opened here. */
  missedIn?: Month;
}>;

/**
 * Finds the month of each bill's credit, by its id: that whose GSTR-2B has it (CGST Act, section 16(2)(aa)), or that of its
 * entry, if that is later. A bill that the GSTR-2B of its month does not have, or has as rejected, waits for one that has it.
 * Months without a GSTR-2B here go by the day of entry, and so do tax under reverse charge, which nobody else reports, and
 * notes that no GSTR-2B has: what they take back waits for nothing. What a return that was filed without a GSTR-2B claimed
 * stays in it, also where that is opened later: it is credit once. What one was filed without for want of a GSTR-2B comes to the
 * first return that was filed when that was there, or is not filed yet. `statements` are in the order of their months.
 */
export function creditMonths({
  statements,
  bills,
  decisions,
  wasFiled,
  wasFiledBefore,
}: Readonly<{
  statements: readonly Pick<Gstr2b, 'month' | 'rows'>[];
  bills: readonly BookedBill[];
  decisions: ReadonlyMap<string, Decision>;
  /** Whether GSTR-3B of a month was filed. */
  wasFiled: (month: Month) => boolean;
  /** Whether it was filed before the GSTR-2B of a month was opened here; of one that never was, whether it was filed. */
  wasFiledBefore: (month: Month, gstr2b: Month) => boolean;
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
  const firstReturn = (from: Month, gstr2b: Month): Month =>
    wasFiledBefore(from, gstr2b) ? firstReturn(monthAfter(from), gstr2b) : from;
  const opened = new Set(statements.map(({ month }) => month));
  return new Map(
    bills.map((bill): [string, CreditMonth] => {
      const [own, at, why] = [monthOfDay(bill.entered), given.get(bill.id), refused.get(bill.id)];
      const stays = { month: own, why: null };
      const isNote = bill.taxable < 0;
      if (bill.reverseCharge || wasFiledBefore(own, own) || (isNote && wasFiled(own))) return [bill.id, stays];
      if (at !== undefined) {
        const due = at > own ? at : own;
        const month = firstReturn(due, at);
        return [bill.id, { month, why: null, ...(month !== due && { missedIn: due }) }];
      }
      if (isNote || (why === undefined && !opened.has(own))) return [bill.id, stays];
      return [bill.id, { month: null, why: why ?? 'Only in books' }];
    }),
  );
}
