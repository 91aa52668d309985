import { blankVoucher, type EntryKind, type Named, type Voucher, type VoucherEntry } from '#domain/books/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';

/**
 * Where the next new voucher begins, as in Tally: on the day of the one that was saved last, and a receipt or payment
 * with its cash or bank ledger. Remembered by set of books, until the page is left.
 */
export function nextVoucher(booksKey: string, kind: EntryKind, today: IsoDate): VoucherEntry {
  const { date = today, accounts = {} } = last.get(booksKey) ?? {};
  return blankVoucher(kind, date, accounts[kind] ?? null);
}

export function noteEntered(booksKey: string, saved: Voucher): void {
  const { accounts = {} } = last.get(booksKey) ?? {};
  const isOfMoney = saved.kind === 'Receipt' || saved.kind === 'Payment';
  last.set(booksKey, {
    date: saved.date,
    accounts: isOfMoney ? { ...accounts, [saved.kind]: saved.account } : accounts,
  });
}

type Accounts = Readonly<Partial<Record<EntryKind, Named | null>>>;
const last = new Map<string, Readonly<{ date: IsoDate; accounts: Accounts }>>();
