import { comparedName } from '#domain/name.ts';
import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import { type Paise, ZERO } from '#domain/money.ts';

export type Voucher = Readonly<{
  id: string;
  date: MaybeDate;
  voucherType: VoucherType | '';
  reference: string;
  /** The ledger's name when the voucher was written, so that it stays readable after the ledger is deleted. */
  debitLedger: string;
  /** May be the same as the debit ledger: nothing checks that they differ (specification §5). */
  creditLedger: string;
  amount: Paise;
  narration: string;
}>;

export const VOUCHER_TYPES = ['Payment', 'Receipt', 'Journal', 'Contra'] as const;
type VoucherType = (typeof VOUCHER_TYPES)[number];

export const VOUCHER_PREFIX = 'V-2024-';

/** The fields that a new voucher must have (specification §5). */
export const requiredForVoucher = [
  'date',
  'voucherType',
  'debitLedger',
  'creditLedger',
  'amount',
] as const satisfies readonly (keyof Voucher)[];

/** The values of the voucher form, where choices and the amount may still be empty. */
export type VoucherInput = Omit<Voucher, 'id' | 'amount'> & Readonly<{ amount: Paise | null }>;

export function blankVoucher(today: IsoDate): VoucherInput {
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

/** The form values of an existing voucher. */
export function voucherInput(voucher: Voucher): VoucherInput {
  const { date, voucherType, reference, debitLedger, creditLedger, amount, narration } = voucher;
  return { date, voucherType, reference, debitLedger, creditLedger, amount, narration };
}

/** Returns what is stored for an input: an amount left empty in an edit becomes 0 (specification §5). */
export function voucherFromInput(input: VoucherInput): Omit<Voucher, 'id'> {
  return { ...input, amount: input.amount ?? ZERO };
}

/** The value under which vouchers of a ledger are counted, however they spell it. The prefix keeps it apart from the voucher types. */
export function namingOf(ledger: string): string {
  return `naming ${comparedName(ledger)}`;
}
