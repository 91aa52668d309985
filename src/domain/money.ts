/**
 * Money is a whole number of paise; nothing in the house adds rupees as decimals.
 * Whoever holds a `Paise` holds a safe integer: the only way to one is through this file.
 */
export type Paise = number & { readonly __unit: 'paise' };

export const ZERO = 0 as Paise;

/** A whole number of paise. Refuses fractions and what a double cannot count exactly (RangeError). */
export function asPaise(count: number): Paise {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole, countable number of paise: ${count}`);
  return (count === 0 ? 0 : count) as Paise;
}

/** What a reckoning comes to; undefined where it refuses to, as it could not be counted to the paisa (RangeError). */
export function counted<T>(reckon: () => T): T | undefined {
  try {
    return reckon();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The exact sum, in paise. Refuses a sum beyond ±90 lakh crore rupees (RangeError). */
export function sumOf(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total = asPaise(total + amount);
  return total as Paise;
}

/** The same amount owed instead of owned, or the other way round; nothing stays nothing. */
export function negative(amount: Paise): Paise {
  return asPaise(0 - amount);
}

/**
 * numerator × amount ÷ denominator in paise, half a paisa away from zero.
 * Both must be whole; the product is exact however large.
 */
export function fraction(amount: Paise, numerator: number, denominator: number): Paise {
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const magnitude = product < 0n ? -product : product;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  return asPaise(Number(product < 0n ? -rounded : rounded));
}

/** A percentage (at most three decimals) of an amount, to the paisa, half a paisa away from zero. */
export function percentOf(amount: Paise, percent: number): Paise {
  return fraction(amount, Math.round(percent * 1000), 100_000);
}
