/**
 * A record id as specified: a prefix, then the number (the count of existing records plus one) padded to three digits.
 * Past 999 it gets longer: INV-2024-1000. Where `digits` says so, it is padded to more of them.
 */
export function recordId(prefix: string, number: number, digits = 3): string {
  return `${prefix}${String(number).padStart(digits, '0')}`;
}

/** The number at the end of an id, so that INV-2024-1000 sorts after INV-2024-999. 0 if there is none. */
export function serialOf(id: string): number {
  return Number(/(\d{1,15})$/.exec(id)?.[1] ?? 0);
}

/** The largest number that ids use: `serialOf` reads 15 digits, and all of these are safe integers. */
export const LAST_SERIAL = 999_999_999_999_999;
