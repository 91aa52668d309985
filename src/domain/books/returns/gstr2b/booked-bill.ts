import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { gstinInCapitals } from '#domain/gstin.ts';
import { negative, type Paise } from '#domain/money.ts';
import { isClaimed } from '#domain/books/documents/document-posting.ts';
import { taxOf } from '#domain/books/documents/line-tax.ts';
import { negativeTaxedValue, NO_VALUE, sumOfTaxedValues, type TaxedValue } from '#domain/books/returns/tax-heads.ts';
import type { Purchase } from '#domain/books/returns/input-credit.ts';
import { rateRows } from '#domain/books/returns/rate-rows.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';

/** A purchase or debit note of the books as it is compared with GSTR-2B. What a note takes back is negative. */
export type BookedBill = TaxedValue &
  Readonly<{
    id: string;
    title: string;
    gstin: string;
    supplier: string;
    /** The supplier's, of a debit note our own: the number of the supplier's credit note is not in the books. */
    number: string;
    /** That of the bill. */
    date: IsoDate;
    /** That of the voucher, which says the month whose credit it is. */
    entered: IsoDate;
    place: string;
    value: Paise;
    reverseCharge: boolean;
    isClaimed: boolean;
  }>;

/**
 * An issued purchase or debit note; undefined where no supplier reports it: without a GSTIN, from under Composition, or
 * without tax.
 */
export function bookedBill(purchase: Purchase): BookedBill | undefined {
  const { party, state } = purchase;
  if (state !== 'Issued' || !party || (party.registration !== 'Regular' && party.registration !== 'SEZ'))
    return undefined;
  const { sums } = purchase;
  if (taxOf(sums) === 0) return undefined;
  const isNote = purchase.kind === 'Debit Note';
  const valued = sumOfTaxedValues([NO_VALUE, ...rateRows(purchase, false)]);
  const isDated = purchase.kind === 'Purchase' && isIsoDate(purchase.billDate);
  return {
    ...(isNote ? negativeTaxedValue(valued) : valued),
    id: purchase.id,
    title: titleOf(purchase),
    gstin: gstinInCapitals(party.gstin),
    supplier: party.name,
    number: isNote ? purchase.number : purchase.billNumber,
    date: isDated && isIsoDate(purchase.billDate) ? purchase.billDate : purchase.date,
    entered: purchase.date,
    place: purchase.place,
    value: isNote ? negative(sums.total) : sums.total,
    reverseCharge: purchase.reverseCharge,
    isClaimed: isClaimed(purchase),
  };
}
