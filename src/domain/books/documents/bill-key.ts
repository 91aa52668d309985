import { financialYearOf, isIsoDate } from '#domain/calendar.ts';
import type { PurchaseInput } from './document.ts';
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
