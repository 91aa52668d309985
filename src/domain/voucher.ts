import type { IsoDate, MaybeDate } from './calendar.ts';
import { type Paise, ZERO } from './money.ts';

export type Voucher = Readonly<{
  id: string;
  date: MaybeDate;
  voucherType: VoucherType | '';
  reference: string;
  /** The ledger's name, as written when the voucher was: it stays readable after the ledger is gone. */
  debitLedger: string;
  /** May be the debit ledger: nothing checks that they differ (specification §5). */
  creditLedger: string;
  amount: Paise;
  narration: string;
}>;

export const VOUCHER_TYPES = ['Payment', 'Receipt', 'Journal', 'Contra'] as const;
type VoucherType = (typeof VOUCHER_TYPES)[number];

export const VOUCHER_PREFIX = 'V-2024-';

/** What a new voucher must have (specification §5). */
export const requiredForVoucher = [
  'date',
  'voucherType',
  'debitLedger',
  'creditLedger',
  'amount',
] as const satisfies readonly (keyof Voucher)[];

/** A voucher as its form holds it: nothing chosen, the amount still empty. */
export type VoucherEntry = Omit<Voucher, 'id' | 'amount'> & Readonly<{ amount: Paise | null }>;

export function blankVoucher(today: IsoDate): VoucherEntry {
  return {
    date: today,
    voucherType: '',
    reference: '',
    debitLedger: '',
    creditLedger: '',
    amount: null,
    narration: '',
  };
}

/** The form of a voucher that exists. */
export function voucherEntry({ id: _, ...entry }: Voucher): VoucherEntry {
  return entry;
}

/** What is stored of an entry: an amount that an edit left empty is 0 (specification §5). */
export function enteredVoucher(entry: VoucherEntry): Omit<Voucher, 'id'> {
  return { ...entry, amount: entry.amount ?? ZERO };
}
