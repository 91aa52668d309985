import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { headPostings, oppositePosting } from '#domain/books/documents/document-posting.ts';
import { type TaxHeads, taxOf, taxOnLine } from '#domain/books/documents/line-tax.ts';
import { balancedPostings, postingTo, type LedgersByRole } from '#domain/books/balanced-postings.ts';
import type { Charged } from '#domain/books/documents/supply.ts';
import type { MoneyInput, VoucherInput } from './voucher.ts';
import type { Posting } from '#domain/books/voucher-head.ts';

/**
 * A receipt marked as an advance for services: they are taxed when they are paid for (CGST Act, section 13(2)), goods only
 * when they are supplied (notification 66/2017-Central Tax). `charged` follows from the customer and the place of supply, as
 * on an invoice.
 */
export type AdvanceTerms = Readonly<{ percent: number; charged: Charged }>;

/** A part of an advance that was set against an invoice, and the day of its reversal. */
export type AdvanceUse = Readonly<{ document: string; date: IsoDate; amount: Paise }>;

/** The terms of a receipt that is an advance; undefined of any other voucher, and of one whose terms are not known yet. */
export function advanceTerms(input: VoucherInput): AdvanceTerms | undefined {
  if (input.kind !== 'Receipt') return undefined;
  const { percent = null, charged } = input.advance ?? {};
  return percent === null || charged === undefined ? undefined : { percent, charged };
}

/** The day of a document; undefined of one that is not there. */
export type DayOf = (document: string) => IsoDate | undefined;

/** The parts of a receipt that are set against documents. Throws a RangeError without its date. */
export function usesOfAdvance({ date, allocations = [] }: MoneyInput, dayOf: DayOf): readonly AdvanceUse[] {
  if (!isIsoDate(date)) throw new RangeError('A receipt has a date.');
  return allocations.map(({ document, amount }) => {
    return { document, amount, date: reversalDay(date, dayOf(document) ?? date) };
  });
}

/** The postings of an advance beside its receipt, also on later days: the tax in it, and what of that goes back. */
export function postingsOfAdvance(
  input: MoneyInput,
  terms: AdvanceTerms,
  dayOf: DayOf,
  roles: LedgersByRole,
): readonly Posting[] {
  const used = usesOfAdvance(input, dayOf);
  const taken = taxTakenBack(terms, used);
  return [
    ...advancePostings(taxOfAdvance(advanceReceived(input), terms), terms, roles),
    ...used.flatMap(({ date }, at) =>
      advanceReversal(taken[at] ?? taxOfAdvance(ZERO, terms), terms, roles).map((own) =>
        date === input.date ? own : { ...own, date },
      ),
    ),
  ];
}

/** The amount received in advance, in paise: what moved and the tax deducted at source, but no discount. */
export function advanceReceived({ amount, tds }: Pick<MoneyInput, 'amount' | 'tds'>): Paise {
  return sumOf([amount ?? ZERO, tds ?? ZERO]);
}

/** The GST in an advance, which is included in it (CGST Rules, rule 50). */
export function taxOfAdvance(received: Paise, { percent, charged }: AdvanceTerms): TaxHeads {
  const { taxable: _, ...heads } = taxOnLine(received, { percent, cessPercent: 0, cessPerUnit: ZERO }, charged, true);
  return heads;
}

/** The postings of the tax in an advance: GST on Advances; Output heads. The sum is 0. */
export function advancePostings(heads: TaxHeads, { charged }: AdvanceTerms, roles: LedgersByRole): readonly Posting[] {
  return balancedPostings([
    ...postingTo(roles.gstOnAdvances, taxOf(heads)),
    ...headPostings('output', heads, charged, roles).map(oppositePosting),
  ]);
}

/** The reverse of `advancePostings`, for the part that an invoice now taxes itself. */
export function advanceReversal(heads: TaxHeads, terms: AdvanceTerms, roles: LedgersByRole): readonly Posting[] {
  return advancePostings(heads, terms, roles).map(oppositePosting);
}

/** The day of the reversal: that of the receipt or the invoice, whichever is later. */
export function reversalDay(receipt: IsoDate, invoice: IsoDate): IsoDate {
  return receipt > invoice ? receipt : invoice;
}

/**
 * The tax that goes back with each part of an advance that is used, in the order given. What is used bit by bit takes back
 * what the whole does, to the paisa: each part takes what the parts up to it come to, less what the parts before it took.
 * They are counted by day, then by document, whatever the order in which they were entered. `date` is the day of reversal.
 */
export function taxTakenBack(terms: AdvanceTerms, used: readonly AdvanceUse[]): readonly TaxHeads[] {
  const taken = new Map<AdvanceUse, TaxHeads>();
  let sum = ZERO;
  for (const part of used.toSorted(byDayAndDocument)) {
    const before = taxOfAdvance(sum, terms);
    sum = sumOf([sum, part.amount]);
    taken.set(part, less(taxOfAdvance(sum, terms), before));
  }
  return used.map((part) => taken.get(part) ?? taxOfAdvance(ZERO, terms));
}

function byDayAndDocument(one: AdvanceUse, other: AdvanceUse): number {
  const [a, b] = [`${one.date}/${one.document}`, `${other.date}/${other.document}`];
  return a === b ? 0 : a < b ? -1 : 1;
}

function less(one: TaxHeads, other: TaxHeads): TaxHeads {
  const minus = (head: keyof TaxHeads) => sumOf([one[head], negative(other[head])]);
  return { cgst: minus('cgst'), sgst: minus('sgst'), igst: minus('igst'), cess: minus('cess') };
}
