import { asPaise, fraction, type Paise, ZERO } from '#domain/money.ts';
import type { Charged } from './supply.ts';

/** Tax by head, in paise. `sgst` is UTGST in a territory without a legislature, as it is in returns. */
export type TaxHeads = Readonly<{ cgst: Paise; sgst: Paise; igst: Paise; cess: Paise }>;

/** Percentages have at most three decimals. `cessPerUnit` is the whole sum for the units of the line. */
export type TaxRates = Readonly<{ percent: number; cessPercent: number; cessPerUnit: Paise }>;

/**
 * The tax of a line, each head rounded for itself, half a paisa up; CGST and SGST are each at half the rate, and always
 * equal. Without tax in the price: head = taxable × its percentage, and taxable is the gross price, which is from 0.
 * With it, tax comes first, and taxable is the rest, so that the gross price always comes back to the paisa.
 */
export function taxOnLine(
  gross: Paise,
  { percent, cessPercent, cessPerUnit }: TaxRates,
  charged: Charged,
  isIncluded: boolean,
): TaxHeads & Readonly<{ taxable: Paise }> {
  if (charged === 'None' || charged === 'Zero-rated') return headsAndTaxable(gross, ZERO, ZERO, ZERO);
  const [rate, cessRate] = [thousandthsOfPercent(percent), thousandthsOfPercent(cessPercent)];
  const perUnit = isIncluded ? asPaise(Math.min(cessPerUnit, gross)) : cessPerUnit;
  const base = isIncluded ? asPaise(gross - perUnit) : gross;
  const whole = isIncluded ? WHOLE + rate + cessRate : WHOLE;
  const half = charged === 'IGST' ? ZERO : fraction(base, rate, 2 * whole);
  const igst = charged === 'IGST' ? fraction(base, rate, whole) : ZERO;
  const cess = cessRate === 0 ? perUnit : asPaise(fraction(base, cessRate, whole) + perUnit);
  return headsAndTaxable(isIncluded ? asPaise(gross - half - half - igst - cess) : gross, half, igst, cess);
}

function headsAndTaxable(taxable: Paise, half: Paise, igst: Paise, cess: Paise): ReturnType<typeof taxOnLine> {
  return { cgst: half, sgst: half, igst, cess, taxable };
}

/** All heads together. */
export function taxOf({ cgst, sgst, igst, cess }: TaxHeads): Paise {
  return asPaise(cgst + sgst + igst + cess);
}

/** Head by head. */
export function sumOfHeads(all: readonly TaxHeads[]): TaxHeads {
  let [cgst, sgst, igst, cess] = [ZERO, ZERO, ZERO, ZERO];
  for (const one of all) {
    cgst = asPaise(cgst + one.cgst);
    sgst = asPaise(sgst + one.sgst);
    igst = asPaise(igst + one.igst);
    cess = asPaise(cess + one.cess);
  }
  return { cgst, sgst, igst, cess };
}

function thousandthsOfPercent(percent: number): number {
  return Math.round(percent * 1000);
}

/** A hundred percent, in thousandths. */
const WHOLE = 100_000;
