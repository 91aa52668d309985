import { financialYearOf, type IsoDate, type MaybeDate } from '#domain/calendar.ts';
import { asPaise, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { nameKey } from '#domain/books/names.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { isNote, isTrade, type NoteInput } from '#domain/books/documents/document.ts';
import type { SummedDocument } from '#domain/books/documents/document-sums.ts';
import type { Allocation } from '#domain/books/voucher-head.ts';
import { onAccount } from '#domain/books/vouchers/allocation.ts';
import { isMoney, type MoneyInput, type Voucher } from '#domain/books/vouchers/voucher.ts';

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

/** The balance that would be owed without what one voucher settles of a document. */
export function owedWithout(due: Pick<Due, 'total'> & Settlement, settled: Settlement | undefined): Paise {
  const [paid, noted] = [due.paid - (settled?.paid ?? 0), due.noted - (settled?.noted ?? 0)];
  return balanceOfDue({ total: due.total, paid: asPaise(paid), noted: asPaise(noted) });
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

/** The part of an opening balance that was paid in advance, and the side of the documents that it can be set against. */
type OpeningAdvance = Readonly<{ side: DueSide; amount: Paise }>;

/** A party as far as its opening balance settles documents. */
type Opened = Pick<Party, 'id' | 'kind' | 'opening' | 'bills' | 'allocations'>;

/**
 * Returns what of a party's opening balance was paid in advance: a debit for what we owe, a credit for what is owed to us. It
 * is the whole of one that is not split, or that a supplier owes us or we a customer; of any other its bills with a minus, for
 * those of its side.
 */
export function advanceInOpening({
  kind,
  opening,
  bills,
}: Pick<Party, 'kind' | 'opening'> &
  Readonly<{ bills: readonly Readonly<{ amount: Paise | null }>[] }>): OpeningAdvance {
  const side = opening < 0 ? 'payable' : 'receivable';
  if (bills.length === 0 || isTurned({ kind, opening }))
    return { side: side === 'payable' ? 'receivable' : 'payable', amount: asPaise(Math.abs(opening)) };
  return { side, amount: negative(sumOf(bills.map(({ amount }) => asPaise(Math.min(amount ?? 0, 0))))) };
}

/**
 * Returns what the opening balance of a party settles, by the id of the document. Bills that stand on the other side than is
 * usual for its kind are used up by that, the oldest first.
 */
export function settlementsOfOpening(party: Opened | undefined): ReadonlyMap<string, Settlement> {
  const { allocations = [] } = party ?? {};
  const settled = new Map(settledBy(allocations));
  if (!party || !isTurned(party)) return settled;
  let left: number = sumOf(allocations.map(({ amount }) => amount));
  for (const { id, total } of duesOfParty(party).toSorted((one, other) => (one.date < other.date ? -1 : 1))) {
    const paid = asPaise(Math.min(left, total));
    left -= paid;
    if (paid > 0) settled.set(id, { paid, noted: ZERO });
  }
  return settled;
}

/** Whether a supplier owes us, or we a customer. */
function isTurned({ kind, opening }: Pick<Party, 'kind' | 'opening'>): boolean {
  return (kind === 'Supplier' && opening > 0) || (kind === 'Customer' && opening < 0);
}

/**
 * Returns what a voucher settles, by the id of the document: the allocations of a receipt, payment or note. A note lowers its
 * own document by all that it is not set against others for, which may be nothing.
 */
export function settlementsOf(voucher: Voucher | undefined): ReadonlyMap<string, Settlement> {
  if (voucher?.state !== 'Issued') return NOTHING;
  if (isMoney(voucher)) return settledBy(voucher.allocations);
  if (!isNote(voucher)) return NOTHING;
  const { against, allocations } = voucher;
  const others = settledBy(allocations);
  return against ? new Map([[against.id, { paid: ZERO, noted: notedBy(voucher) }], ...others]) : others;
}

/** The part of a note that is set against no other document: it lowers its own, in paise. */
export function notedBy({ sums, allocations = [] }: SummedDocument<NoteInput>): Paise {
  return onAccount(sums.total, allocations);
}

/** The side of the documents that a receipt, payment or note settles. */
export function settledSide({ kind }: Pick<MoneyInput | NoteInput, 'kind'>): DueSide {
  return kind === 'Receipt' || kind === 'Credit Note' ? 'receivable' : 'payable';
}

function settledBy(allocations: readonly Allocation[] = []): ReadonlyMap<string, Settlement> {
  return new Map(allocations.map(({ document, amount }) => [document, { paid: amount, noted: ZERO }]));
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
