import { readQuantity } from '#domain/amount-reading.ts';
import { MOST_OFFSET } from '#domain/books/labels/label-paper.ts';
import type { Reading } from '#ui/fields/figure-field.tsx';

/** Parses a print offset in millimetres, to a tenth; an empty field is none. */
export function readOffset(text: string): Reading<number> {
  const reading = readQuantity(text);
  if (reading.kind === 'blank') return { kind: 'value', value: 0 };
  if (reading.kind === 'unreadable') return reading;
  const value = Math.round(reading.value * 10) / 10;
  return Math.abs(value) <= MOST_OFFSET
    ? { kind: 'value', value }
    : { kind: 'unreadable', why: `Enter at most ${MOST_OFFSET} mm.` };
}
