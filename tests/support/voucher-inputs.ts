import * as fc from 'fast-check';
import { LEDGER_ROLES } from '#domain/books/ledger-role.ts';
import type { LedgersByRole } from '#domain/books/balanced-postings.ts';
import {
  type ContraInput,
  type JournalInput,
  type JournalLine,
  type MoneyInput,
  PAYMENT_MODES,
  type PlainInput,
  type SummedInput,
  type Voucher,
  type VoucherInput,
} from '#domain/books/vouchers/voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';

/** Vouchers for tests of the domain: whole ones to begin with, and any that a form can hold. */

export const DAY = '2026-11-25';
export const CASH: Named = { id: 'LED-1', name: 'Cash' };
export const BANK: Named = { id: 'LED-2', name: 'Bank' };
export const RENT: Named = { id: 'LED-3', name: 'Rent' };
export const ASHA: Named = { id: 'PTY-1', name: 'Asha Stores' };
/** The ledger of each role has the role as its id. */
export const ROLES: LedgersByRole = Object.fromEntries(LEDGER_ROLES.map((role) => [role, role]));

export function aReceipt(overrides: Partial<MoneyInput> = {}): MoneyInput {
  return { ...aBlank<MoneyInput>('Receipt'), against: ASHA, account: CASH, amount: asPaise(500_00), ...overrides };
}

export function aPayment(overrides: Partial<MoneyInput> = {}): MoneyInput {
  return { ...aReceipt(overrides), kind: 'Payment' };
}

export function aContra(overrides: Partial<ContraInput> = {}): ContraInput {
  return { ...aBlank<ContraInput>('Contra'), paidFrom: BANK, receivedIn: CASH, amount: asPaise(500_00), ...overrides };
}

export function aJournal(...lines: readonly JournalLine[]): JournalInput {
  return {
    ...aBlank<JournalInput>('Journal'),
    lines: lines.length === 0 ? [dr(RENT, 500_00), cr(ASHA, 500_00)] : lines,
  };
}

export function dr(ledger: Named | null, debit: number | null): JournalLine {
  return { ledger, debit: debit === null ? null : asPaise(debit), credit: null };
}

export function cr(ledger: Named | null, credit: number | null): JournalLine {
  return { ledger, debit: null, credit: credit === null ? null : asPaise(credit) };
}

/** The voucher that an input becomes once it is issued on its day: with its sums, and without postings. */
export function voucherOf<Input extends VoucherInput>(
  input: Input,
  overrides: Partial<Pick<Voucher, 'id' | 'number' | 'state' | 'date' | 'postings'>> = {},
): Voucher<Input> {
  const date = isIsoDate(input.date) ? input.date : DAY;
  return {
    ...(kindOf(input).sums(input) as SummedInput<Input>),
    id: 'VCH-1',
    state: 'Issued',
    date,
    postings: [],
    rev: 1,
    ...overrides,
  };
}

function aBlank<Input extends PlainInput>(kind: Input['kind']): Input {
  return kindOf({ kind }).blank(DAY, { registration: 'Regular', state: '29', roundOff: true }, null) as Input;
}

/** Any amount of a form, now and then one that no sum can hold. */
const amount: fc.Arbitrary<Paise> = fc
  .oneof(
    { weight: 6, arbitrary: fc.integer({ min: -2, max: 300 }) },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 1e13 }) },
    fc.constantFrom(Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER),
  )
  .map(asPaise);
const maybeAmount = fc.option(amount, { freq: 4 });
const named = fc.option(fc.constantFrom(CASH, BANK, RENT, ASHA), { freq: 8 });
const head = {
  date: fc.constantFrom(DAY, '', '2025-01-01') as fc.Arbitrary<PlainInput['date']>,
  number: fc.constantFrom('', '', 'RCT/1', '/x'),
  narration: fc.string({ maxLength: 5 }),
  reference: fc.constant(''),
};
const line = fc.record({ ledger: named, debit: maybeAmount, credit: maybeAmount });
/** Lines that are equal more often than by chance: what the others lack is written into the last. */
const lines = fc.tuple(fc.array(line, { maxLength: 5 }), fc.boolean(), named).map(([some, isEvened, ledger]) => {
  const missing = some.reduce((sum, { debit, credit }) => sum + (debit ?? 0) - (credit ?? 0), 0);
  if (!isEvened || missing === 0 || !Number.isSafeInteger(missing)) return some;
  return [...some, missing > 0 ? cr(ledger, missing) : dr(ledger, -missing)];
});

/** Any entry that a form can hold, right or wrong. */
export const anyInput: fc.Arbitrary<PlainInput> = fc.oneof(
  fc.record({ ...head, kind: fc.constant('Journal' as const), lines }).map(({ reference: _, ...input }) => input),
  fc.record({ ...head, kind: fc.constant('Contra' as const), paidFrom: named, receivedIn: named, amount: maybeAmount }),
  fc.record({
    ...head,
    kind: fc.constantFrom('Receipt' as const, 'Payment' as const),
    against: named,
    account: named,
    amount: maybeAmount,
    mode: fc.constantFrom(...PAYMENT_MODES),
    tds: maybeAmount,
    discount: maybeAmount,
  }),
);
