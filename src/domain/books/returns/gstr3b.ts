import { type InputCredit, inputCredit, type Purchase } from './input-credit.ts';
import { type InterState, interStateSupplies } from './inter-state-supplies.ts';
import { type OutwardSupplies, sumOfSupplies, type Supplies } from './outward-supplies.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import type { Month } from './return-month.ts';
import type { Sale } from './sale-section.ts';

/** GSTR-3B of a month, up to what is to be paid: that also depends on the credit there is. */
export type Gstr3b = Readonly<{
  gstin: string;
  month: Month;
  outward: OutwardSupplies;
  interState: readonly InterState[];
  credit: InputCredit;
}>;

/** Makes the return from what GSTR-1 of the month reports, amendments included, and what was bought in the month. */
export function gstr3bOf({
  gstin,
  month,
  supplies: { own, earlier },
  sales,
  purchases,
  entered = purchases,
  reversed,
}: Readonly<{
  gstin: string;
  month: Month;
  supplies: Supplies;
  sales: readonly Sale[];
  /** Those whose credit is of the month. */
  purchases: readonly Purchase[];
  /** Those of the month by their dates. */
  entered?: readonly Purchase[];
  /** The input tax of goods that were written off. */
  reversed: readonly TaxHeads[];
}>): Gstr3b {
  return {
    gstin,
    month,
    outward: sumOfSupplies([own, earlier]),
    interState: interStateSupplies(sales),
    credit: inputCredit(purchases, reversed, entered),
  };
}
