import { isMoney, type VoucherKind, type PaymentMode, type VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { ownTerms } from '#domain/books/documents/blank-document.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { IsoDate } from '#domain/calendar.ts';

/**
 * Where the next new voucher begins, as in Tally: on the day of the one that was saved last, and what is received or paid,
 * with an invoice or purchase too, with its cash or bank ledger and its mode. Remembered by set of books, until the page is
 * left.
 */
export function nextVoucher(booksKey: string, kind: VoucherKind, today: IsoDate, business: Business): VoucherInput {
  const { date = today, money = {} } = last.get(booksKey) ?? {};
  const { account, mode = 'Cash' } = money[kind] ?? {};
  const blank = kindOf({ kind }).blank(date, ownTerms(business), account ?? null);
  return isMoney(blank) ? { ...blank, mode } : blank;
}

/**
 * Remembers the ledger and the mode of a voucher that was saved, and its `date`, for the next one. A day that is today is
 * none to go on with: tomorrow begins with its own.
 */
export function rememberVoucher(booksKey: string, entered: VoucherInput, date: IsoDate, today: IsoDate): void {
  const before = last.get(booksKey)?.money;
  const money = moneyIn(entered);
  last.set(booksKey, {
    date: date === today ? undefined : date,
    money: money ? { ...before, [entered.kind]: money } : (before ?? {}),
  });
}

function moneyIn(entered: VoucherInput): Money | undefined {
  if (isMoney(entered)) return { account: entered.account, mode: entered.mode };
  if (entered.kind === 'Invoice' && entered.receivedNow !== null) return { account: entered.receivedIn };
  if (entered.kind === 'Purchase' && entered.paidNow !== null) return { account: entered.paidFrom };
  return undefined;
}

type Money = Readonly<{ account: Named | null; mode?: PaymentMode }>;
const last = new Map<
  string,
  Readonly<{ date: IsoDate | undefined; money: Readonly<Partial<Record<VoucherKind, Money>>> }>
>();
