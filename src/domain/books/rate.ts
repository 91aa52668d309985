import { formatPlainRupees } from '#domain/format.ts';
import { asPaise, fraction, type Paise } from '#domain/money.ts';
import type { Quantity } from '#domain/quantity.ts';
import { type Reading, readPartsOfRupee } from '#domain/amount-reading.ts';

/**
 * A price per unit, as a whole number of ten-thousandths of a rupee. Paise are too coarse: a screw at 0.3325 would come
 * to another sum by the thousand. Only amounts are money, and only they are rounded to the paisa.
 */
export type Rate = number & { readonly __unit: 'rupees/10000' };

export const NO_RATE = 0 as Rate;

/** Throws a RangeError for fractions and for numbers beyond the safe integers. */
export function asRate(tenThousandths: number): Rate {
  if (!Number.isSafeInteger(tenThousandths)) throw new RangeError(`Not a whole, countable rate: ${tenThousandths}`);
  return (tenThousandths === 0 ? 0 : tenThousandths) as Rate;
}

/** Quantity × rate, rounded to the paisa, half a paisa away from zero. Throws a RangeError if too large to be exact. */
export function amountAt(quantity: Quantity, rate: Rate): Paise {
  return fraction(asPaise(rate), Math.round(quantity * 1000), 1000 * 100);
}

/** A price with the GST put into it, to the ten-thousandth of a rupee. */
export function withGst(price: Rate, percent: number): Rate {
  return asRate(fraction(asPaise(price), 100_000 + Math.round(percent * 1000), 100_000));
}

/** A price with the GST taken out of it, to the ten-thousandth of a rupee. */
export function withoutGst(price: Rate, percent: number): Rate {
  return asRate(fraction(asPaise(price), 100_000, 100_000 + Math.round(percent * 1000)));
}

/** Parses a price as `readRupees` does, but with up to four decimals. */
export function readRate(text: string): Reading<Rate> {
  const reading = readPartsOfRupee(text, 4);
  return reading.kind === 'value' ? { kind: 'value', value: asRate(reading.value) } : reading;
}

/** 1,25,000; 125.50; 0.3325: as an input field shows it, with two to four decimals or none. */
export function formatRate(rate: Rate): string {
  const size = Math.abs(rate);
  const rupees = formatPlainRupees(asPaise(Math.floor(size / 10_000) * 100));
  const decimals = String(size % 10_000).padStart(4, '0');
  const tail = decimals === '0000' ? '' : `.${decimals.replace(/0{1,2}$/, '')}`;
  return `${rate < 0 ? '−' : ''}${rupees}${tail}`;
}
