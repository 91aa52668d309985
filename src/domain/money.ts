/**
 * Money is a whole number of paise; no code in the app adds rupees as decimals.
 * A `Paise` is always a safe integer, because only this file creates one.
 */
export type Paise = number & { readonly __unit: 'paise' };

export const ZERO = 0 as Paise;

/** A whole number of paise. Throws a RangeError for fractions and for numbers beyond the safe integers. */
export function asPaise(count: number): Paise {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole, countable number of paise: ${count}`);
  return (count === 0 ? 0 : count) as Paise;
}

/**
 * The result of a calculation, or undefined if it throws a RangeError, as it does for amounts too large to be exact.
 */
export function exactOrUndefined<T>(calculate: () => T): T | undefined {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The exact sum, in paise. Throws a RangeError for sums beyond ±90 lakh crore rupees. */
export function sumOf(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total = asPaise(total + amount);
  return total as Paise;
}

/** The amount with its sign reversed; zero stays plain zero, never −0. */
export function negative(amount: Paise): Paise {
  return asPaise(0 - amount);
}

/**
 * numerator × amount ÷ denominator in paise, rounding half a paisa away from zero.
 * Numerator and denominator must be whole. The product is exact, however large.
 */
export function fraction(amount: Paise, numerator: number, denominator: number): Paise {
  // Nearly all are small enough to be exact as they are: in a month of documents this is called a hundred thousand times.
  const size = Math.abs(amount * numerator) * 2 + denominator;
  if (denominator > 0 && [size, numerator, denominator].every(Number.isSafeInteger)) {
    const rounded = (size - (size % (denominator * 2))) / (denominator * 2);
    return asPaise(amount * numerator < 0 ? -rounded : rounded);
  }
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const magnitude = product < 0n ? -product : product;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  return asPaise(Number(product < 0n ? -rounded : rounded));
}

/** A percentage (at most three decimals) of an amount, rounded to the paisa, half a paisa away from zero. */
export function percentOf(amount: Paise, percent: number): Paise {
  return fraction(amount, Math.round(percent * 1000), 100_000);
}
