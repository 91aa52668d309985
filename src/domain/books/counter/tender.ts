import type { Paise } from '#domain/money.ts';
import type { PaymentMode } from '#domain/books/vouchers/voucher.ts';

/** The ways in which a bill is paid at the counter, in the order of the form. */
export const TENDERS = ['cash', 'upi', 'card', 'onAccount'] as const;
export type Tender = (typeof TENDERS)[number];

/** The amounts that were entered, in paise: what was handed over in cash, and what came by the others. */
export type Tenders = Readonly<Record<Tender, Paise | null>> &
  Readonly<{ upiReference: string; cardReference: string }>;

export const NOTHING_TAKEN: Tenders = {
  cash: null,
  upi: null,
  card: null,
  onAccount: null,
  upiReference: '',
  cardReference: '',
};

/** The names of the fields; those of money are modes of a receipt. */
export const TENDER_WORDS = {
  cash: 'Cash',
  upi: 'UPI',
  card: 'Card',
  onAccount: 'On Account',
} as const satisfies Readonly<Record<Exclude<Tender, 'onAccount'>, PaymentMode> & Record<'onAccount', string>>;
