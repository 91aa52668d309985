import type { Allocation, OpenDocument } from '#domain/books/vouchers/allocation.ts';
import { balanceOfDue, isOpeningBill, settlementsOf } from '#domain/books/payments/due.ts';
import type { MoneyInput, Voucher } from '#domain/books/vouchers/voucher.ts';
import { asPaise, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { type DueRow, duesIn, openDues } from '#data/books/projections/dues.ts';
import { booksStore } from '#data/books/store.ts';

/** An amount of a voucher set against a document, as the page of either shows it. An opening bill has no page. */
export type SetAgainst = Readonly<{ id: string; title: string; isPage: boolean; amount: Paise }>;

/**
 * The documents of a party that a receipt or payment may be set against, the oldest first. What the voucher `exceptId` is
 * set against already counts as open.
 */
export async function openDocuments(
  party: string,
  kind: MoneyInput['kind'],
  exceptId?: string,
): Promise<readonly OpenDocument[]> {
  const db = booksStore.database();
  const own = exceptId === undefined ? undefined : await booksStore.records('vouchers').get(exceptId);
  const settled = settlementsOf(own);
  const [open, ofOwn] = await Promise.all([
    openDues(duesIn(db), party, kind === 'Receipt' ? 'receivable' : 'payable'),
    duesIn(db).bulkGet([...settled.keys()]),
  ]);
  const closed = ofOwn.filter((due): due is DueRow => due?.party === party && due.state === 'Settled');
  return [...open, ...closed]
    .map((due) => ({ ...due, balance: asPaise(balanceOfDue(due) + (settled.get(due.id)?.paid ?? 0)) }))
    .toSorted((one, other) => (`${one.date}/${one.id}` < `${other.date}/${other.id}` ? -1 : 1));
}

/** The documents that a receipt or payment is set against. */
export async function documentsOf(allocations: readonly Allocation[]): Promise<readonly SetAgainst[]> {
  const dues = await duesIn(booksStore.database()).bulkGet(allocations.map(({ document }) => document));
  return allocations.map(({ document, amount }, at) => {
    return { id: document, title: dues[at]?.number ?? '', isPage: !isOpeningBill(document), amount };
  });
}

/** The issued receipts, payments and notes that are set against a document, the oldest first. */
export async function settlersOf(document: string): Promise<readonly SetAgainst[]> {
  const vouchers: readonly Voucher[] = await booksStore
    .records('vouchers')
    .where('keys.settles')
    .equals(document)
    .toArray();
  return vouchers.map((voucher) => {
    const { paid, noted } = settlementsOf(voucher).get(document) ?? { paid: ZERO, noted: ZERO };
    return { id: voucher.id, title: `${voucher.kind} ${voucher.number}`, isPage: true, amount: sumOf([paid, noted]) };
  });
}
