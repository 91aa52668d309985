import { balanceOfDue } from '#domain/books/payments/due.ts';
import { isNote, isTrade } from '#domain/books/documents/document.ts';
import { isMoney, type VoucherInput } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { duesIn } from '#data/books/projections/dues.ts';
import { draftFromOrder } from '#data/books/orders/draft-from-order.ts';
import { purchaseOrderOfLow } from '#data/books/vouchers/order-low-stock.ts';
import { writeOffOfBatch } from '#data/books/batches/write-off.ts';
import { noteOn } from './notes.ts';
import { seeKind } from '#data/books/staff/sight.ts';
import { booksStore } from '#data/books/store.ts';

/**
 * Fills the form `blank` from an invoice or purchase, by its id: a note of all that is left of it, or a receipt or payment
 * of what is still owed, set against it; what is left of an order or challan; a purchase order from the id of an item that runs
 * low; goods written off from a batch and its godown (`writeOffOfBatch`). Returns undefined if nothing is owed or left. Throws a Refusal where nothing is left to take back, and NotAllowed where such vouchers may not be seen.
 */
export async function draftFromDocument(
  document: string,
  blank: VoucherInput,
  today: IsoDate,
): Promise<VoucherInput | undefined> {
  seeKind(blank.kind);
  if (blank.kind === 'Stock Adjustment') return writeOffOfBatch(document, blank);
  const ofOrder = await draftFromOrder(document, blank, today);
  if (ofOrder) return ofOrder;
  if (isNote(blank)) {
    const note = await noteOn(document, today);
    return note.kind === blank.kind ? note : undefined;
  }
  if (blank.kind === 'Purchase Order') return purchaseOrderOfLow(document, blank);
  if (!isMoney(blank)) return undefined;
  const [due, of] = await Promise.all([
    duesIn(booksStore.database()).get(document),
    booksStore.records('vouchers').get(document),
  ]);
  if (due?.state !== 'Open' || !of || !isTrade(of) || !of.party) return undefined;
  if ((of.kind === 'Invoice') !== (blank.kind === 'Receipt')) return undefined;
  const amount = balanceOfDue(due);
  return { ...blank, against: { id: of.party.id, name: of.party.name }, amount, allocations: [{ document, amount }] };
}
