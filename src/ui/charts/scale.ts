/** Where an axis begins and ends, and how many equal steps lie between. */
export type Scale = Readonly<{ min: number; max: number; steps: number }>;

/**
 * An axis from nothing to beyond the largest value (and down to the least, where that is negative) in three to six steps
 * of 1, 2 or 5 times a power of ten. A lakh is a power of ten in rupees and in paise, so lakhs come out round.
 */
export function roundScale(values: readonly number[]): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = roundUp((most - least) / 5 || 1);
  const below = Math.floor(least / step);
  const above = Math.ceil(most / step);
  return { min: below * step, max: Math.max(above, below + 1) * step, steps: Math.max(above - below, 1) };
}

/** The values that an axis marks, from its beginning to its end. */
export function marksOf({ min, max, steps }: Scale): readonly number[] {
  return Array.from({ length: steps + 1 }, (_, at) => min + ((max - min) / steps) * at);
}

/** How far along the axis a value lies: 0 at its beginning, 1 at its end. */
export function shareOf(value: number, { min, max }: Scale): number {
  return (value - min) / (max - min);
}

/** The next of 1, 2, 5, 10, 20 … */
function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const factor = [1, 2, 5].find((one) => one * power >= size) ?? 10;
  return factor * power;
}
