import { folded } from './format.ts';

/** Codes of goods, as a barcode or an SKU has them. */

/** Returns the code without what a scanner may say before it of its symbology: "]C1", "]E0" (ISO/IEC 15424). */
export function bareCode(text: string): string {
  return withoutSymbology(text.trim());
}

/** Returns a text as it was typed, but without what a scanner said before it. */
export function withoutSymbology(text: string): string {
  return text.replace(/^\][A-Za-z][0-9A-Fa-f](?=.)/, '');
}

/** The key by which codes are compared: without case and spaces; a number of GS1 with all its fourteen digits. */
export function codeKey(text: string): string {
  const code = folded(bareCode(text)).replaceAll(/\s/g, '');
  return isGtin(code) ? code.padStart(MOST_DIGITS, '0') : code;
}

/**
 * Returns the ways in which a code may be written. A number of GS1 is one with any zeros before it: what is printed as
 * UPC-A, with twelve digits, is EAN-13 to many a scanner (GS1 General Specifications, section 3.3.2).
 */
export function spellingsOf(code: string): readonly string[] {
  // Each row that is looked through asks: most words are seen to be none at once.
  const key = /\d{8}/.test(code) ? codeKey(code) : '';
  if (!isGtin(key)) return [bareCode(code)];
  const most = MOST_DIGITS - key.search(/[1-9]/);
  return GTIN_LENGTHS.filter((length) => length >= most).map((length) => key.slice(-length));
}

/** Whether a code is a number of GS1, whose last digit checks the others. */
function isGtin(code: string): boolean {
  return /^\d{8}(\d{4,6})?$/.test(code) && !/^0+$/.test(code) && hasCheckDigit(code);
}

/** Whether the last of up to fourteen digits checks the others (GS1 General Specifications, section 7.9). */
export function hasCheckDigit(code: string): boolean {
  return weightOf(code) % 10 === 0;
}

/** Returns up to thirteen digits with the digit that checks them. */
export function withCheckDigit(digits: string): string {
  return `${digits}${(10 - (weightOf(`${digits}0`) % 10)) % 10}`;
}

function weightOf(code: string): number {
  const weighed = Array.from(code.padStart(MOST_DIGITS, '0'), (digit, at) => Number(digit) * (at % 2 === 0 ? 3 : 1));
  return weighed.reduce((sum, digit) => sum + digit, 0);
}

const GTIN_LENGTHS = [8, 12, 13, 14];
const MOST_DIGITS = 14;
