import type { Database } from '#data/store/database.ts';
import { netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import { gstStanding } from '#domain/books/returns/gst-standing.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import { advancesOf, sumOfAdvances } from '#domain/books/returns/advances.ts';
import { type GstOfDays, gstOfDays, gstSummary, monthsWithin } from '#domain/books/returns/gst-summary.ts';
import { inputCredit } from '#domain/books/returns/input-credit.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { advancesBetween } from './advances-between.ts';
import { salesWithin } from './below-zero.ts';
import { flowsWithin } from '#data/books/ledger/period-sums-in-transaction.ts';
import { purchasesBetween } from '#data/books/vouchers/purchases-between.ts';
import { inputTaxReversals } from './input-tax-reversals.ts';
import type { Rows } from '#data/books/tables.ts';

export type GstSummaryOrder = Days;

/** Sales from the kept sums, purchases from the documents: only those tell what may not be claimed. One moment of the books. */
export function readGstSummary(db: Database<Rows>, days: GstSummaryOrder): Promise<Report> {
  return db.transaction('r', ['vouchers', 'sums', 'ledgers', 'entries', 'dues'], async () => {
    const months: GstOfDays[] = [];
    for (const month of monthsWithin({ from: days.from, to: days.to })) {
      const sales = await salesWithin(db, month);
      const purchases = await purchasesBetween(db, month.from, month.to);
      const credit = inputCredit(purchases, await inputTaxReversals(db, month));
      const advances = sumOfAdvances(advancesOf(month, await advancesBetween(db, month)));
      months.push(gstOfDays(month, sales, advances, credit));
    }
    return gstSummary({ from: days.from, to: days.to }, months, gstStanding(await balancesOn(db, days.to)));
  });
}

/** Returns the balance of each ledger on a day, with its role. */
async function balancesOn(db: Database<Rows>, day: IsoDate) {
  const ever = await flowsWithin(db, 'L', '', day);
  const ledgers = await db.records('ledgers').toArray();
  return ledgers.map(({ id, role, opening }) => {
    return [role, asPaise(opening + netOf(ever.get(id) ?? NO_DEBIT_CREDIT))] as const;
  });
}
