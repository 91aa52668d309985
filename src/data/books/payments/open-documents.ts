import type { OpenDocument } from '#domain/books/vouchers/allocation.ts';
import type { Allocation } from '#domain/books/voucher-head.ts';
import {
  balanceOfDue,
  type DueSide,
  isOpeningBill,
  owedWithout,
  type Settlement,
  settlementsOf,
  settlementsOfOpening,
} from '#domain/books/payments/due.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { asPaise, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { type DueRow, duesIn, openDues } from '#data/books/projections/dues.ts';
import { isPartyId } from '#data/books/ids.ts';
import { booksStore } from '#data/books/store.ts';

/**
 * An amount set against a document, as the page of either shows it. An opening balance has the page of its party, an opening
 * bill none.
 */
export type SetAgainst = Readonly<{ id: string; title: string; page?: 'vouchers' | 'parties'; amount: Paise }>;

/**
 * The documents of a party that something may be set against, the oldest first. What `settler`, a voucher or the party by its
 * opening balance, is set against already counts as open.
 */
export async function openDocuments(party: string, side: DueSide, settler?: string): Promise<readonly OpenDocument[]> {
  const db = booksStore.database();
  const settled = await settledBy(settler ?? '');
  // What a note lowers by itself is not one that it is set against.
  const own = [...settled].flatMap(([id, { paid }]) => (paid > 0 ? [id] : []));
  const [open, ofOwn] = await Promise.all([openDues(duesIn(db), party, side), duesIn(db).bulkGet(own)]);
  const closed = ofOwn.filter(
    (due): due is DueRow => due?.party === party && due.side === side && due.state === 'Settled',
  );
  return [...open, ...closed]
    .map((due) => ({ ...due, balance: asPaise(balanceOfDue(due) + (settled.get(due.id)?.paid ?? 0)) }))
    .toSorted((one, other) => (`${one.date}/${one.id}` < `${other.date}/${other.id}` ? -1 : 1));
}

/** Returns what would be owed on a document without one of its notes, by their ids; 0 where nothing is. */
export async function owedWithoutNote(document: string, note?: string): Promise<Paise> {
  const [due, settled] = await Promise.all([duesIn(booksStore.database()).get(document), settledBy(note ?? '')]);
  return due ? owedWithout(due, settled.get(document)) : ZERO;
}

async function settledBy(settler: string): Promise<ReadonlyMap<string, Settlement>> {
  if (isPartyId(settler)) return settlementsOfOpening(await booksStore.records('parties').get(settler));
  return settlementsOf(await booksStore.records('vouchers').get(settler));
}

/** The documents that a receipt, payment or note is set against. */
export async function documentsOf(allocations: readonly Allocation[]): Promise<readonly SetAgainst[]> {
  const dues = await duesIn(booksStore.database()).bulkGet(allocations.map(({ document }) => document));
  return allocations.map(({ document, amount }, at) => {
    const page = isOpeningBill(document) ? {} : { page: 'vouchers' as const };
    return { id: document, title: dues[at]?.number ?? '', ...page, amount };
  });
}

/** The opening balance and the issued receipts, payments and notes that are set against a document, the oldest first. */
export async function settlersOf(document: string): Promise<readonly SetAgainst[]> {
  const vouchers: readonly Voucher[] = await booksStore
    .records('vouchers')
    .where('keys.settles')
    .equals(document)
    .toArray();
  const due = await duesIn(booksStore.database()).get(document);
  const party = due && (await booksStore.records('parties').get(due.party));
  const opened = settlementsOfOpening(party).get(document)?.paid;
  const opening = { id: due?.party ?? '', title: 'Opening balance', page: 'parties', amount: opened ?? ZERO } as const;
  const own = vouchers.map((voucher): SetAgainst => {
    const { paid, noted } = settlementsOf(voucher).get(document) ?? { paid: ZERO, noted: ZERO };
    const title = `${voucher.kind} ${voucher.number}`;
    return { id: voucher.id, title, page: 'vouchers', amount: sumOf([paid, noted]) };
  });
  return opened === undefined ? own : [opening, ...own];
}
