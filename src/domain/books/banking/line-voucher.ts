import type { Allocation } from '#domain/books/voucher-head.ts';
import { blankContra, blankMoney, type PlainInput } from '#domain/books/vouchers/voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { asPaise } from '#domain/money.ts';
import type { BankLine } from './bank-line.ts';
import { type LineAction, mayBe } from './bank-rule.ts';
import { modeIn } from './narration.ts';

/** The voucher to be made of a line: a receipt from, a payment to, or a contra with another one. */
export type LineChoice = Readonly<{
  kind: LineAction;
  other: Named;
  /** The documents that it settles; without them it settles the oldest first. */
  allocations?: readonly Allocation[] | undefined;
}>;

/** The voucher that a line says, on its day. Throws a RangeError for a receipt of money that went out. */
export function voucherOfLine(
  { on, narration, reference, amount }: Pick<BankLine, 'on' | 'narration' | 'reference' | 'amount'>,
  { kind, other, allocations }: LineChoice,
  account: Named,
): PlainInput {
  if (!mayBe(kind, amount)) throw new RangeError(`Money that went the other way is no ${kind}.`);
  const values = { narration, reference, amount: asPaise(Math.abs(amount)) };
  if (kind === 'Contra') {
    const [paidFrom, receivedIn] = amount > 0 ? [other, account] : [account, other];
    return { ...blankContra(on), ...values, paidFrom, receivedIn };
  }
  return {
    ...blankMoney(kind, on, account),
    ...values,
    against: other,
    mode: modeIn(narration),
    ...(allocations && { allocations }),
  };
}
