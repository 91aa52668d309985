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
 * The figures in the summary cards of screens. In the sample business they are fixed (specification §2). They are still
 * read asynchronously, so that screens need not know whether a figure is fixed or computed.
 */

/** Cash, receivables and payables, the difference of the last two, and net worth. */
export async function bookFigures(): Promise<
  Readonly<Record<'cashBalance' | 'receivables' | 'payables' | 'netPosition' | 'netWorth', Paise>>
> {
  return { cashBalance, receivables: receivables.june, payables, netPosition, netWorth };
}

/** GST on sales, GST on purchases, and GST payable. */
export async function gstFigures(): Promise<Readonly<Record<'collected' | 'paid' | 'payable', Paise>>> {
  return { collected: gstCollected, paid: gstPaid, payable: gstPayable };
}

/** The figures that are not amounts: customers, products, returns. */
export async function countedFigures() {
  return { activeCustomers, productsInStock, gstReturns };
}
