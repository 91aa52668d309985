import { financialYearOf } from '#domain/calendar.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import type { BookedBill } from './booked-bill.ts';
import { numberKey } from './unmatched-bills.ts';
import type { Decision } from './decision.ts';
import { type Gstr2bRow, isOfSupplier } from './gstr2b.ts';

/** Finds which months have the bills that the other statements list, for `matchGstr2b`: by `numberKey` or by id. */
export function monthsOfBills(
  others: readonly Readonly<{ month: Month; rows: readonly Gstr2bRow[] }>[],
  decisions: ReadonlyMap<string, Decision>,
): ReadonlyMap<string, Month> {
  const months = new Map<string, Month>();
  for (const { month, rows } of others) {
    for (const row of rows.filter(isOfSupplier)) {
      const decision = decisions.get(row.key);
      const keys = decision
        ? [decision.voucher].filter((id) => id !== '')
        : [row.number, row.original].filter((number) => number !== '').map((number) => keyOfRow(row, number));
      for (const key of keys) months.set(key, month);
    }
  }
  return months;
}

function keyOfRow({ gstin, date }: Gstr2bRow, number: string): string {
  return numberKey(gstin, financialYearOf(date), number);
}

/** The month whose statement has a bill of the books, if another one has it. */
export function monthOfBill(otherMonths: ReadonlyMap<string, Month>, bill: BookedBill): Month | undefined {
  return otherMonths.get(bill.id) ?? otherMonths.get(numberKey(bill.gstin, financialYearOf(bill.date), bill.number));
}
