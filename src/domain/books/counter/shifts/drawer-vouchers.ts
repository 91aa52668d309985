import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import type { GroupName } from '#domain/books/ledger-group.ts';
import { isCashOrBank } from '#domain/books/ledger-group.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { blankContra, blankJournal, blankMoney, type VoucherInput } from '#domain/books/vouchers/voucher.ts';

/** The vouchers of the books that counting a drawer, and putting into and taking out of it, comes to. */

/** The ledger of differences in counts, made with the first of them. */
export const SHORT_AND_OVER = { name: 'Cash Short and Over', group: 'Indirect Expenses' } as const;

/** Returns the contra of money between two cash or bank ledgers. */
export function contraOf(
  { paidFrom, receivedIn, amount }: Readonly<{ paidFrom: Named; receivedIn: Named; amount: Paise }>,
  date: IsoDate,
  narration: string,
): VoucherInput {
  return { ...blankContra(date), paidFrom, receivedIn, amount, narration };
}

/** Returns the journal of a difference: what is short is an expense, what is over takes off it. */
export function journalOfDifference(
  difference: Paise,
  { cash, shortAndOver }: Readonly<{ cash: Named; shortAndOver: Named }>,
  date: IsoDate,
  narration: string,
): VoucherInput {
  const [debited, credited] = difference < 0 ? [shortAndOver, cash] : [cash, shortAndOver];
  const amount = asPaise(Math.abs(difference));
  return {
    ...blankJournal(date),
    narration,
    lines: [
      { ledger: debited, debit: amount, credit: null },
      { ledger: credited, debit: null, credit: amount },
    ],
  };
}

/**
 * Returns what is paid into a drawer, or out of it: a contra with a cash or bank ledger, else a receipt or a payment. `group` is
 * that of the ledger on the other side; a party is of none that holds money.
 */
export function paidVoucher(
  way: 'Paid In' | 'Paid Out',
  { amount, against, reason }: Readonly<{ amount: Paise; against: Named; reason: string }>,
  { cash, group, date }: Readonly<{ cash: Named; group: GroupName | null | undefined; date: IsoDate }>,
): VoucherInput {
  if (group && isCashOrBank(group)) {
    const [paidFrom, receivedIn] = way === 'Paid In' ? [against, cash] : [cash, against];
    return contraOf({ paidFrom, receivedIn, amount }, date, reason);
  }
  const kind = way === 'Paid In' ? 'Receipt' : 'Payment';
  return { ...blankMoney(kind, date, cash), against, amount, narration: reason };
}
