import { hasCheckDigit } from '#domain/item-code.ts';

/**
 * The bars of EAN-13 and EAN-8 (ISO/IEC 15420; GS1 General Specifications, section 5.2). Each function returns the widths of bars
 * and spaces in modules, beginning with a bar, without quiet zones.
 */

/** Returns the 95 modules of thirteen digits. Throws a RangeError where the last does not check the others. */
export function ean13(digits: string): readonly number[] {
  refuseUnless(isEan(digits, 13), digits);
  const parity = PARITIES[Number(digits.charAt(0))] ?? '';
  const left = Array.from(digits.slice(1, 7), (digit, at) =>
    parity.charAt(at) === 'G' ? turned(digit) : widths(digit),
  );
  return framed(left, Array.from(digits.slice(7), widths));
}

/** Returns the 67 modules of eight digits. Throws a RangeError where the last does not check the others. */
export function ean8(digits: string): readonly number[] {
  refuseUnless(isEan(digits, 8), digits);
  return framed(Array.from(digits.slice(0, 4), widths), Array.from(digits.slice(4), widths));
}

/** Whether a code is so many digits, of which the last checks the others. */
export function isEan(code: string, length: 8 | 12 | 13): boolean {
  return code.length === length && /^\d+$/.test(code) && hasCheckDigit(code);
}

function refuseUnless(isRight: boolean, digits: string): void {
  if (!isRight) throw new RangeError(`The check digit of ${digits} is wrong.`);
}

/** A bar, a space and a bar at each end, and five in the middle. */
function framed(left: readonly (readonly number[])[], right: readonly (readonly number[])[]): readonly number[] {
  return [[1, 1, 1], ...left, [1, 1, 1, 1, 1], ...right, [1, 1, 1]].flat();
}

/** A digit of number set A, which begins with a space, and of C, which has the same widths and begins with a bar. */
function widths(digit: string): readonly number[] {
  return Array.from(DIGITS[Number(digit)] ?? '', Number);
}

/** A digit of number set B. */
function turned(digit: string): readonly number[] {
  return widths(digit).toReversed();
}

const DIGITS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
/** The number sets of the left half by the first digit, which has no bars of its own: L is set A, G set B. */
const PARITIES = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
