import { asPaise, type Paise } from '#domain/money.ts';

/**
 * Returns the sums of cash that a customer is likely to hand over for an amount above 0, besides the exact one: the first
 * three different among the next ₹10, 100, 500 and 1,000 above it.
 */
export function cashOffers(amount: Paise): readonly Paise[] {
  const above = NOTES.map((note) => asPaise((Math.floor(amount / note) + 1) * note));
  return [...new Set(above)].slice(0, MOST_OFFERS);
}

/** In paise. */
const NOTES = [10_00, 100_00, 500_00, 1000_00];
const MOST_OFFERS = 3;
