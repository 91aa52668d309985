import { codeKey, withCheckDigit } from '#domain/item-code.ts';

/**
 * Codes that a shop gives to goods without one: EAN-13 of the prefix 29, which is for use within a company alone (GS1 General
 * Specifications, section 2.1), with a number of ten digits and the check digit.
 */

/** Returns the code of a number, from 1. */
export function ownCode(number: number): string {
  return withCheckDigit(`${PREFIX}${String(number).padStart(DIGITS, '0')}`);
}

/** Returns the number of a code that is written so; undefined for any other. */
export function numberOfOwnCode(code: string): number | undefined {
  const [, number] = OWN_CODE.exec(codeKey(code)) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The largest number. */
export const MOST_OWN_CODES = 9_999_999_999;

const PREFIX = '29';
const DIGITS = 10;
/** By its key, which has fourteen digits only where the last of them checks the others. */
const OWN_CODE = new RegExp(`^0${PREFIX}(\\d{${DIGITS}})\\d$`);
