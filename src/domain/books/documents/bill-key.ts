import { financialYearOf, isIsoDate } from '#domain/calendar.ts';
import type { DocumentInput, PurchaseInput } from './document.ts';
import { nameKey } from '#domain/books/names.ts';
import type { VoucherState } from '#domain/books/voucher-head.ts';

/**
 * The key by which a supplier's bill is known again: its number, whatever the case, in the financial year of its date.
 * Undefined for what is no issued purchase, or has none.
 */
export function billKey(input: DocumentInput & Readonly<{ state: VoucherState }>): string | undefined {
  if (input.kind !== 'Purchase' || input.state !== 'Issued' || !input.party) return undefined;
  return keyOfBill(input);
}

/** The key of the bill of a purchase that is being entered, issued or not; undefined while one of its parts is missing. */
export function keyOfBill({ party, billNumber, billDate }: Omit<PurchaseInput, 'lines'>): string | undefined {
  const number = nameKey(billNumber);
  if (!party || number === '' || !isIsoDate(billDate)) return undefined;
  return `${party.id}/${financialYearOf(billDate)}/${number}`;
}

/** The refusal of a bill that was entered before, as the purchase `number`. */
export function billIsTaken({ party, billNumber }: PurchaseInput, number: string): string {
  return `${party?.name ?? 'The supplier'} has the bill ${billNumber.trim()} in that financial year already: Purchase ${number}.`;
}
