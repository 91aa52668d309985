import { listOf } from '#data/lists/sorting.ts';
import { booksStore } from './store.ts';

/** Receipts, payments and contras; by day, amount, and party or ledger. */
export const PAYMENT_LIST = listOf(booksStore, 'vouchers', {
  sorts: { date: 'date', amount: 'keys.rank', name: 'keys.name' },
  filter: 'keys.list',
  only: 'Payments',
});
