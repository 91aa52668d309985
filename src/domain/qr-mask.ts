import type { Grid } from './qr-grid.ts';

export const MASKS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Whether a mask turns this module round. */
export function isMasked(mask: number, x: number, y: number): boolean {
  return RULES[mask]?.(x, y) === 0;
}

/** How hard the code is to read, by the four rules of the standard: the lower, the better. */
export function penaltyOf({ size, dark }: Grid): number {
  const rows = Array.from({ length: size }, (_, y) => Array.from(dark.subarray(y * size, (y + 1) * size)).join(''));
  const columns = Array.from({ length: size }, (_, x) => rows.map((row) => row.charAt(x)).join(''));
  let penalty = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) penalty += run.length - 2;
    // What a reader could take for a finder.
    penalty += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const four = `${rows[y - 1]?.slice(x - 1, x + 1)}${rows[y]?.slice(x - 1, x + 1)}`;
      if (four === '0000' || four === '1111') penalty += 3;
    }
  }
  const share = dark.reduce((sum, bit) => sum + bit, 0) / dark.length;
  return penalty + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** The module is turned round where this is 0. */
const RULES: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];
