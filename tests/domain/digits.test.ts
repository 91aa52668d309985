import { expect, it } from 'vitest';
import { withAsciiDigits } from '#domain/digits.ts';
import { DIGITS_BY_SCRIPT } from '../support/digits.ts';

it.each(Object.entries(DIGITS_BY_SCRIPT))('the ten digits of %s are 0 to 9', (_, digits) => {
  expect(withAsciiDigits(digits)).toBe('0123456789');
});

it('the five sets of mathematical digits, which follow one another, are 0 to 9 each', () => {
  const fifty = String.fromCodePoint(...Array.from({ length: 50 }, (_, at) => 0x1d7ce + at));
  expect(withAsciiDigits(fifty)).toBe('0123456789'.repeat(5));
});

it('what is no digit stays: letters, vowel signs, raised figures and fractions', () => {
  const others = 'Rate कि ₹½ m² ①Ⅷ 一';
  expect(withAsciiDigits(others)).toBe(others);
});
