import { asPaise, negative, type Paise, percentOf, sumOf } from '#domain/money.ts';
import { inventoryValue } from '#domain/sample/product.ts';
import { invoices } from './invoices.ts';
import { products } from './products.ts';
import { salesOrders } from './sales-orders.ts';

/**
 * The fixed sample figures of the dashboard, accounts, GST and reports, in paise, for June. Each figure is written once
 * and dependent figures are calculated, so no two screens can disagree.
 */

export const sales = { may: asPaise(11_60_000_00), june: asPaise(12_47_000_00) } as const;

export const salesTrend: readonly MonthlyFigure[] = [
  { month: 'Jan', amount: asPaise(9_85_000_00) },
  { month: 'Feb', amount: asPaise(10_42_500_00) },
  { month: 'Mar', amount: asPaise(12_18_750_00) },
  { month: 'Apr', amount: asPaise(11_06_400_00) },
  { month: 'May', amount: sales.may },
  { month: 'Jun', amount: sales.june },
];

export const purchases = { may: asPaise(7_81_250_00), june: asPaise(8_12_500_00) } as const;

export const invoicesMade = { today: 8, yesterday: 6 } as const;

/** The debts of customers: sundry debtors, and the dashboard's outstanding amount. */
export const receivables = { may: asPaise(8_15_000_00), june: asPaise(8_45_155_00) } as const;

/** The debts to vendors: sundry creditors. */
export const payables = asPaise(5_12_650_00);

export const netPosition = sumOf([receivables.june, negative(payables)]);

/** The tax on June's sales by head. Cess is charged in addition to the 18 percent. */
export const gstHeads: readonly GstHead[] = [
  { name: 'CGST', amount: asPaise(68_130_00) },
  { name: 'SGST', amount: asPaise(68_130_00) },
  { name: 'IGST', amount: asPaise(88_200_00) },
  { name: 'Cess', amount: asPaise(1_540_00) },
];

export const gstCollected = sumOf(gstHeads.map((head) => head.amount));
/** 18 percent of June's purchases. */
export const gstPaid = percentOf(purchases.june, 18);
export const gstPayable = sumOf([gstCollected, negative(gstPaid)]);

/** GSTR-1 is due by the 11th of the following month. January's is the next of the year's twelve. */
export const gstReturns = { filed: 9, ofYear: 12, next: 'GSTR-1 due 11th Feb' } as const;

/** Customers with an order or an invoice in the year. */
export const activeCustomers = new Set([...salesOrders, ...invoices].map((record) => record.customerName)).size;

export const productsInStock = products.filter((product) => product.currentStock > 0).length;

/** Cash and bank together: the closing balance of the cash flow, and cash on the balance sheet. */
export const cashBalance = asPaise(6_84_300_00);

export const assets = {
  cash: cashBalance,
  receivables: receivables.june,
  stock: sumOf(products.map(inventoryValue)),
  furnitureAndEquipment: asPaise(3_40_000_00),
} as const;

export const liabilities = { payables, gstPayable, bankLoan: asPaise(4_00_000_00) } as const;

/** Assets minus liabilities: the capital on the balance sheet. */
export const netWorth = sumOf([...Object.values(assets), ...Object.values(liabilities).map(negative)]);

type MonthlyFigure = Readonly<{ month: string; amount: Paise }>;
type GstHead = Readonly<{ name: 'CGST' | 'SGST' | 'IGST' | 'Cess'; amount: Paise }>;
