/**
 * The colour of each part of a sum, in the ring and in the list beside it: the larger the part, the stronger its tint.
 * Each has a contrast of 3:1 or more against the card in both themes (WCAG 2.2, 1.4.11).
 */
export function partColours(values: readonly number[]): readonly string[] {
  const fromLargest = values.map((_, at) => at).toSorted((one, other) => (values[other] ?? 0) - (values[one] ?? 0));
  return values.map((_, at) => TINTS[fromLargest.indexOf(at)] ?? REST);
}

const TINTS = [
  'var(--color-peacock)',
  'color-mix(in oklab, var(--color-peacock) 82%, var(--color-sheet))',
  'color-mix(in oklab, var(--color-peacock) 66%, var(--color-sheet))',
];
/** For the fourth part and beyond: more tints could not be told apart. */
const REST = 'var(--color-edge)';
