/** The ends of an axis, and the number of equal steps between them. */
export type Scale = Readonly<{ min: number; max: number; steps: number }>;

/**
 * An axis from zero to at least the largest value (and down to the smallest, if negative) in steps of 1, 2 or 5 times a
 * power of ten: usually three to five steps, seven at most. A lakh is a power of ten in rupees and in paise, so lakhs
 * come out round.
 */
export function roundScale(values: readonly number[]): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const step = roundUp((most - least) / 5 || 1);
  const below = Math.floor(least / step);
  const above = Math.ceil(most / step);
  return { min: below * step, max: Math.max(above, below + 1) * step, steps: Math.max(above - below, 1) };
}

/** The values of the marks on an axis, in ascending order. */
export function marksOf({ min, max, steps }: Scale): readonly number[] {
  return Array.from({ length: steps + 1 }, (_, at) => min + ((max - min) / steps) * at);
}

/** The position of a value on the axis: 0 at its start, 1 at its end. */
export function shareOf(value: number, { min, max }: Scale): number {
  return (value - min) / (max - min);
}

/** The smallest of 1, 2, 5, 10, 20 … that is not below `size`. */
function roundUp(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  const factor = [1, 2, 5].find((one) => one * power >= size) ?? 10;
  return factor * power;
}
