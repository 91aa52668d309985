import { asPaise, fraction, type Paise, sumOf, ZERO } from '#domain/money.ts';
import type { Charged } from './supply.ts';

/** Tax by head, in paise. `sgst` is UTGST in a territory without a legislature, as it is in returns. */
export type TaxHeads = Readonly<{ cgst: Paise; sgst: Paise; igst: Paise; cess: Paise }>;

const NO_TAX: TaxHeads = { cgst: ZERO, sgst: ZERO, igst: ZERO, cess: ZERO };

/** Percentages have at most three decimals. `cessPerUnit` is the whole sum for the units of the line. */
export type TaxRates = Readonly<{ percent: number; cessPercent: number; cessPerUnit: Paise }>;

/**
 * The tax of a line, each head rounded for itself, half a paisa up; CGST and SGST are each at half the rate, and always
 * equal. Without tax in the price: head = taxable × its percentage, and taxable is the gross price, which is from 0. With it,
 * tax comes first, and taxable is the rest, so that the gross price always comes back to the paisa.
 */
export function taxOnLine(
  gross: Paise,
  { percent, cessPercent, cessPerUnit }: TaxRates,
  charged: Charged,
  isIncluded: boolean,
): TaxHeads & Readonly<{ taxable: Paise }> {
  if (charged === 'None' || charged === 'Zero-rated') return { ...NO_TAX, taxable: gross };
  const [rate, cessRate] = [thousandths(percent), thousandths(cessPercent)];
  const perUnit = isIncluded ? asPaise(Math.min(cessPerUnit, gross)) : cessPerUnit;
  const base = isIncluded ? asPaise(gross - perUnit) : gross;
  const whole = isIncluded ? WHOLE + rate + cessRate : WHOLE;
  const half = charged === 'IGST' ? ZERO : fraction(base, rate, 2 * whole);
  const heads: TaxHeads = {
    cgst: half,
    sgst: half,
    igst: charged === 'IGST' ? fraction(base, rate, whole) : ZERO,
    cess: sumOf([fraction(base, cessRate, whole), perUnit]),
  };
  return { ...heads, taxable: isIncluded ? asPaise(gross - taxOf(heads)) : gross };
}

/** All heads together. */
export function taxOf({ cgst, sgst, igst, cess }: TaxHeads): Paise {
  return sumOf([cgst, sgst, igst, cess]);
}

/** Head by head. */
export function sumOfHeads(all: readonly TaxHeads[]): TaxHeads {
  return {
    cgst: sumOf(all.map(({ cgst }) => cgst)),
    sgst: sumOf(all.map(({ sgst }) => sgst)),
    igst: sumOf(all.map(({ igst }) => igst)),
    cess: sumOf(all.map(({ cess }) => cess)),
  };
}

function thousandths(percent: number): number {
  return Math.round(percent * 1000);
}

/** A hundred percent, in thousandths. */
const WHOLE = 100_000;
