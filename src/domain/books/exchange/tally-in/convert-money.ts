import { asPaise, type Paise } from '#domain/money.ts';
import { MOST_LINES } from '#domain/books/field-problems.ts';
import type { ContraInput, JournalInput, MoneyInput } from '#domain/books/vouchers/voucher.ts';
import { type Account, asNamed } from './convert-accounts.ts';
import { byLedger, type Context, NotConvertible, voucherSums, postsExactly } from './document-fit.ts';
import { entriesOf, type TallyVoucher } from './tally-vouchers.ts';

/**
 * Converts a receipt or payment of Tally: money, tax deducted, a discount, and one party or ledger on the other side.
 * Throws NotConvertible with why it cannot be one. What it settles is not known yet.
 */
export function moneyFrom(voucher: TallyVoucher, kind: MoneyInput['kind'], { accounts }: Context): MoneyInput {
  const isReceipt = kind === 'Receipt';
  const [tax, discount] = isReceipt
    ? [accounts.roles.tdsReceivable, accounts.roles.discountAllowed]
    : [accounts.roles.tdsPayable, accounts.roles.discountReceived];
  const parts = { account: none(), tds: none(), discount: none(), against: none() };
  for (const { ledger, amount } of entriesWithAmount(voucher)) {
    const account = accounts.named(ledger);
    const size = asPaise(isReceipt ? amount : 0 - amount);
    const of = account.isMoney && size > 0 ? 'account' : moneyPartOf(account, size, tax, discount);
    parts[of].push({ account, size });
  }
  const { account, tds, discount: off, against } = parts;
  const [money, other] = [account[0], against[0]];
  if (account.length !== 1 || !money)
    throw new NotConvertible('moves money of more than one cash or bank ledger, or of none');
  if (against.length !== 1 || !other) throw new NotConvertible('has more than one party or ledger');
  const input: MoneyInput = {
    kind,
    date: voucher.date,
    number: voucher.number,
    narration: voucher.narration,
    against: asNamed(other.account),
    account: asNamed(money.account),
    amount: money.size,
    mode: modeOf(voucher, money.account),
    reference: voucher.reference,
    tds: tds[0]?.size ?? null,
    discount: off[0]?.size ?? null,
  };
  if (tds.length > 1 || off.length > 1 || !postsExactly(input, voucherSums(voucher, accounts), accounts)) {
    throw new NotConvertible('has its parts on other sides than here');
  }
  return input;
}

/** Converts money from one cash or bank ledger to another. */
export function contraFrom(voucher: TallyVoucher, { accounts }: Context): ContraInput {
  const lines = entriesWithAmount(voucher).map(({ ledger, amount }) => ({ account: accounts.named(ledger), amount }));
  const [to, from] = [lines.find(({ amount }) => amount > 0), lines.find(({ amount }) => amount < 0)];
  if (lines.length !== 2 || !to || !from || !to.account.isMoney || !from.account.isMoney) {
    throw new NotConvertible('is not from one cash or bank ledger to another');
  }
  const { date, number, narration, reference } = voucher;
  const [paidFrom, receivedIn] = [asNamed(from.account), asNamed(to.account)];
  if (paidFrom.id === receivedIn.id) throw new NotConvertible('is not from one cash or bank ledger to another');
  return { kind: 'Contra', date, number, narration, reference, paidFrom, receivedIn, amount: to.amount };
}

/** Converts any voucher line by line; of one with more lines than a journal has, each ledger once. */
export function journalFrom(voucher: TallyVoucher, { accounts }: Context): JournalInput {
  const { date, number, narration } = voucher;
  const each = entriesWithAmount(voucher).map(({ ledger, amount }) => ({
    ledger: asNamed(accounts.named(ledger)),
    amount,
  }));
  const lines = (each.length > MOST_LINES ? byLedger(each) : each).map(({ ledger, amount }) => ({
    ledger,
    debit: amount > 0 ? amount : null,
    credit: amount < 0 ? asPaise(0 - amount) : null,
  }));
  return { kind: 'Journal', date, number, narration, lines };
}

type Part = { account: Account; size: Paise };

function none(): Part[] {
  return [];
}

function moneyPartOf(account: Account, size: Paise, tax: string | undefined, discount: string | undefined) {
  if (size > 0 && account.id === tax) return 'tds';
  return size > 0 && account.id === discount ? 'discount' : 'against';
}

function entriesWithAmount(voucher: TallyVoucher): readonly Readonly<{ ledger: string; amount: Paise }>[] {
  return entriesOf(voucher).filter(({ amount }) => amount !== 0);
}

function modeOf({ mode }: TallyVoucher, { group }: Account): MoneyInput['mode'] {
  if (group === 'Cash-in-Hand') return 'Cash';
  if (/cheque/i.test(mode)) return 'Cheque';
  return /upi/i.test(mode) ? 'UPI' : 'Bank transfer';
}
