import { negative, type Paise, sumOf } from '#domain/money.ts';
import {
  inventoryValue,
  PRODUCT_CATEGORIES,
  type Product,
  STOCK_LEVELS,
  stockLevel,
  WAREHOUSES,
} from '#domain/sample/product.ts';
import { percentOfWhole, type ReportTable, withShares } from '#domain/report-table.ts';
import { gstCollected, gstHeads, gstPaid, gstPayable, purchases, sales, salesTrend } from './seed/figures.ts';
import { products } from './seed/products.ts';
import { inputCredit, outwardSupplies, salesByCategory, topCustomers } from './seed/report-figures.ts';

/** Six months of sales, each compared with the month before. */
export function monthlySales(): ReportTable {
  return {
    title: 'Monthly Sales Trend',
    period: 'January to June 2024',
    head: ['Month', 'Sales', 'Change'],
    rows: salesTrend.map(({ month, amount }, at) => {
      const before = salesTrend[at - 1]?.amount;
      return [
        month,
        { amount },
        before === undefined ? '' : { percent: percentOfWhole(sumOf([amount, negative(before)]), before) },
      ];
    }),
  };
}

export function categorySales(): ReportTable {
  return {
    title: 'Sales by Category',
    period: 'June 2024',
    ...shares(
      ['Category', 'Sales'],
      salesByCategory.map(({ category, amount }) => ({ name: category, amount })),
    ),
  };
}

/** The top customers and all other customers together, each with their share of June's sales in percent. */
export function customerShares() {
  const named = sumOf(topCustomers.map((customer) => customer.amount));
  const others = { name: 'All other customers', amount: sumOf([sales.june, negative(named)]) };
  return withShares([...topCustomers, others]);
}

export function customerSales(): ReportTable {
  return {
    title: 'Top Customers by Revenue',
    period: 'June 2024',
    ...shares(['Customer', 'Sales'], customerShares()),
  };
}

export function stockByCategory(): ReportTable {
  return stockBy('Stock Value by Category', 'Category', PRODUCT_CATEGORIES, (product) => product.category);
}

export function stockByWarehouse(): ReportTable {
  return stockBy('Stock Value by Warehouse', 'Warehouse', WAREHOUSES, (product) => product.location);
}

export function stockByLevel(): ReportTable {
  return stockBy('Stock by Level', 'Level', STOCK_LEVELS, stockLevel);
}

/** The five products with the highest stock value. */
export function mostValuableStock(): ReportTable {
  const mostValuable = products
    .map((product) => ({ product, value: inventoryValue(product) }))
    .toSorted((one, other) => other.value - one.value)
    .slice(0, 5);
  return {
    title: 'Most Valuable Stock',
    period: AT_END_OF_JUNE,
    head: ['Product', 'Value', 'In Stock', 'Unit Price'],
    rows: mostValuable.map(({ product, value }) => [
      product.name,
      { amount: value },
      { number: product.currentStock },
      { amount: product.price },
    ]),
  };
}

/** The tax on June's sales by head. */
export function gstByHead(): ReportTable {
  return { title: 'GST Collected by Head', period: 'June 2024', ...shares(['Head', 'Tax'], gstHeads) };
}

/** The result of GSTR-3B: the tax on sales, the credit for the tax on purchases, and the tax payable. */
export function gstSummary(): ReportTable {
  return {
    title: 'GSTR-3B Summary',
    period: 'June 2024',
    head: ['Head', 'Outward Tax', 'Input Credit', 'Payable'],
    rows: gstHeads.map(({ name, amount }) => [
      name,
      { amount },
      { amount: inputCredit[name] },
      { amount: sumOf([amount, negative(inputCredit[name])]) },
    ]),
    total: ['Total', { amount: gstCollected }, { amount: gstPaid }, { amount: gstPayable }],
  };
}

/** The taxable values on which that tax was charged and paid. */
export function taxableValues(): ReportTable {
  return {
    title: 'Taxable Values',
    period: 'June 2024',
    head: ['Supplies', 'Taxable Value', 'Rate'],
    rows: [
      ['Sales within Maharashtra', { amount: outwardSupplies.atHome }, { percent: 18 }],
      ['Sales to other States', { amount: outwardSupplies.toOtherStates }, { percent: 18 }],
      ['Purchases', { amount: purchases.june }, { percent: 18 }],
    ],
  };
}

/** For each group of products: its stock value, the number of products, and its share of the total value. */
function stockBy<Group extends string>(
  title: string,
  group: string,
  names: readonly Group[],
  groupOf: (product: Product) => string,
): ReportTable {
  const groups = names.map((name) => {
    const inGroup = products.filter((product) => groupOf(product) === name);
    return { name, amount: stockValueOf(inGroup), number: inGroup.length };
  });
  return {
    title,
    period: AT_END_OF_JUNE,
    head: [group, 'Value', 'Share', 'Products'],
    rows: withShares(groups).map(({ name, amount, percent, number }) => [name, { amount }, { percent }, { number }]),
    total: ['Total', { amount: stockValueOf(products) }, { percent: 100 }, { number: products.length }],
  };
}

/** Table rows of amounts, each with its share of the sum. */
function shares(
  head: readonly [string, string],
  parts: readonly Readonly<{ name: string; amount: Paise }>[],
): Pick<ReportTable, 'head' | 'rows' | 'total'> {
  return {
    head: [...head, 'Share'],
    rows: withShares(parts).map(({ name, amount, percent }) => [name, { amount }, { percent }]),
    total: ['Total', { amount: sumOf(parts.map((part) => part.amount)) }, { percent: 100 }],
  };
}

function stockValueOf(some: readonly Product[]): Paise {
  return sumOf(some.map(inventoryValue));
}

const AT_END_OF_JUNE = 'As at 30 June 2024';
