import { readQuantity } from '#domain/amount-reading.ts';
import { formatNumber } from '#domain/format.ts';
import type { Reading } from '#ui/fields/figure-field.tsx';

/** Parses a whole number between two. */
export function readWhole(text: string, least: number, most: number): Reading<number> {
  const reading = readQuantity(text);
  if (reading.kind !== 'value') return reading;
  const { value } = reading;
  return Number.isInteger(value) && value >= least && value <= most
    ? { kind: 'value', value }
    : { kind: 'unreadable', why: `Enter a whole number from ${formatNumber(least)} to ${formatNumber(most)}.` };
}
