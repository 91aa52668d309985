import type { Paise } from '#domain/money.ts';
import {
  activeCustomers,
  cashBalance,
  gstCollected,
  gstPaid,
  gstPayable,
  gstReturns,
  netPosition,
  netWorth,
  payables,
  productsInStock,
  receivables,
} from './seed/figures.ts';

/**
 * The sums that screens head their pages with. In the sample business they are fixed (specification §2); who asks waits
 * for them as for any other read, and need not know.
 */

/** What the business has, is owed and owes, what is left of the two, and what it is worth. */
export async function bookFigures(): Promise<
  Readonly<Record<'cashBalance' | 'receivables' | 'payables' | 'netPosition' | 'netWorth', Paise>>
> {
  return { cashBalance, receivables: receivables.june, payables, netPosition, netWorth };
}

/** GST on sales, GST on purchases, and what is left to pay. */
export async function gstFigures(): Promise<Readonly<Record<'collected' | 'paid' | 'payable', Paise>>> {
  return { collected: gstCollected, paid: gstPaid, payable: gstPayable };
}

/** What the business counts besides money: customers, products, returns. */
export async function countedFigures() {
  return { activeCustomers, productsInStock, gstReturns };
}
