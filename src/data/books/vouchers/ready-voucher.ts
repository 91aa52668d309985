import type { Hand } from '#data/store/hand.ts';
import { advanceTerms, type DayOf } from '#domain/books/vouchers/advance.ts';
import { oldestFirst } from '#domain/books/vouchers/allocation.ts';
import { ownTerms } from '#domain/books/documents/blank-document.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { isDocument, isNote, isTrade, type OwnTerms } from '#domain/books/documents/document.ts';
import { balanceOfDue } from '#domain/books/payments/due.ts';
import { withoutMoney } from '#domain/books/vouchers/keep-document.ts';
import { tidyVoucher } from '#domain/books/vouchers/keep-voucher.ts';
import { postingsOf } from '#domain/books/vouchers/posting.ts';
import { isStock } from '#domain/books/vouchers/stock-voucher.ts';
import { chargedOnSale, usualPlaceOfSale } from '#domain/books/documents/supply.ts';
import { isMoney, settledBy, type Voucher, type VoucherEntry } from '#domain/books/vouchers/voucher.ts';
import { problemsInDraft, problemsInVoucher } from '#domain/books/vouchers/voucher-problems.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { duesWithin, openDues } from '#data/books/projections/dues.ts';
import { BUSINESS_ID, isPartyId, MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { problemsInNamed, rolesOf } from '#data/books/masters/named.ts';
import { refuseIfWrong } from '#data/books/refusing.ts';
import type { Rows } from '#data/books/tables.ts';

/** The entry as it is kept, with what it posts. Throws a Refusal that says at which field it is wrong. */
export async function readied(
  hand: Hand<Rows>,
  given: VoucherEntry,
  state: 'Draft' | 'Issued',
  issued?: Voucher,
): Promise<Ready> {
  const business = await hand.find('business', BUSINESS_ID);
  const entry =
    state === 'Issued'
      ? await withGodowns(hand, withTerms(given, ownTerms(business), issued))
      : withTerms(given, ownTerms(business), issued);
  refuseIfWrong(state === 'Draft' ? problemsInDraft(entry) : problemsInVoucher(entry, business));
  if (state === 'Issued') refuseIfWrong(await problemsInNamed(hand, entry));
  const { date } = entry;
  if (!isIsoDate(date)) throw new RangeError('A voucher has a date.');
  if (state === 'Draft') return { ...tidyVoucher(withoutWorths(entry)), date, postings: [] };
  const tidy = tidyVoucher(await charged(hand, issued ? entry : await allocated(hand, entry), business, issued));
  return { ...tidy, date, postings: postingsOf(tidy, await rolesOf(hand), await daysOfDocuments(hand, tidy)) };
}

export type Ready = VoucherEntry & Pick<Voucher, 'date' | 'postings'>;

/**
 * An invoice or purchase stands on how the business is when it is issued; one that is issued, on how it was then. A note
 * stands on what its document does.
 */
function withTerms(entry: VoucherEntry, now: OwnTerms, issued: Voucher | undefined): VoucherEntry {
  if (!isTrade(entry)) return entry;
  return { ...entry, own: issued && isDocument(issued) ? issued.own : now };
}

/**
 * An advance with the heads that it bears: those of an invoice to the customer for that place. One that is issued keeps them
 * while it is of the same customer and place. Refused to a business that charges no tax.
 */
async function charged(
  hand: Hand<Rows>,
  entry: VoucherEntry,
  business: Business,
  issued: Voucher | undefined,
): Promise<VoucherEntry> {
  if (entry.kind !== 'Receipt' || !entry.advance || !entry.against) return entry;
  const { advance, against } = entry;
  const before = issued?.kind === 'Receipt' && issued.against?.id === against.id ? issued.advance : undefined;
  if (before && (advance.place === '' || advance.place === before.place)) {
    return { ...entry, advance: { ...before, percent: advance.percent } };
  }
  refuseIfWrong(business.registration === 'Regular' ? {} : { advance: NOT_REGULAR });
  const party = await hand.find('parties', against.id);
  const place = advance.place === '' ? usualPlaceOfSale(party, business) : advance.place;
  const heads = chargedOnSale(business, party.registration, place, 'Without payment of tax');
  return { ...entry, advance: { percent: advance.percent, place, charged: heads } };
}

/** The days of the documents that an advance is set against. */
async function daysOfDocuments(hand: Hand<Rows>, entry: VoucherEntry): Promise<DayOf> {
  const documents = advanceTerms(entry) && isMoney(entry) ? (entry.allocations ?? []) : [];
  const dues = await duesWithin(hand).bulkGet(documents.map(({ document }) => document));
  const days = new Map(dues.flatMap((due) => (due ? [[due.id, due.date] as const] : [])));
  return (document) => days.get(document);
}

/** A voucher of stock with the first godown where it names none. */
async function withGodowns(hand: Hand<Rows>, entry: VoucherEntry): Promise<VoucherEntry> {
  if (!isStock(entry)) return entry;
  const { id, name } = await hand.find('godowns', MAIN_GODOWN_ID);
  if (entry.kind === 'Stock Transfer') return { ...entry, fromGodown: entry.fromGodown ?? { id, name } };
  return { ...entry, lines: entry.lines.map((line) => ({ ...line, godown: line.godown ?? { id, name } })) };
}

/** What goods are worth is known on the day on which they are written off. */
function withoutWorths(entry: VoucherEntry): VoucherEntry {
  if (entry.kind !== 'Stock Adjustment') return entry;
  return { ...entry, lines: entry.lines.map(({ worth: _, ...line }) => line) };
}

/** What is paid with a document is a voucher of its own once it is issued. */
export function asKept(ready: Ready, state: 'Draft' | 'Issued'): Ready {
  if (!isDocument(ready) || state === 'Draft') return ready;
  return { ...withoutMoney(ready), date: ready.date, postings: ready.postings };
}

/** A note with all lines of its form, so that a sentence stands at the right one; anything else as it is kept. */
export function checkedBeside(entry: VoucherEntry, ready: Ready): VoucherEntry {
  return isNote(entry) ? entry : ready;
}

/** A receipt or payment whose documents were not chosen settles those that are open now, the oldest first. */
async function allocated(hand: Hand<Rows>, entry: VoucherEntry): Promise<VoucherEntry> {
  if (!isMoney(entry)) return entry;
  if (entry.allocations !== undefined || !entry.against || !isPartyId(entry.against.id)) return entry;
  const side = entry.kind === 'Receipt' ? 'receivable' : 'payable';
  const dues = await openDues(duesWithin(hand), entry.against.id, side);
  const open = dues.map((due) => ({ ...due, balance: balanceOfDue(due) }));
  return open.length === 0 ? entry : { ...entry, allocations: oldestFirst(settledBy(entry), open) };
}

const NOT_REGULAR =
  'Only a business registered as Regular charges tax on advances. Turn this off, or correct Settings › Business.';
