import {
  BLANK_DOCUMENT_LINE,
  BLANK_PURCHASE_LINE,
  blankInvoice,
  blankPurchase,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import type { DocumentParty, LineItem } from '#domain/books/documents/document.ts';
import type { LedgersByRole } from '#domain/books/balanced-postings.ts';
import { asRate } from '#domain/books/rate.ts';
import { blankMoney, type MoneyInput, type Voucher, type VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { ID_DIGITS, ITEM_PREFIX, VOUCHER_DIGITS, VOUCHER_PREFIX } from '#data/books/ids.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { sumOf } from '#domain/money.ts';
import { recordId } from '#domain/record-id.ts';
import { asQuantity } from '#domain/quantity.ts';
import { amountOf, kindOf } from '#domain/books/voucher-kinds.ts';

/** Of whom and what deals are made. */
export type Trade = Readonly<{ parties: readonly DocumentParty[]; items: readonly LineItem[]; roles: LedgersByRole }>;

/** Sold more often than any other: one line in 24 is of it, so that of 100,000 vouchers 10,000 move it. */
export const BUSIEST_ITEM = recordId(ITEM_PREFIX, 1, ID_DIGITS);

/**
 * What a shop enters: of five vouchers one is a purchase and two are invoices, of four lines each, one the receipt of both
 * invoices, and one the payment of the purchase, which buys as much as both invoices sell. Of twenty customers one has not
 * paid yet.
 */
export function dealAt(at: number, date: IsoDate, { parties, items, roles }: Trade): Voucher {
  const [group, place] = [Math.floor(at / 5), at % 5];
  const customer = partyOf(parties, group * 4 + 1 + (group % 3));
  // One party in four is a supplier, as books for the bench have them.
  const supplier = partyOf(parties, group * 4);
  const sale = (which: number): VoucherInput => ({
    ...withParty(blankInvoice(date, OWN), customer, 30),
    lines: linesOf(group * 11 + which, items, BLANK_DOCUMENT_LINE),
  });
  const purchase = (): VoucherInput => ({
    ...withParty(blankPurchase(date, OWN), supplier, 30),
    billNumber: `B-${group}`,
    billDate: date,
    lines: linesOf(group * 13, items, BLANK_PURCHASE_LINE, 2),
  });
  const paid = (kind: MoneyInput['kind'], documents: readonly (readonly [at: number, VoucherInput])[]): MoneyInput => {
    const { id, name } = kind === 'Receipt' ? customer : supplier;
    const allocations = documents.map(([of, input]) => ({
      document: idAt(of),
      amount: amountOf(kindOf(input).sums(input)),
    }));
    return {
      ...blankMoney(kind, date),
      against: { id, name },
      account: CASH,
      amount: sumOf(allocations.map(({ amount }) => amount)),
      allocations: group % 20 === 0 ? [] : allocations,
    };
  };
  const entries = [
    purchase,
    () => sale(0),
    () => sale(1),
    () =>
      paid('Receipt', [
        [at - 2, sale(0)],
        [at - 1, sale(1)],
      ]),
    () => paid('Payment', [[at - 4, purchase()]]),
  ];
  const made = (entries[place] ?? purchase)();
  const kind = kindOf(made);
  const input = kind.sums(made);
  const postings = kind.postings(input, roles);
  return { ...input, id: idAt(at), number: `${place}/${at + 1}`, date, state: 'Issued', rev: 1, postings };
}

/** Returns four lines of a document, of items in turn. */
export function linesOf<Line extends typeof BLANK_DOCUMENT_LINE>(
  at: number,
  items: readonly LineItem[],
  blank: Line,
  times = 1,
): Line[] {
  return [0, 1, 2, 3].map((place) => ({
    ...blank,
    item: items[place === 3 && at % 6 === 0 ? 0 : (at * 17 + place * 101) % items.length] ?? null,
    hsn: '34011190',
    quantity: asQuantity(times * (1 + ((at + place) % 9))),
    rate: asRate(10_0000 + ((at * 31 + place) % 900) * 1000),
    percent: place % 2 === 0 ? 18 : 5,
  }));
}

/** Returns the party whose turn it is. */
export function partyOf(parties: readonly DocumentParty[], at: number): DocumentParty {
  const party = parties[at % parties.length];
  if (!party) throw new Error('There are no parties.');
  return party;
}

/** The id of the voucher at a place. */
export function idAt(at: number): string {
  return recordId(VOUCHER_PREFIX, at + 1, VOUCHER_DIGITS);
}

export const OWN = { registration: 'Regular', state: '27', roundOff: true } as const;
const CASH = { id: 'LED-000001', name: 'Cash' };
