import type { Paise } from '#domain/money.ts';
import type { PaymentMode } from '#domain/books/vouchers/voucher.ts';

/** What a shift came to: the figures of an X or a Z, in paise but for the counts. */
export type ShiftFigures = Readonly<{
  bills: number;
  /** Lines sold. */
  items: number;
  /** Before discounts, tax included. */
  gross: Paise;
  discount: Paise;
  roundOff: Paise;
  /** What credit notes took back. */
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
  /** What was entered of the drawer's ledger anywhere else meanwhile, or of an earlier shift. */
  otherVouchers: Paise;
  opening: Paise;
  expected: Paise;
  /** Log entries of the shift. */
  voids: number;
  openings: number;
  /** The numbers of its first and its last bill; '' without bills. */
  first: string;
  last: string;
}>;

/** What was counted when a shift was closed, and all it came to, as it is kept. */
export type ZReport = ShiftFigures &
  Readonly<{
    closedAt: string;
    closedBy: string;
    counted: Paise;
    /** Counted − expected: below 0 is short. */
    difference: Paise;
    reason: string;
    left: Paise;
    handedOver: Paise;
    handedTo: string;
  }>;
