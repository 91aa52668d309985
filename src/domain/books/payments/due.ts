import { financialYearOf, type IsoDate, type MaybeDate } from '#domain/calendar.ts';
import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import { nameKey } from '#domain/books/names.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { isNote, isTrade } from '#domain/books/documents/document.ts';
import { isMoney, type Voucher } from '#domain/books/vouchers/voucher.ts';

/** Who owes: a customer us, or we a supplier. */
export type DueSide = 'receivable' | 'payable';

/** A document that is owed on: an issued invoice or purchase, or an opening bill of a party. */
export type Due = Readonly<{
  /** That of the voucher; of an opening bill it is made of its party, year and number. */
  id: string;
  party: string;
  side: DueSide;
  number: string;
  date: IsoDate;
  dueDate: MaybeDate;
  total: Paise;
}>;

/** The settled part of a document, in paise: by receipts or payments that are set against it, and by its notes. */
export type Settlement = Readonly<{ paid: Paise; noted: Paise }>;

/**
 * The balance still owed. Notes lower it as far as it goes, and what they come to beyond that stays on account of the
 * party: so the order in which vouchers were saved does not matter.
 */
export function balanceOfDue({ total, paid, noted }: Pick<Due, 'total'> & Settlement): Paise {
  return asPaise(Math.max(0, total - paid - noted));
}

/** The document that a voucher is; undefined if nothing is owed on it. */
export function dueOf(voucher: Voucher | undefined): Due | undefined {
  if (voucher?.state !== 'Issued' || !isTrade(voucher)) return undefined;
  const { id, kind, number, date, dueDate, party } = voucher;
  const side = kind === 'Invoice' ? 'receivable' : 'payable';
  return { id, party: party?.id ?? '', side, number, date, dueDate, total: voucher.sums.total };
}

/** The opening bills of a party, on which something is owed: on an advance among them nothing is. A debit is owed to us. */
export function duesOfParty(party: Pick<Party, 'id' | 'opening' | 'bills'> | undefined): readonly Due[] {
  if (!party) return [];
  const { id, opening, bills } = party;
  const side = opening < 0 ? 'payable' : 'receivable';
  return bills
    .filter(({ amount }) => amount > 0)
    .map(({ number, date, dueDate, amount }) => {
      return { id: billId(id, date, number), party: id, side, number, date, dueDate, total: amount };
    });
}

/** Returns what a voucher settles, by the id of the document: the allocations of a receipt or payment, or a note. */
export function settlementsOf(voucher: Voucher | undefined): ReadonlyMap<string, Settlement> {
  if (voucher?.state !== 'Issued') return NOTHING;
  if (isNote(voucher)) {
    const { against } = voucher;
    return against ? new Map([[against.id, { paid: ZERO, noted: voucher.sums.total }]]) : NOTHING;
  }
  if (!isMoney(voucher)) return NOTHING;
  return new Map((voucher.allocations ?? []).map(({ document, amount }) => [document, { paid: amount, noted: ZERO }]));
}

/** A supplier gives a number once in a financial year, and so do we. */
function billId(party: string, date: IsoDate, number: string): string {
  return `${party}/${financialYearOf(date)}/${nameKey(number)}`;
}

/** Whether the id of a document is that of an opening bill, which has no page. */
export function isOpeningBill(id: string): boolean {
  return id.includes('/');
}

const NOTHING: ReadonlyMap<string, Settlement> = new Map();
