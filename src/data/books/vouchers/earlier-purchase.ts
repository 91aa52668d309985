import type { PurchaseInput } from '#domain/books/documents/document.ts';
import { keyOfBill } from '#domain/books/documents/bill-key.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { seeKind } from '#data/books/staff/sight.ts';
import { booksStore } from '#data/books/store.ts';

/** The issued purchase that has the supplier's bill of `input` already; `exceptId` is the voucher that is changed itself. */
export async function earlierPurchase(
  input: Omit<PurchaseInput, 'lines'>,
  exceptId?: string,
): Promise<Voucher | undefined> {
  seeKind('Purchase');
  const key = keyOfBill(input);
  if (key === undefined) return undefined;
  const alike: readonly Voucher[] = await booksStore.records('vouchers').where('keys.bill').equals(key).toArray();
  return alike.find(({ id }) => id !== exceptId);
}
