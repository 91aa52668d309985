import type { PurchaseInput } from '#domain/books/documents/document.ts';
import { documentParty, withParty } from '#domain/books/documents/blank-document.ts';
import { gstr2bId } from '#domain/books/returns/gstr2b/gstr2b.ts';
import { makesPurchase, purchaseFromRow } from '#domain/books/returns/gstr2b/purchase-from-row.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { seeKind } from '#data/books/staff/sight.ts';
import { booksStore } from '#data/books/store.ts';

/** A supplier that the books do not know yet. */
export type NewSupplier = Readonly<{ name: string; gstin: string }>;

/**
 * The form of a purchase filled from a row of the GSTR-2B of a month, by its key, and its supplier if the books have none
 * with that GSTIN. Undefined if the row is gone, or is none that a purchase is made of. `blank` is the empty form.
 */
export async function purchaseFromGstr2bRow(
  month: Month,
  key: string,
  blank: PurchaseInput,
): Promise<Readonly<{ input: PurchaseInput; supplier: NewSupplier | undefined }> | undefined> {
  seeKind('Purchase');
  const gstr2b = await booksStore.records('gstr2bs').get(gstr2bId(month));
  const row = gstr2b?.rows.find((one) => one.key === key);
  if (!row || !makesPurchase(row)) return undefined;
  const { gstin, name } = row;
  const [ledgers, supplier] = await Promise.all([
    booksStore.records('ledgers').toArray(),
    booksStore
      .records('parties')
      .where('[keys.supplier+gstin+keys.serial]')
      .between(['Supplier', gstin], ['Supplier', gstin, '\uffff'])
      .first(),
  ]);
  const ledger = ledgers.find(({ role }) => role === 'purchases');
  const input = purchaseFromRow(row, month, blank, ledger ? { id: ledger.id, name: ledger.name } : null);
  if (!supplier) return { input, supplier: { name, gstin } };
  return { input: withParty(input, documentParty(supplier), supplier.creditDays), supplier: undefined };
}
