import { fraction, type Paise } from './money.ts';

/** A number of units with at most three decimals, because stock may be weighed or measured; never NaN or infinite. */
export type Quantity = number & { readonly __unit: 'units' };

/** The nearest quantity with three decimals. Throws a RangeError if its thousandths exceed the safe integers. */
export function asQuantity(units: number): Quantity {
  return fromThousandths(Math.round(units * 1000));
}

/** The exact sum, added as whole thousandths, because 0.1 + 0.2 is not 0.3 in floating point. */
export function addQuantities(a: Quantity, b: Quantity): Quantity {
  return fromThousandths(thousandths(a) + thousandths(b));
}

/** quantity × rate, rounded to the paisa, half a paisa away from zero. `rate` is in paise per unit. */
export function priceOf(quantity: Quantity, rate: Paise): Paise {
  return fraction(rate, thousandths(quantity), 1000);
}

/** A quantity as returns have it: to two decimals, half of the last away from zero. */
export function toTwoDecimals(quantity: Quantity): number {
  const count = Math.round(Math.abs(thousandths(quantity)) / 10);
  return count === 0 ? 0 : (Math.sign(quantity) * count) / 100;
}

/** A quantity as a whole number of thousandths. */
export function thousandths(quantity: Quantity): number {
  return Math.round(quantity * 1000);
}

function fromThousandths(count: number): Quantity {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a countable quantity: ${count}`);
  return (count === 0 ? 0 : count / 1000) as Quantity;
}
