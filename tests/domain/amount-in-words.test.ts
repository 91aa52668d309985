import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountInWords } from '#domain/amount-in-words.ts';
import { asPaise } from '#domain/money.ts';

it.each([
  [0, 'Rupees Zero Only'],
  [1, 'Rupees Zero and One Paise Only'],
  [50, 'Rupees Zero and Fifty Paise Only'],
  [1_00, 'Rupees One Only'],
  [10_10, 'Rupees Ten and Ten Paise Only'],
  [19_99, 'Rupees Nineteen and Ninety Nine Paise Only'],
  [20_00, 'Rupees Twenty Only'],
  [100_00, 'Rupees One Hundred Only'],
  [1_015_00, 'Rupees One Thousand Fifteen Only'],
  [1_481_00, 'Rupees One Thousand Four Hundred Eighty One Only'],
  [1_00_000_00, 'Rupees One Lakh Only'],
  [1_00_001_00, 'Rupees One Lakh One Only'],
  [1_18_000_00, 'Rupees One Lakh Eighteen Thousand Only'],
  [99_99_999_99, 'Rupees Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine and Ninety Nine Paise Only'],
  [1_00_00_000_00, 'Rupees One Crore Only'],
  [
    12_34_56_789_05,
    'Rupees Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine and Five Paise Only',
  ],
  [10_00_00_00_000_00, 'Rupees One Thousand Crore Only'],
  [99_999_00_00_000_00, 'Rupees Ninety Nine Thousand Nine Hundred Ninety Nine Crore Only'],
  [-118_50, 'Minus Rupees One Hundred Eighteen and Fifty Paise Only'],
])('%i paise are spelled "%s"', (paise, words) => {
  expect(amountInWords(asPaise(paise))).toBe(words);
});

it('an amount is spelled so that it can be read back to the paisa, however large', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (paise) => {
      expect(readBack(amountInWords(asPaise(paise)))).toBe(BigInt(paise));
    }),
  );
});

/** Reads "Rupees … and … Paise Only" back as a number: each scale multiplies the words before it. */
function readBack(words: string): bigint {
  const [rupees = '', paise = 'Zero'] = words.replace(/^Rupees | Paise Only$| Only$/g, '').split(' and ');
  return count(rupees) * 100n + count(paise);
}

function count(words: string): bigint {
  for (const [scale, size] of SCALES) {
    const at = words.lastIndexOf(scale);
    if (at >= 0) return count(words.slice(0, at).trim()) * size + count(words.slice(at + scale.length).trim());
  }
  return words.split(' ').reduce((sum, word) => sum + BigInt(VALUES[word] ?? 0), 0n);
}

const SCALES = [
  ['Crore', 10_000_000n],
  ['Lakh', 100_000n],
  ['Thousand', 1_000n],
  ['Hundred', 100n],
] as const;

const VALUES: Readonly<Record<string, number>> = {
  One: 1,
  Two: 2,
  Three: 3,
  Four: 4,
  Five: 5,
  Six: 6,
  Seven: 7,
  Eight: 8,
  Nine: 9,
  Ten: 10,
  Eleven: 11,
  Twelve: 12,
  Thirteen: 13,
  Fourteen: 14,
  Fifteen: 15,
  Sixteen: 16,
  Seventeen: 17,
  Eighteen: 18,
  Nineteen: 19,
  Twenty: 20,
  Thirty: 30,
  Forty: 40,
  Fifty: 50,
  Sixty: 60,
  Seventy: 70,
  Eighty: 80,
  Ninety: 90,
};
