import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, fraction, type Paise, sumOf } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { BLANK_PURCHASE_LINE } from '#domain/books/documents/blank-document.ts';
import type { PurchaseInput, PurchaseLine } from '#domain/books/documents/document.ts';
import { GST_PERCENTAGES } from '#domain/books/law/gst-rates.ts';
import { asRate } from '#domain/books/rate.ts';
import { daysOfMonth, type Month } from '#domain/books/returns/return-month.ts';
import type { TaxedValue } from '#domain/books/returns/tax-heads.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { TOLERANCE } from './compare-bills.ts';
import { type Gstr2bRow, isOfSupplier } from './gstr2b.ts';

/** Whether a purchase can be made of it: of a bill, or a note by which a supplier charges more. */
export function makesPurchase(row: Gstr2bRow): boolean {
  return isOfSupplier(row) && row.kind !== 'Credit Note' && row.taxable > 0;
}

/**
 * The form of a purchase filled from a row of the GSTR-2B of a month, one line per rate, on `ledger` until an item is chosen.
 * It is dated in that month, whose credit it is; `blank` is the empty form.
 */
export function purchaseFromRow(
  row: Gstr2bRow,
  month: Month,
  blank: PurchaseInput,
  ledger: Named | null,
): PurchaseInput {
  const rates = row.rates.filter(({ taxable }) => taxable > 0);
  return {
    ...blank,
    date: dayWithin(row.date, month),
    billNumber: row.number,
    billDate: row.date,
    place: row.place || blank.place,
    reverseCharge: row.reverseCharge,
    inputTax: row.credit === 'No' ? 'Not claimable' : 'Claimable',
    lines: (rates.length > 0 ? rates : [{ ...row, percent: percentOf(row) }]).map((rate) => purchaseLine(rate, ledger)),
  };
}

function purchaseLine(rate: TaxedValue & Readonly<{ percent: number | null }>, ledger: Named | null): PurchaseLine {
  return {
    ...BLANK_PURCHASE_LINE,
    ledger,
    unit: 'NA',
    quantity: asQuantity(1),
    rate: inRate(rate.taxable),
    percent: rate.percent,
    cess: rate.cess > 0 ? { percent: 0, perUnit: inRate(rate.cess) } : null,
  };
}

/** The rate that the tax comes to, to the rupee; null if it is of several. */
function percentOf({ taxable, igst, cgst, sgst }: TaxedValue): number | null {
  const tax = sumOf([igst, cgst, sgst]);
  const offBy = (percent: number) => Math.abs(fraction(taxable, Math.round(percent * 1000), 100_000) - tax);
  const [nearest = 0] = GST_PERCENTAGES.toSorted((one, other) => offBy(one) - offBy(other));
  return offBy(nearest) <= TOLERANCE ? nearest : null;
}

/** A late bill is credit of the month in which it was reported. */
function dayWithin(day: IsoDate, month: Month): IsoDate {
  const { from, to } = daysOfMonth(month);
  return day >= from && day <= to ? day : to;
}

function inRate(amount: Paise) {
  return asRate(asPaise(amount * 100));
}
