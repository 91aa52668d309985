import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { advanceTerms, type DayOf } from '#domain/books/vouchers/advance.ts';
import { oldestFirst } from '#domain/books/vouchers/allocation.ts';
import { ownTerms } from '#domain/books/documents/blank-document.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { isDocument, isNote, isTrade, type OwnTerms } from '#domain/books/documents/document.ts';
import { balanceOfDue } from '#domain/books/payments/due.ts';
import { withoutMoney } from '#domain/books/vouchers/normalize-document.ts';
import { tidyVoucher } from '#domain/books/vouchers/normalize-voucher.ts';
import { postingsOf } from '#domain/books/vouchers/posting.ts';
import { isStock } from '#domain/books/vouchers/stock-voucher.ts';
import { chargedOnSale, usualPlaceOfSale } from '#domain/books/documents/supply.ts';
import { isMoney, settledBy, type Voucher, type VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { problemsInDraft, problemsInVoucher } from '#domain/books/vouchers/voucher-problems.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { duesWithin, openDues } from '#data/books/projections/dues.ts';
import { BUSINESS_ID, isPartyId, MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { problemsInNamed, rolesOf } from '#data/books/masters/references.ts';
import { refuseIfWrong } from '#data/books/refusing.ts';
import type { Rows } from '#data/books/tables.ts';

/** The entry as it is kept, with what it posts. Throws a Refusal that says at which field it is wrong. */
export async function readied(
  transaction: WriteTransaction<Rows>,
  given: VoucherInput,
  state: 'Draft' | 'Issued',
  issued?: Voucher,
): Promise<Ready> {
  const business = await transaction.find('business', BUSINESS_ID);
  const input =
    state === 'Issued'
      ? await withGodowns(transaction, withTerms(given, ownTerms(business), issued))
      : withTerms(given, ownTerms(business), issued);
  refuseIfWrong(state === 'Draft' ? problemsInDraft(input) : problemsInVoucher(input, business));
  if (state === 'Issued') refuseIfWrong(await problemsInNamed(transaction, input));
  const { date } = input;
  if (!isIsoDate(date)) throw new RangeError('A voucher has a date.');
  if (state === 'Draft') return { ...tidyVoucher(withoutWorths(input)), date, postings: [] };
  const tidy = tidyVoucher(
    await charged(transaction, issued ? input : await allocated(transaction, input), business, issued),
  );
  return {
    ...tidy,
    date,
    postings: postingsOf(tidy, await rolesOf(transaction), await daysOfDocuments(transaction, tidy)),
  };
}

export type Ready = VoucherInput & Pick<Voucher, 'date' | 'postings'>;

/**
 * An invoice or purchase stands on how the business is when it is issued; one that is issued, on how it was then. A note
 * stands on what its document does.
 */
function withTerms(input: VoucherInput, now: OwnTerms, issued: Voucher | undefined): VoucherInput {
  if (!isTrade(input)) return input;
  return { ...input, own: issued && isDocument(issued) ? issued.own : now };
}

/**
 * An advance with the heads that it bears: those of an invoice to the customer for that place. One that is issued keeps them
 * while it is of the same customer and place. Refused to a business that charges no tax.
 */
async function charged(
  transaction: WriteTransaction<Rows>,
  input: VoucherInput,
  business: Business,
  issued: Voucher | undefined,
): Promise<VoucherInput> {
  if (input.kind !== 'Receipt' || !input.advance || !input.against) return input;
  const { advance, against } = input;
  const before = issued?.kind === 'Receipt' && issued.against?.id === against.id ? issued.advance : undefined;
  if (before && (advance.place === '' || advance.place === before.place)) {
    return { ...input, advance: { ...before, percent: advance.percent } };
  }
  refuseIfWrong(business.registration === 'Regular' ? {} : { advance: NOT_REGULAR });
  const party = await transaction.find('parties', against.id);
  const place = advance.place === '' ? usualPlaceOfSale(party, business) : advance.place;
  const heads = chargedOnSale(business, party.registration, place, 'Without payment of tax');
  return { ...input, advance: { percent: advance.percent, place, charged: heads } };
}

/** The days of the documents that an advance is set against. */
async function daysOfDocuments(transaction: WriteTransaction<Rows>, input: VoucherInput): Promise<DayOf> {
  const documents = advanceTerms(input) && isMoney(input) ? (input.allocations ?? []) : [];
  const dues = await duesWithin(transaction).bulkGet(documents.map(({ document }) => document));
  const days = new Map(dues.flatMap((due) => (due ? [[due.id, due.date] as const] : [])));
  return (document) => days.get(document);
}

/** A voucher of stock with the first godown where it names none. */
async function withGodowns(transaction: WriteTransaction<Rows>, input: VoucherInput): Promise<VoucherInput> {
  if (!isStock(input)) return input;
  const { id, name } = await transaction.find('godowns', MAIN_GODOWN_ID);
  if (input.kind === 'Stock Transfer') return { ...input, fromGodown: input.fromGodown ?? { id, name } };
  return { ...input, lines: input.lines.map((line) => ({ ...line, godown: line.godown ?? { id, name } })) };
}

/** What goods are worth is known on the day on which they are written off. */
function withoutWorths(input: VoucherInput): VoucherInput {
  if (input.kind !== 'Stock Adjustment') return input;
  return { ...input, lines: input.lines.map(({ worth: _, ...line }) => line) };
}

/** What is paid with a document is a voucher of its own once it is issued. */
export function asKept(ready: Ready, state: 'Draft' | 'Issued'): Ready {
  if (!isDocument(ready) || state === 'Draft') return ready;
  return { ...withoutMoney(ready), date: ready.date, postings: ready.postings };
}

/** A note with all lines of its form, so that a sentence stands at the right one; anything else as it is kept. */
export function refuseConflictsAndDate(input: VoucherInput, ready: Ready): VoucherInput {
  return isNote(input) ? input : ready;
}

/** A receipt or payment whose documents were not chosen settles those that are open now, the oldest first. */
async function allocated(transaction: WriteTransaction<Rows>, input: VoucherInput): Promise<VoucherInput> {
  if (!isMoney(input)) return input;
  if (input.allocations !== undefined || !input.against || !isPartyId(input.against.id)) return input;
  const side = input.kind === 'Receipt' ? 'receivable' : 'payable';
  const dues = await openDues(duesWithin(transaction), input.against.id, side);
  const open = dues.map((due) => ({ ...due, balance: balanceOfDue(due) }));
  return open.length === 0 ? input : { ...input, allocations: oldestFirst(settledBy(input), open) };
}

const NOT_REGULAR =
  'Only a business registered as Regular charges tax on advances. Turn this off, or correct Settings › Business.';
