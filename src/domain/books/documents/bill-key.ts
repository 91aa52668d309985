import { financialYearOf, isIsoDate } from '#domain/calendar.ts';
import type { InvoiceInput, PurchaseInput } from './document.ts';
import { nameKey } from '#domain/books/names.ts';

/**
 * Returns the key by which a supplier's bill is known again: its number, whatever the case, in the financial year of its
 * date. Undefined while one of its parts is missing.
 */
export function keyOfBill({ party, billNumber, billDate }: Omit<PurchaseInput, 'lines'>): string | undefined {
  const number = nameKey(billNumber);
  if (!party || number === '' || !isIsoDate(billDate)) return undefined;
  return `${party.id}/${financialYearOf(billDate)}/${number}`;
}

/** The refusal of a bill that was entered before, as the purchase `number`. */
export function billIsTaken({ party, billNumber }: PurchaseInput, number: string): string {
  return `${party?.name ?? 'The supplier'} has the bill ${billNumber.trim()} in that financial year already: Purchase ${number}.`;
}

/** Returns the key by which what a bill of the counter became is known again: it is saved once. */
export function keyOfCounterBill(bill: string): string {
  return `bill/${bill}`;
}

/** Returns that key of an invoice or a credit note; undefined if it was not made at the counter, or beside an invoice. */
export function keyOfSale({ counter }: Pick<InvoiceInput, 'counter'>): string | undefined {
  return counter && keyOfCounterBill(counter.bill);
}
