import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { advanceTerms, type DayOf } from '#domain/books/vouchers/advance.ts';
import { oldestFirst } from '#domain/books/vouchers/allocation.ts';
import { balanceOfDue, settledSide } from '#domain/books/payments/due.ts';
import { chargedOnSale, usualPlaceOfSale } from '#domain/books/documents/supply.ts';
import type { Business } from '#domain/books/masters/business.ts';
import {
  isMoney,
  type MoneyInput,
  settledAmount,
  type Voucher,
  type VoucherInput,
} from '#domain/books/vouchers/voucher.ts';
import { duesWithin, openDues } from '#data/books/projections/dues.ts';
import { isPartyId } from '#data/books/ids.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import type { Rows } from '#data/books/tables.ts';

/** Returns a receipt or payment with the documents that it settles, and an advance with the heads that it bears. */
export async function settleMoney(
  transaction: WriteTransaction<Rows>,
  input: MoneyInput,
  business: Business,
  issued: Voucher | undefined,
): Promise<MoneyInput> {
  return withAdvanceTax(transaction, issued ? input : await withAllocations(transaction, input), business, issued);
}

/**
 * An advance with the heads that it bears: those of an invoice to the customer for that place. One that is issued keeps them
 * while it is of the same customer and place. Refused to a business that charges no tax.
 */
async function withAdvanceTax(
  transaction: WriteTransaction<Rows>,
  input: MoneyInput,
  business: Business,
  issued: Voucher | undefined,
): Promise<MoneyInput> {
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

/** A receipt or payment whose documents were not chosen settles those that are open now, the oldest first. */
async function withAllocations(transaction: WriteTransaction<Rows>, input: MoneyInput): Promise<MoneyInput> {
  if (input.allocations !== undefined || !input.against || !isPartyId(input.against.id)) return input;
  const dues = await openDues(duesWithin(transaction), input.against.id, settledSide(input));
  const open = dues.map((due) => ({ ...due, balance: balanceOfDue(due) }));
  return open.length === 0 ? input : { ...input, allocations: oldestFirst(settledAmount(input), open) };
}

/** Looks up the days of the documents that an advance is set against. */
export async function daysOfDocuments(transaction: WriteTransaction<Rows>, input: VoucherInput): Promise<DayOf> {
  const documents = advanceTerms(input) && isMoney(input) ? (input.allocations ?? []) : [];
  const dues = await duesWithin(transaction).bulkGet(documents.map(({ document }) => document));
  const days = new Map(dues.flatMap((due) => (due ? [[due.id, due.date] as const] : [])));
  return (document) => days.get(document);
}

const NOT_REGULAR =
  'Only a business registered as Regular charges tax on advances. Turn this off, or correct Settings › Business.';
