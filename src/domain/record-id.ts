/**
 * Record numbers as the specification makes them: a prefix and the count of existing records plus one,
 * padded to three digits. Past 999 the number grows: INV-2024-1000.
 */
export function recordId(prefix: string, number: number): string {
  return `${prefix}${String(number).padStart(3, '0')}`;
}

/** The number a record's id ends in, so that INV-2024-1000 sorts after INV-2024-999. 0 where there is none. */
export function serialOf(id: string): number {
  return Number(/(\d{1,15})$/.exec(id)?.[1] ?? 0);
}

/** The last number that is told from its neighbours, in ids and by a computer. */
export const LAST_SERIAL = 999_999_999_999_999;
