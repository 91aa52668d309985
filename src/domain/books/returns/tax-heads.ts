import { asPaise, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';

/** A taxable value and the tax on it, as returns add them up; may be less than nothing. */
export type TaxedValue = TaxHeads & Readonly<{ taxable: Paise }>;

export const NO_HEADS: TaxHeads = { igst: ZERO, cgst: ZERO, sgst: ZERO, cess: ZERO };
export const NO_VALUE: TaxedValue = { ...NO_HEADS, taxable: ZERO };

/** In the order of the forms. */
export const HEADS = ['igst', 'cgst', 'sgst', 'cess'] as const satisfies readonly (keyof TaxHeads)[];
export type Head = (typeof HEADS)[number];
export const HEAD_NAMES: Readonly<Record<Head, string>> = { igst: 'IGST', cgst: 'CGST', sgst: 'SGST', cess: 'Cess' };

export function sumOfTaxedValues(all: readonly TaxedValue[]): TaxedValue {
  return { ...sumOfTax(all), taxable: sumOf(all.map(({ taxable }) => taxable)) };
}

export function sumOfTax(all: readonly TaxHeads[]): TaxHeads {
  return byHead((head) => sumOf(all.map((one) => one[head])));
}

export function lessTax(one: TaxHeads, other: TaxHeads): TaxHeads {
  return byHead((head) => asPaise(one[head] - other[head]));
}

/** Turns the signs, as a note counts against a sum. */
export function negativeTaxedValue({ taxable, ...heads }: TaxedValue): TaxedValue {
  return { ...byHead((head) => negative(heads[head])), taxable: negative(taxable) };
}

export function byHead(of: (head: Head) => Paise): TaxHeads {
  return { igst: of('igst'), cgst: of('cgst'), sgst: of('sgst'), cess: of('cess') };
}
