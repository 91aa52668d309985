import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { advanceTerms, type DayOf } from '#domain/books/vouchers/advance.ts';
import { oldestFirst } from '#domain/books/vouchers/allocation.ts';
import { ownTerms } from '#domain/books/documents/blank-document.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { isDocument, isNote, isTrade, type OwnTerms } from '#domain/books/documents/document.ts';
import { balanceOfDue } from '#domain/books/payments/due.ts';
import { withoutImmediatePayment } from '#domain/books/vouchers/immediate-payment.ts';
import { normalizeVoucher } from '#domain/books/vouchers/normalize-voucher.ts';
import { postingsOf } from '#domain/books/vouchers/posting.ts';
import { isStockVoucher } from '#domain/books/vouchers/stock-voucher.ts';
import { chargedOnSale, usualPlaceOfSale } from '#domain/books/documents/supply.ts';
import {
  isMoney,
  settledAmount,
  type SummedInput,
  type Voucher,
  type VoucherInput,
} from '#domain/books/vouchers/voucher.ts';
import { withSums } from '#domain/books/vouchers/voucher-sums.ts';
import { problemsInDraft, problemsInVoucher } from '#domain/books/vouchers/voucher-problems.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { duesWithin, openDues } from '#data/books/projections/dues.ts';
import { BUSINESS_ID, isPartyId, MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { problemsInNamed, rolesOf } from '#data/books/masters/references.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import type { Rows } from '#data/books/tables.ts';

/** Returns the voucher as it is stored, with its sums and what it posts. Throws a Refusal that says at which field it is wrong. */
export async function prepareVoucher(
  transaction: WriteTransaction<Rows>,
  given: VoucherInput,
  state: 'Draft' | 'Issued',
  issued?: Voucher,
): Promise<PreparedVoucher> {
  const business = await transaction.find('business', BUSINESS_ID);
  const input =
    state === 'Issued'
      ? await withGodowns(transaction, withTerms(given, ownTerms(business), issued))
      : withTerms(given, ownTerms(business), issued);
  refuseIfWrong(state === 'Draft' ? problemsInDraft(input) : problemsInVoucher(input, business));
  if (state === 'Issued') refuseIfWrong(await problemsInNamed(transaction, input));
  const { date } = input;
  if (!isIsoDate(date)) throw new RangeError('A voucher has a date.');
  if (state === 'Draft') return { ...withSums(normalizeVoucher(withoutWorths(input))), date, postings: [] };
  const whole = withSums(
    normalizeVoucher(
      await withAdvanceTax(transaction, issued ? input : await withAllocations(transaction, input), business, issued),
    ),
  );
  return {
    ...whole,
    date,
    postings: postingsOf(whole, await rolesOf(transaction), await daysOfDocuments(transaction, whole)),
  };
}

export type PreparedVoucher = SummedInput & Pick<Voucher, 'date' | 'postings'>;

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
async function withAdvanceTax(
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
  if (!isStockVoucher(input)) return input;
  const { id, name } = await transaction.find('godowns', MAIN_GODOWN_ID);
  if (input.kind === 'Stock Transfer') return { ...input, fromGodown: input.fromGodown ?? { id, name } };
  return { ...input, lines: input.lines.map((line) => ({ ...line, godown: line.godown ?? { id, name } })) };
}

/** Drops the worth of an adjustment's goods: it is known only on the day on which they are written off. */
function withoutWorths(input: VoucherInput): VoucherInput {
  if (input.kind !== 'Stock Adjustment') return input;
  return { ...input, lines: input.lines.map(({ worth: _, ...line }) => line) };
}

/** Drops what is paid with an issued document: that is a voucher of its own (see `insertImmediatePayment`). */
export function withoutPayment(ready: PreparedVoucher, state: 'Draft' | 'Issued'): PreparedVoucher {
  return isTrade(ready) && state === 'Issued' ? withoutImmediatePayment(ready) : ready;
}

/** Returns a note with all lines of its form, so that a refusal stands at the right one; anything else as it is stored. */
export function inputToCheck(input: VoucherInput, ready: PreparedVoucher): SummedInput {
  return isNote(input) ? withSums(input) : ready;
}

/** A receipt or payment whose documents were not chosen settles those that are open now, the oldest first. */
async function withAllocations(transaction: WriteTransaction<Rows>, input: VoucherInput): Promise<VoucherInput> {
  if (!isMoney(input)) return input;
  if (input.allocations !== undefined || !input.against || !isPartyId(input.against.id)) return input;
  const side = input.kind === 'Receipt' ? 'receivable' : 'payable';
  const dues = await openDues(duesWithin(transaction), input.against.id, side);
  const open = dues.map((due) => ({ ...due, balance: balanceOfDue(due) }));
  return open.length === 0 ? input : { ...input, allocations: oldestFirst(settledAmount(input), open) };
}

const NOT_REGULAR =
  'Only a business registered as Regular charges tax on advances. Turn this off, or correct Settings › Business.';
