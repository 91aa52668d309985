import {
  blankMoney,
  blankContra,
  blankJournal,
  type ContraInput,
  type JournalInput,
  type MoneyInput,
} from '#domain/books/vouchers/voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';

/** Whole vouchers for tests, which say only what matters. Amounts are in rupees. */

/** Debits positive, credits negative, by ledger. */
export function journalOn(
  date: IsoDate,
  lines: readonly (readonly [Named, number])[],
  overrides: Partial<JournalInput> = {},
): JournalInput {
  return {
    ...blankJournal(date),
    lines: lines.map(([ledger, rupees]) => ({
      ledger,
      debit: rupees > 0 ? asPaise(rupees * 100) : null,
      credit: rupees < 0 ? asPaise(-rupees * 100) : null,
    })),
    ...overrides,
  };
}

export function receiptOn(
  date: IsoDate,
  against: Named,
  account: Named,
  rupees: number,
  overrides: Partial<MoneyInput> = {},
): MoneyInput {
  return {
    ...blankMoney('Receipt', date),
    against,
    account,
    amount: asPaise(rupees * 100),
    ...overrides,
  };
}

export function paymentOn(date: IsoDate, against: Named, account: Named, rupees: number): MoneyInput {
  return { ...receiptOn(date, against, account, rupees), kind: 'Payment' };
}

export function contraOn(date: IsoDate, paidFrom: Named, receivedIn: Named, rupees: number): ContraInput {
  return { ...blankContra(date), paidFrom, receivedIn, amount: asPaise(rupees * 100) };
}
