import { usualGstType } from '#domain/sample/usual-gst-type.ts';
import { describe, expect, it } from 'vitest';
import {
  categorySales,
  customerSales,
  mostValuableStock,
  gstByHead,
  gstSummary,
  monthlySales,
  stockByCategory,
  stockByLevel,
  stockByWarehouse,
  taxableValues,
} from '#data/sample/analytics.ts';
import { bookFigures, countFigures, gstFigures } from '#data/sample/figures.ts';
import { reportSheets } from '#data/sample/report-sheets.ts';
import {
  assets,
  cashBalance,
  gstCollected,
  gstPaid,
  gstPayable,
  liabilities,
  netPosition,
  netWorth,
  payables,
  purchases,
  receivables,
  salesTrend,
} from '#data/sample/seed/figures.ts';
import { companies } from '#data/sample/seed/companies.ts';
import { customers } from '#data/sample/seed/customers.ts';
import { invoices } from '#data/sample/seed/invoices.ts';
import { metricCards } from '#data/sample/seed/metric-cards.ts';
import { products } from '#data/sample/seed/products.ts';
import { opening } from '#data/sample/seed/report-figures.ts';
import { salesOrders } from '#data/sample/seed/sales-orders.ts';
import { statement } from '#data/sample/statements.ts';
import { asPaise, fraction, negative, percentOf, sumOf } from '#domain/money.ts';

import { inventoryValue, stockLevel } from '#domain/sample/product.ts';
import type { ReportTableCell, ReportTable } from '#domain/report-table.ts';
import { resultOfStatement, type FinancialStatement } from '#domain/financial-statement.ts';

/** Every relation between the figures of the dashboard, the accounts, GST and the reports, calculated independently. */

const [account, sheet, flow] = [statement('Profit & Loss'), statement('Balance Sheet'), statement('Cash Flow')];

