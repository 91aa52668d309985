import { asPaise } from '#domain/money.ts';
import { HEAD_NAMES, HEADS, type TaxedValue } from '#domain/books/returns/tax-heads.ts';
import type { BookedBill } from './booked-bill.ts';
import { comparedNumber } from './bill-number.ts';
import type { Gstr2bRow } from './gstr2b.ts';

/** Lists what a row and a bill differ in, by the names of the columns, in their order. */
export function differencesOf(row: Gstr2bRow, bill: BookedBill): readonly string[] {
  return [
    ...(row.gstin === bill.gstin ? [] : ['GSTIN']),
    ...(comparedNumber(row.number) === comparedNumber(bill.number) ? [] : ['Number']),
    ...(row.date === bill.date ? [] : ['Date']),
    ...FIGURES.filter(([figure]) => row[figure] !== bill[figure]).map(([, name]) => name),
    ...(row.place === '' || row.place === bill.place ? [] : ['Place of Supply']),
    ...(row.reverseCharge === bill.reverseCharge ? [] : ['Reverse Charge']),
  ];
}

/** Whether value and tax of each head are the same to the rupee: suppliers round line by line, or all at once. */
export function amountsAgree(one: TaxedValue, other: TaxedValue): boolean {
  return FIGURES.every(([figure]) => Math.abs(one[figure] - other[figure]) <= TOLERANCE);
}

/** A rupee, in paise. */
export const TOLERANCE = asPaise(100);

const FIGURES = [
  ['taxable', 'Taxable Value'],
  ...HEADS.map((head) => [head, HEAD_NAMES[head]] as const),
] as const satisfies readonly (readonly [keyof TaxedValue, string])[];
