import { formatNumber } from '#domain/format.ts';

/** Something that is stored and is not what the records say, in words. */
export type Discrepancy = Readonly<{ what: string; stored: string; rebuilt: string }>;

/** Compares how many rows of a kind are stored, and how many of the expected ones are right; nothing if all agree. */
export function discrepancyInCounts(
  what: string,
  stored: number,
  { right, expected }: Readonly<{ right: number; expected: number }>,
): readonly Discrepancy[] {
  if (right === expected && stored === expected) return [];
  const wrong = formatNumber(Math.max(stored, expected) - right);
  return [{ what, stored: `${formatNumber(stored)}, of which ${wrong} are wrong`, rebuilt: formatNumber(expected) }];
}
