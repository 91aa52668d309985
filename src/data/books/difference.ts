import { formatNumber } from '#domain/format.ts';

/** Something that is kept and is not what the records say, in words. */
export type Difference = Readonly<{ what: string; kept: string; rebuilt: string }>;

/** What is said of rows of which so many are kept, and so many as they should be; nothing if all agree. */
export function countsDiffer(
  what: string,
  kept: number,
  { right, expected }: Readonly<{ right: number; expected: number }>,
): readonly Difference[] {
  if (right === expected && kept === expected) return [];
  const wrong = formatNumber(Math.max(kept, expected) - right);
  return [{ what, kept: `${formatNumber(kept)}, of which ${wrong} are wrong`, rebuilt: formatNumber(expected) }];
}
