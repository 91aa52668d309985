/**
 * Returns the first number from `start` on that is free, where many may be taken: counts runs of 1, 2, 4, … numbers while they are
 * full, then searches the last run by halves. `isFull` says whether all `many` numbers from `from` are taken.
 */
export async function firstFree(
  start: number,
  isFull: (from: number, many: number) => Promise<boolean>,
): Promise<number> {
  let from = start;
  let many = 1;
  for (; await isFull(from, many); many *= 2) from += many;
  for (many /= 2; many >= 1; many /= 2) if (await isFull(from, many)) from += many;
  return from;
}