describe.each([account, sheet, flow])('the $name', (one) => {
  it('adds up each section from its own lines', () => {
    for (const { lines, totals } of one.sections) {
      expect(totals[0]?.amount).toBe(sumOf(lines.map((line) => line.amount)));
    }
  });

  it('has no line twice in a section, and ends with a final total', () => {
    for (const { lines, totals } of one.sections) {
      const names = [...lines, ...totals].map((line) => line.name);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(resultOfStatement(one).isFinal).toBe(true);
  });
});

describe('the profit and loss account', () => {
  it('has the sales and purchases of the dashboard cards', () => {
    expect(amountIn(account, 'Total Sales')).toBe(salesTrend.at(-1)?.amount);
    expect(metricCards[0]?.value).toEqual({ kind: 'money', amount: amountIn(account, 'Total Sales') });
    expect(metricCards[1]?.value).toEqual({ kind: 'money', amount: amountIn(account, 'Purchases') });
  });

  it('starts with the stock of May and ends with the stock of the products', () => {
    expect(amountIn(account, 'Opening stock')).toBe(opening.stock);
    expect(amountIn(account, 'Less: closing stock')).toBe(negative(sumOf(products.map(inventoryValue))));
  });

  it('has the right profit: 12,47,000.00 − 8,72,275.25 = 3,74,724.75, less 2,28,300.00', () => {
    expect(amountIn(account, 'Gross Profit')).toBe(3_74_724_75);
    expect(amountIn(account, 'Gross Profit')).toBe(
      amountIn(account, 'Total Sales') - amountIn(account, 'Total Cost of Goods Sold'),
    );
    expect(amountIn(account, 'Net Profit')).toBe(1_46_424_75);
    expect(resultOfStatement(account).amount).toBe(
      amountIn(account, 'Gross Profit') - amountIn(account, 'Total Expenses'),
    );
  });

  it('has interest of ten percent a year on the loan at the start of the month', () => {
    expect(amountIn(account, 'Interest on bank loan')).toBe(fraction(percentOf(opening.bankLoan, 10), 1, 12));
  });
});

describe('the balance sheet', () => {
  it('balances', () => {
    expect(amountIn(sheet, 'Total Assets')).toBe(33_70_329_75);
    expect(amountIn(sheet, 'Total Assets')).toBe(
      amountIn(sheet, 'Total Fixed Assets') + amountIn(sheet, 'Total Current Assets'),
    );
    expect(resultOfStatement(sheet).amount).toBe(
      amountIn(sheet, 'Total Liabilities') + amountIn(sheet, 'Total Capital'),
    );
    expect(resultOfStatement(sheet).amount).toBe(amountIn(sheet, 'Total Assets'));
  });

  it('has the assets and liabilities of the accounts, GST and stock screens', () => {
    expect(amountIn(sheet, 'Cash and bank')).toBe(cashBalance);
    expect(amountIn(sheet, 'Sundry debtors')).toBe(receivables.june);
    expect(metricCards[3]?.value).toEqual({ kind: 'money', amount: amountIn(sheet, 'Sundry debtors') });
    expect(amountIn(sheet, 'Stock of goods')).toBe(sumOf(products.map(inventoryValue)));
    expect(amountIn(sheet, 'Sundry creditors')).toBe(payables);
    expect(amountIn(sheet, 'GST payable')).toBe(gstCollected - gstPaid);
    expect(netPosition).toBe(amountIn(sheet, 'Sundry debtors') - amountIn(sheet, 'Sundry creditors'));
  });

  it('has the net worth as capital, changed since May only by profit and drawings', () => {
    expect(amountIn(sheet, 'Total Capital')).toBe(netWorth);
    expect(amountIn(sheet, 'Add: net profit for June')).toBe(resultOfStatement(account).amount);
    const { cash, receivables: debtors, stock, furnitureAndEquipment, ...owed } = opening;
    const ownedInMay = sumOf([cash, debtors, stock, furnitureAndEquipment]);
    expect(amountIn(sheet, "Proprietor's capital, 31 May")).toBe(ownedInMay - sumOf(Object.values(owed)));
  });

  it('reduces the equipment by the depreciation of the profit and loss account', () => {
    expect(amountIn(sheet, 'Less: depreciation')).toBe(negative(amountIn(account, 'Depreciation')));
    expect(amountIn(sheet, 'Total Fixed Assets')).toBe(assets.furnitureAndEquipment);
  });
});

describe('the cash flow', () => {
  it('starts with the cash of May and ends with the cash of the balance sheet and the accounts', () => {
    expect(amountIn(flow, 'Cash and bank, 31 May')).toBe(opening.cash);
    expect(resultOfStatement(flow).amount).toBe(cashBalance);
    expect(resultOfStatement(flow).amount).toBe(amountIn(sheet, 'Cash and bank'));
  });

  it('is the sum of operating, investing and financing activities', () => {
    const activities = ['Operating', 'Investing', 'Financing'].map((kind) =>
      amountIn(flow, `Net Cash from ${kind} Activities`),
    );
    expect(activities).toEqual([1_97_145_00, -24_500_00, -83_500_00]);
    expect(amountIn(flow, 'Net Increase in Cash')).toBe(sumOf(activities));
    expect(opening.cash + sumOf(activities)).toBe(cashBalance);
  });

  it('starts with the profit and adds back what used no cash', () => {
    expect(amountIn(flow, 'Net profit')).toBe(resultOfStatement(account).amount);
    expect(amountIn(flow, 'Add back: depreciation')).toBe(amountIn(account, 'Depreciation'));
    expect(amountIn(flow, 'Add back: interest on bank loan')).toBe(
      negative(amountIn(flow, 'Interest paid on bank loan')),
    );
    expect(amountIn(flow, 'Add back: interest on bank loan')).toBe(amountIn(account, 'Interest on bank loan'));
  });

  it('says for each balance in which direction it changed, and by how much', () => {
    expect(amountIn(flow, 'Increase in sundry debtors')).toBe(receivables.may - receivables.june);
    expect(amountIn(flow, 'Decrease in stock')).toBe(opening.stock - assets.stock);
    expect(amountIn(flow, 'Increase in sundry creditors')).toBe(payables - opening.payables);
    expect(amountIn(flow, 'Increase in GST payable')).toBe(gstPayable - opening.gstPayable);
    expect(amountIn(flow, 'Bank loan repaid')).toBe(liabilities.bankLoan - opening.bankLoan);
    expect(amountIn(flow, 'Furniture and equipment bought')).toBe(negative(amountIn(sheet, 'Add: bought in June')));
    expect(amountIn(flow, "Proprietor's drawings")).toBe(amountIn(sheet, 'Less: drawings'));
  });
});

describe('the sales reports', () => {
  it('show the trend of the dashboard, each month compared with the one before', () => {
    expect(monthlySales().rows.map(([month, { amount: rupees }]) => ({ month, amount: rupees }))).toEqual(salesTrend);
    expect(monthlySales().rows.at(-1)?.[2]).toEqual({ percent: 7.5 }); // as the card says
  });

  it('add up to the sales of June by category and by customer', () => {
    for (const table of [categorySales(), customerSales()]) {
      expect(measures(table)).toBe(amountIn(account, 'Total Sales'));
      expect(table.total?.[1].amount).toBe(measures(table));
    }
  });

  it('name customers of the sales orders, largest first', () => {
    const named = customerSales().rows.slice(0, -1);
    const known = new Set(salesOrders.map((order) => order.customerName));
    for (const [name] of named) expect(known).toContain(name);
    const amounts = named.map(([, { amount: rupees }]) => rupees);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  });
});

describe('the inventory reports', () => {
  it.each([stockByCategory(), stockByWarehouse(), stockByLevel()])('$title adds up to the whole stock', (table) => {
    expect(measures(table)).toBe(assets.stock);
    expect(table.total?.[1].amount).toBe(assets.stock);
    expect(table.total?.at(-1)).toEqual({ number: products.length });
  });

  it('count the same products at low stock as the card', () => {
    const low = products.filter((product) => stockLevel(product) === 'Low Stock').length;
    expect(stockByLevel().rows[0]?.[3]).toEqual({ number: low });
  });

  it('put the most valuable first', () => {
    expect(mostValuableStock().rows[0]).toEqual([
      'LED monitor 24 inch',
      { amount: 3_96_900_00 },
      { number: 42 },
      { amount: 9_450_00 },
    ]);
    const values = mostValuableStock().rows.map((row) => rupeesAt(row, 1));
    expect(values).toHaveLength(5);
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    const others = products.map(inventoryValue).filter((value) => value < (values.at(-1) ?? 0));
    expect(others).toHaveLength(products.length - 5);
  });
});

describe('the tax reports', () => {
  it('add up to the GST collected, paid and payable', () => {
    expect(measures(gstByHead())).toBe(gstCollected);
    const sums = [1, 2, 3].map((column) => sumOf(gstSummary().rows.map((row) => rupeesAt(row, column))));
    expect(sums).toEqual([gstCollected, gstPaid, gstPayable]);
    expect(gstSummary().total).toEqual([
      'Total',
      { amount: gstCollected },
      { amount: gstPaid },
      { amount: gstPayable },
    ]);
  });

  it('show for each head the tax not covered by its credit, never negative', () => {
    for (const row of gstSummary().rows) {
      expect(rupeesAt(row, 3)).toBe(rupeesAt(row, 1) - rupeesAt(row, 2));
      expect(rupeesAt(row, 3)).toBeGreaterThanOrEqual(0);
    }
  });

  it('show the rate of 18 percent beside each taxable value', () => {
    expect(taxableValues().rows.map((row) => row[2])).toEqual(Array.from({ length: 3 }, () => ({ percent: 18 })));
  });

  it('charge 18 percent on the sales of June, and give credit for 18 percent of its purchases', () => {
    const [atHome, elsewhere, bought] = taxableValues().rows.map(([, { amount: rupees }]) => rupees);
    expect((atHome ?? 0) + (elsewhere ?? 0)).toBe(amountIn(account, 'Total Sales'));
    expect(bought).toBe(purchases.june);
    expect(gstPaid).toBe(percentOf(purchases.june, 18));
    const cess = gstByHead().rows.find(([head]) => head === 'Cess')?.[1].amount ?? asPaise(0);
    expect(gstCollected - cess).toBe(percentOf(amountIn(account, 'Total Sales'), 18));
  });
});

describe('every report of parts of a whole', () => {
  it('has a share for each part, and shares that add up to 100.0 %', () => {
    const tables = [categorySales, customerSales, stockByCategory, stockByWarehouse, stockByLevel, gstByHead];
    for (const table of tables.map((make) => make())) {
      const at = table.head.indexOf('Share');
      const tenths = table.rows.map((row) => Math.round(percentAt(row, at) * 10));
      expect(tenths.reduce((sum, one) => sum + one, 0)).toBe(1000);
      expect(table.total?.[0]).toBe('Total');
      expect(table.total?.[at]).toEqual({ percent: 100 });
    }
  });
});

describe('the dashboard', () => {
  it('agrees with the accounts, GST, the reports and the records', async () => {
    const [books, gst, counted] = await Promise.all([bookFigures(), gstFigures(), countFigures()]);
    expect(books.receivables).toBe(amountIn(sheet, 'Sundry debtors'));
    expect(books.payables).toBe(amountIn(sheet, 'Sundry creditors'));
    expect(books.netPosition).toBe(books.receivables - books.payables);
    expect(metricCards.map((card) => card.value)).toEqual([
      { kind: 'money', amount: monthlySales().rows.at(-1)?.[1].amount },
      { kind: 'money', amount: amountIn(account, 'Purchases') },
      expect.objectContaining({ kind: 'count' }),
      { kind: 'money', amount: books.receivables },
    ]);
    expect(measures(gstByHead())).toBe(gst.collected);
    expect(gst.payable).toBe(gst.collected - gst.paid);
    expect(counted.productsInStock).toBe(products.filter((product) => product.currentStock > 0).length);
    const names = [...invoices, ...salesOrders].map((record) => record.customerName);
    for (const [name] of customerSales().rows.slice(0, -1)) expect(names).toContain(name);
    expect(counted.activeCustomers).toBe(new Set(names).size);
    // On average, the customers not named bought no more than the last one named.
    const [smallest = 0, others = 0] = customerSales()
      .rows.slice(-2)
      .map(([, { amount: rupees }]) => rupees);
    expect(others / (counted.activeCustomers - (customerSales().rows.length - 1))).toBeLessThanOrEqual(smallest);
  });

  it('names no customer with more sales within the State, or outside it, than the total there', () => {
    const [atHome = 0, elsewhere = 0] = taxableValues().rows.map(([, { amount: rupees }]) => rupees);
    const named = customerSales().rows.slice(0, -1);
    const abroad = named.filter(([name]) => usualGstType(gstinOf(name), companies[0]?.gstin ?? '') === 'IGST');
    expect(abroad.map(([name]) => name)).toEqual(['Bhat Office Interiors', 'Desai & Sons']);
    const bought = sumOf(abroad.map(([, { amount: rupees }]) => rupees));
    expect(bought).toBeLessThanOrEqual(elsewhere);
    expect(sumOf(named.map(([, { amount: rupees }]) => rupees)) - bought).toBeLessThanOrEqual(atHome);
  });

  it('has filed the returns of all months before the last one billed, whose return is due in February', async () => {
    const { gstReturns } = await countFigures();
    const months = [...new Set(invoices.map((invoice) => invoice.date.slice(0, 7)))].toSorted();
    expect([months[0], months.at(-1)]).toEqual(['2024-04', '2025-01']);
    expect(months).toHaveLength(gstReturns.filed + 1);
    expect(gstReturns).toMatchObject({ ofYear: 12, next: 'GSTR-1 due 11th Feb' });
  });
});

describe('the workbook', () => {
  it('has a sheet for each tab, with rows as wide as its header', () => {
    expect(reportSheets().map((one) => one.name)).toEqual([
      'Financial Reports',
      'Sales Analytics',
      'Inventory Reports',
      'Tax Reports',
    ]);
    expect(reportSheets()[0]?.head).toEqual(['Statement', 'Section', 'Particulars', 'Amount']);
    for (const { head, rows } of reportSheets()) {
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toHaveLength(head.length);
    }
  });

  it('names its columns, and each report and section, as the screen does', () => {
    expect(reportSheets().map(({ head }) => head.slice(2))).toEqual([
      ['Particulars', 'Amount'],
      ['Sales', 'Change', 'Share'],
      ['Value', 'Share', 'Products', 'In Stock', 'Unit Price'],
      ['Tax', 'Share', 'Outward Tax', 'Input Credit', 'Payable', 'Taxable Value', 'Rate'],
    ]);
    const nameIn = (cell: ReportTableCell | undefined) => (typeof cell === 'string' ? cell.replace(/, .*/, '') : cell);
    const namesIn = (column: number) =>
      reportSheets().map(({ rows }) => [...new Set(rows.map((row) => nameIn(row[column])))]);
    expect(namesIn(0)).toEqual([
      ['Profit & Loss', 'Balance Sheet', 'Cash Flow'],
      ['Monthly Sales Trend', 'Sales by Category', 'Top Customers by Revenue'],
      ['Stock Value by Category', 'Stock Value by Warehouse', 'Stock by Level', 'Most Valuable Stock'],
      ['GST Collected by Head', 'GSTR-3B Summary', 'Taxable Values'],
    ]);
    expect(namesIn(1)[0]).toEqual([
      'Revenue',
      'Cost of Goods Sold',
      'Expenses',
      'Fixed Assets',
      'Current Assets',
      'Liabilities',
      'Capital',
      'Operating Activities',
      'Investing Activities',
      'Financing Activities',
      'Cash and Bank',
    ]);
    expect(namesIn(1)[3]).toEqual([
      'CGST',
      'SGST',
      'IGST',
      'Cess',
      'Total',
      'Sales within Maharashtra',
      'Sales to other States',
      'Purchases',
    ]);
  });

  it('says with each period that the figures are samples', () => {
    const titles = reportSheets().flatMap(({ rows }) => rows.map(([of]) => of));
    expect(titles[0]).toBe('Profit & Loss, for June 2024, sample figures');
    for (const title of titles) expect(title).toMatch(/ 2024, sample figures$/);
  });

  it('contains every line of the three statements', () => {
    const lines = [account, sheet, flow].flatMap(({ sections }) =>
      sections.flatMap((section) => [...section.lines, ...section.totals]),
    );
    expect(reportSheets()[0]?.rows.map((row) => row.slice(2))).toEqual(
      lines.map(({ name, amount }) => [name, { amount }]),
    );
  });
});

/** The value of a name; a missing name fails the test. */
function amountIn({ sections, name: of }: FinancialStatement, name: string) {
  const lines = sections.flatMap((section) => [...section.lines, ...section.totals]);
  const line = lines.find((one) => one.name === name);
  if (!line) throw new Error(`${of} has no line "${name}".`);
  return line.amount;
}

function gstinOf(name: string): string {
  return customers.find((customer) => customer.name === name)?.gstin ?? '';
}

function measures(table: ReportTable) {
  return sumOf(table.rows.map(([, { amount: rupees }]) => rupees));
}

function rupeesAt(row: ReportTable['rows'][number], column: number) {
  const cell = row[column];
  if (typeof cell !== 'object' || !('amount' in cell)) throw new Error(`${row[0]} has no sum in column ${column}.`);
  return cell.amount;
}

function percentAt(row: ReportTable['rows'][number], column: number) {
  const cell = row[column];
  if (typeof cell !== 'object' || !('percent' in cell)) throw new Error(`${row[0]} has no share in column ${column}.`);
  return cell.percent;
}
