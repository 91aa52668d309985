import { asPaise, fraction, negative, type Paise, sumOf } from '#domain/money.ts';
import type { PRODUCT_CATEGORIES } from '#domain/sample/product.ts';
import { assets, gstHeads, liabilities, receivables } from './figures.ts';

/**
 * The report figures that are not in figures.ts, in paise: the opening balances of June, its income and expenses, and
 * its sales and taxes by part. Together they lead to the figures of 30 June, to the paisa.
 */

/** The balances on 31 May, before the first voucher of June. */
export const opening = {
  cash: asPaise(5_95_155_00),
  receivables: receivables.may,
  stock: asPaise(15_48_250_00),
  furnitureAndEquipment: asPaise(3_21_000_00),
  payables: asPaise(4_98_300_00),
  gstPayable: asPaise(69_600_00),
  bankLoan: asPaise(4_20_000_00),
} as const;

/** Assets minus liabilities on 31 May. */
export const openingCapital = sumOf([
  opening.cash,
  opening.receivables,
  opening.stock,
  opening.furnitureAndEquipment,
  negative(opening.payables),
  negative(opening.gstPayable),
  negative(opening.bankLoan),
]);

/** The proprietor's withdrawals in June. */
export const drawings = asPaise(60_000_00);

/** Part of the cost of the goods, not an operating expense. */
export const freightInward = asPaise(12_400_00);

/** Depreciation for June, at about 20 percent a year. */
export const depreciation = asPaise(5_500_00);

/** One month at ten percent a year on the opening balance of the loan. */
export const interestOnLoan = fraction(opening.bankLoan, 10, 100 * 12);

export const expenses: readonly NamedAmount[] = [
  { name: 'Salaries', amount: asPaise(1_42_000_00) },
  { name: 'Rent', amount: asPaise(48_000_00) },
  { name: 'Electricity and telephone', amount: asPaise(11_650_00) },
  { name: 'Delivery and packing', amount: asPaise(16_800_00) },
  { name: 'Bank charges', amount: asPaise(850_00) },
  { name: 'Depreciation', amount: depreciation },
  { name: 'Interest on bank loan', amount: interestOnLoan },
];

/** Purchases of June: closing value plus depreciation, minus opening value. */
export const equipmentBought = sumOf([
  assets.furnitureAndEquipment,
  depreciation,
  negative(opening.furnitureAndEquipment),
]);

export const loanRepaid = sumOf([opening.bankLoan, negative(liabilities.bankLoan)]);

export const salesByCategory: readonly CategorySales[] = [
  { category: 'Electronics', amount: asPaise(5_86_000_00) },
  { category: 'Furniture', amount: asPaise(3_74_000_00) },
  { category: 'Accessories', amount: asPaise(1_21_500_00) },
  { category: 'Office Supplies', amount: asPaise(1_65_500_00) },
];

/** June's largest customers by sales without tax, largest first. */
export const topCustomers: readonly NamedAmount[] = [
  { name: 'Fernandes Stationers', amount: asPaise(3_62_400_00) },
  { name: 'Bhat Office Interiors', amount: asPaise(2_86_750_00) },
  { name: 'Gokhale Accounting Services', amount: asPaise(2_28_300_00) },
  { name: 'Desai & Sons', amount: asPaise(1_64_500_00) },
  { name: 'Konkan Coaching Classes', amount: asPaise(1_24_600_00) },
];

/** The tax on June's purchases by head; none of them had cess. */
export const inputCredit: Readonly<Record<GstHeadName, Paise>> = {
  CGST: asPaise(46_800_00),
  SGST: asPaise(46_800_00),
  IGST: asPaise(52_650_00),
  Cess: asPaise(0),
};

/** The taxable value of June's sales, at 18 percent: CGST and SGST half each within the state, IGST to other states. */
export const outwardSupplies = {
  atHome: fraction(taxOf('CGST'), 100, 9),
  toOtherStates: fraction(taxOf('IGST'), 100, 18),
} as const;

function taxOf(name: GstHeadName): Paise {
  return sumOf(gstHeads.filter((head) => head.name === name).map((head) => head.amount));
}

type GstHeadName = (typeof gstHeads)[number]['name'];
type CategorySales = Readonly<{ category: (typeof PRODUCT_CATEGORIES)[number]; amount: Paise }>;
type NamedAmount = Readonly<{ name: string; amount: Paise }>;
