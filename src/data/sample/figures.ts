import type { Paise } from '#domain/money.ts';
import type { FinancialStatement, StatementName } from '#domain/financial-statement.ts';
import {
  categorySales,
  customerSales,
  customerShares,
  gstByHead,
  gstSummary,
  monthlySales,
  mostValuableStock,
  stockByCategory,
  stockByLevel,
  stockByWarehouse,
  taxableValues,
} from './analytics.ts';
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
import { statement } from './statements.ts';

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
export async function countFigures() {
  return { activeCustomers, productsInStock, gstReturns };
}

/** The dashboard's charts and its list of customers. */
export async function dashboardFigures() {
  const { title, period } = customerSales();
  return {
    trend: monthlySales(),
    breakdown: gstByHead(),
    customers: { title, period, shares: customerShares() },
  };
}

/** The tables of the tabs of Reports, each tab by itself. */
export async function salesReports() {
  return { trend: monthlySales(), categories: categorySales(), customers: customerSales() };
}

export async function stockReports() {
  return {
    categories: stockByCategory(),
    levels: stockByLevel(),
    warehouses: stockByWarehouse(),
    mostValuable: mostValuableStock(),
  };
}

export async function taxReports() {
  return { heads: gstByHead(), summary: gstSummary(), taxable: taxableValues() };
}

/** The statements of these names, in this order. */
export async function statements(names: readonly StatementName[]): Promise<readonly FinancialStatement[]> {
  return names.map(statement);
}
