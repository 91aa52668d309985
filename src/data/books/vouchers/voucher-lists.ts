import { everyRow } from '#data/lists/row-window.ts';
import { type List, listOf, type View } from '#data/lists/sorting.ts';
import type { VoucherKind, Voucher } from '#domain/books/vouchers/voucher.ts';
import { totalKey } from '#data/store/totals.ts';
import { BY_STATUS } from './status-filter.ts';
import { see } from '#data/books/staff/access.ts';
import { seeKind } from '#data/books/staff/sight.ts';
import { booksStore } from '#data/books/store.ts';

const SORTS = { date: 'date', amount: 'keys.rank', name: 'keys.name' } as const;

/** Invoices and credit notes; by day, total and customer. */
export const INVOICE_LIST = documents({ filter: 'keys.list', only: 'Invoices', see: () => seeKind('Invoice') });

/** Purchases and debit notes; by day, total and supplier. */
export const PURCHASE_LIST = documents({ filter: 'keys.list', only: 'Purchases', see: () => seeKind('Purchase') });

/** Those of one kind, in the same orders. */
export function listOfKind(kind: VoucherKind) {
  return documents({ filter: 'kind', only: kind, see: () => seeKind(kind) });
}

/** Receipts, payments and contras; by day, amount, and party or ledger. */
export const PAYMENT_LIST = listOf(booksStore, 'vouchers', {
  sorts: SORTS,
  filter: 'keys.list',
  only: 'Payments',
  see: () => seeKind('Payment'),
});

/** Stock adjustments and transfers; by day, cost and what moved. */
export const ADJUSTMENT_LIST = listOf(booksStore, 'vouchers', {
  sorts: SORTS,
  filter: 'keys.list',
  only: 'Adjustments',
  see: () => seeKind('Stock Adjustment'),
});

/** The view's filter is the status that they have today. */
function documents(which: Readonly<{ filter: 'keys.list' | 'kind'; only: string; see: () => void }>) {
  return listOf(booksStore, 'vouchers', { sorts: SORTS, filtered: BY_STATUS, ...which });
}

/** Every voucher of the books by day; the filter is its kind. */
export const DAY_BOOK = listOf(booksStore, 'vouchers', {
  sorts: { date: 'date' },
  sortsOfAll: { date: 'keys.day' },
  filter: 'kind',
  see: () => see('reports'),
});

/** All the vouchers of a view of a list, for a file. */
export async function vouchersIn(list: List & Readonly<{ see?: () => void }>, view: View): Promise<readonly Voucher[]> {
  see('files');
  list.see?.();
  const vouchers: Voucher[] = [];
  for await (const rows of everyRow<Voucher>(booksStore.records('vouchers'), list, view)) vouchers.push(...rows);
  return vouchers;
}

/** Whether anything was entered yet. */
export async function hasVouchers(): Promise<boolean> {
  const [all] = await booksStore.totals([totalKey('vouchers')]);
  return all !== undefined && all.count > 0;
}
