import { blankVoucher, isMoney, type EntryKind, type Voucher, type VoucherEntry } from '#domain/books/voucher.ts';
import { blankStockVoucher } from '#domain/books/stock-voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { blankInvoice, blankPurchase, ownTerms } from '#domain/books/blank-document.ts';
import { emptyCreditNote, emptyDebitNote } from '#domain/books/blank-note.ts';
import type { Business } from '#domain/books/business.ts';
import type { IsoDate } from '#domain/calendar.ts';

/**
 * Where the next new voucher begins, as in Tally: on the day of the one that was saved last, and a receipt or payment
 * with its cash or bank ledger. Remembered by set of books, until the page is left.
 */
export function nextVoucher(booksKey: string, kind: EntryKind, today: IsoDate, business: Business): VoucherEntry {
  const { date = today, accounts = {} } = last.get(booksKey) ?? {};
  if (kind === 'Invoice') return blankInvoice(date, ownTerms(business), accounts[kind]);
  if (kind === 'Purchase') return blankPurchase(date, ownTerms(business), accounts[kind]);
  if (kind === 'Credit Note') return emptyCreditNote(date, ownTerms(business));
  if (kind === 'Debit Note') return emptyDebitNote(date, ownTerms(business));
  if (kind === 'Stock Adjustment' || kind === 'Stock Transfer') return blankStockVoucher(kind, date);
  return blankVoucher(kind, date, accounts[kind] ?? null);
}

export function noteEntered(booksKey: string, saved: Voucher): void {
  const { accounts = {} } = last.get(booksKey) ?? {};
  const isOfMoney = isMoney(saved);
  last.set(booksKey, {
    date: saved.date,
    accounts: isOfMoney ? { ...accounts, [saved.kind]: saved.account } : accounts,
  });
}

type Accounts = Readonly<Partial<Record<EntryKind, Named | null>>>;
const last = new Map<string, Readonly<{ date: IsoDate; accounts: Accounts }>>();
