import { asPaise } from '#domain/money.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import { byHead, HEADS, NO_HEADS, sumOfTax } from './tax-heads.ts';

/**
 * Tax that a month took back beyond what it owed: on sales, and under reverse charge. It is paid to nobody, and lowers the
 * months after it, head by head. Never above nothing.
 */
export type BelowZero = Readonly<{ sales: TaxHeads; reverseCharge: TaxHeads }>;

export const NOTHING_BELOW: BelowZero = { sales: NO_HEADS, reverseCharge: NO_HEADS };

/** Head by head, what is below nothing. */
export function belowZero(heads: TaxHeads): TaxHeads {
  return byHead((head) => asPaise(Math.min(heads[head], 0)));
}

/** Returns what the tax of months, the earliest first, leaves below zero after the last of them. */
export function leftBelowZero(start: TaxHeads, months: readonly TaxHeads[]): TaxHeads {
  return months.reduce((before, tax) => belowZero(sumOfTax([before, tax])), belowZero(start));
}

export function hasTax(heads: TaxHeads): boolean {
  return HEADS.some((head) => heads[head] !== 0);
}
