import { canonicalJson } from '#domain/canonical-json.ts';
import { asPaise, type Paise, sumOf } from '#domain/money.ts';
import { type DebitCredit, netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import type { ShiftFigure } from '#domain/books/ledger/shift-sums.ts';
import { PAYMENT_MODES, type PaymentMode } from '#domain/books/vouchers/voucher.ts';

/** The figures of an X or a Z, which say what a shift came to: in paise but for the counts. */
export type ShiftFigures = Readonly<{
  bills: number;
  /** Lines sold. */
  items: number;
  /** Before discounts, tax included. */
  gross: Paise;
  discount: Paise;
  roundOff: Paise;
  /** The total of its credit notes. */
  returns: Paise;
  /** Gross − discount + round off − returns. */
  net: Paise;
  /** By rate, the lowest first; returns are taken off. */
  tax: readonly Readonly<{ percent: number; taxable: Paise; tax: Paise }>[];
  /** Of bills and returns, by mode, those that moved. */
  tenders: readonly Readonly<{ mode: PaymentMode; in: Paise; out: Paise; net: Paise }>[];
  /** Net of bills and returns that no tender settled. */
  onAccount: Paise;
  /** Received from parties, besides bills. */
  duesReceived: Paise;
  /** Other money put into the drawer, and taken out. */
  paidIn: Paise;
  paidOut: Paise;
  /** Vouchers on the drawer's ledger that were entered elsewhere meanwhile, or are of an earlier shift. */
  otherVouchers: Paise;
  openingCash: Paise;
  expected: Paise;
  /** Log entries of the shift. */
  voids: number;
  openings: number;
  /** The numbers of its first and its last bill; '' without bills. */
  first: string;
  last: string;
}>;

/** A Z as it is kept: all that a shift came to, and what was counted when it was closed. */
export type ZReport = ShiftFigures &
  Readonly<{
    closedAt: string;
    closedBy: string;
    countedCash: Paise;
    /** Counted − expected: below 0 is short. */
    difference: Paise;
    reason: string;
    left: Paise;
    handedOver: Paise;
    handedTo: string;
  }>;

/** The sums that are kept of the vouchers of a shift, by figure. */
export type ShiftSums = ReadonlyMap<string, DebitCredit>;

/** The figures of a shift that are no sums of its vouchers. `expected` is the balance of the ledger of its cash. */
type ShiftFacts = Pick<ShiftFigures, 'openingCash' | 'expected' | 'voids' | 'openings' | 'first' | 'last'>;

/** Returns what a shift came to: the figures of its X. */
export function figuresOfShift(sums: ShiftSums, facts: ShiftFacts): ShiftFigures {
  const of = (figure: ShiftFigure) => sums.get(figure) ?? NO_DEBIT_CREDIT;
  const [gross, discount, roundOff, returns] = [
    of('gross').debit,
    of('discount').debit,
    netOf(of('roundOff')),
    of('returns').debit,
  ];
  const net = asPaise(gross - discount + roundOff - returns);
  const tenders = tendersIn(of);
  const [duesReceived, paidIn, paidOut] = [of('dues').debit, of('paidIn').debit, of('paidOut').debit];
  const cash = tenders.find(({ mode }) => mode === 'Cash')?.net ?? 0;
  return {
    bills: of('bills').debit,
    items: of('items').debit,
    gross,
    discount,
    roundOff,
    returns,
    net,
    tax: taxIn(sums),
    tenders,
    onAccount: asPaise(net - sumOf(tenders.map((tender) => tender.net))),
    duesReceived,
    paidIn,
    paidOut,
    otherVouchers: asPaise(facts.expected - (facts.openingCash + cash + duesReceived + paidIn - paidOut)),
    ...facts,
  };
}

/** Whether a Z is what the sums of the vouchers of its shift, and its own count, come to. */
export function zAgrees(z: ZReport, sums: ShiftSums): boolean {
  const {
    closedAt: _,
    closedBy: __,
    countedCash,
    difference,
    reason: ___,
    left,
    handedOver,
    handedTo: ____,
    ...figures
  } = z;
  const { openingCash, expected, voids, openings, first, last } = z;
  const now = figuresOfShift(sums, { openingCash, expected, voids, openings, first, last });
  return (
    canonicalJson(now) === canonicalJson(figures) &&
    difference === countedCash - expected &&
    handedOver === countedCash - left
  );
}

function tendersIn(of: (figure: ShiftFigure) => DebitCredit): ShiftFigures['tenders'] {
  return PAYMENT_MODES.map((mode) => [mode, of(`tender ${mode}`)] as const)
    .filter(([, { debit, credit }]) => debit !== 0 || credit !== 0)
    .map(([mode, { debit, credit }]) => ({ mode, in: debit, out: credit, net: asPaise(debit - credit) }));
}

function taxIn(sums: ShiftSums): ShiftFigures['tax'] {
  const percents = [...sums.keys()].flatMap((figure) => TAXABLE.exec(figure)?.[1] ?? []).map(Number);
  return percents
    .toSorted((one, other) => one - other)
    .map((percent) => {
      const of = (figure: ShiftFigure) => netOf(sums.get(figure) ?? NO_DEBIT_CREDIT);
      return { percent, taxable: of(`taxable ${percent}`), tax: of(`tax ${percent}`) };
    });
}

const TAXABLE = /^taxable (.+)$/;
