/** The colour of the nth part, in the ring and in the list beside it. */
export function partColour(at: number): string {
  return PART_COLOURS[at % PART_COLOURS.length] ?? PART_COLOURS[0];
}

/** Peacock and its paler kin, and ink for the last: no more parts than can be told apart. */
const PART_COLOURS = [
  'var(--color-peacock)',
  'color-mix(in oklab, var(--color-peacock) 62%, var(--color-sheet))',
  'color-mix(in oklab, var(--color-peacock) 38%, var(--color-sheet))',
  'var(--color-ink-2)',
] as const;
