import { type Problems, problemsIn } from '#domain/books/problems.ts';
import { amountAt, asRate, type Rate } from '#domain/books/rate.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import { inUnit } from '#domain/books/unit-sizes.ts';
import { bareCode, hasCheckDigit } from '#domain/item-code.ts';
import { asPaise, fraction, type Paise } from '#domain/money.ts';
import { asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';

/** Codes that a scale prints: EAN-13 of a shop's own (first 2, or 02), with the item and its weight or price in them. */

/**
 * A row of Scale Codes. The 13 places of its pattern are digits that stand in the code itself, I for the scale code of the item,
 * W for a weight or P for a price, V for any digit, and C at the end for the check digit.
 */
export type ScaleCode = Readonly<{ pattern: string; holds: ScaleValue; decimals: number }>;

export const SCALE_VALUES = ['Weight', 'Price'] as const;
type ScaleValue = (typeof SCALE_VALUES)[number];

/** The values of a row of the form. */
export type ScaleCodeInput = Omit<ScaleCode, 'decimals'> & Readonly<{ decimals: number | null }>;

export const BLANK_SCALE_CODE: ScaleCodeInput = { pattern: '', holds: 'Weight', decimals: 3 };

/** The rows of a business that has not changed them. */
export const USUAL_SCALE_CODES: readonly ScaleCode[] = [
  { pattern: '21IIIIIWWWWWC', holds: 'Weight', decimals: 3 },
  { pattern: '23IIIIIPPPPPC', holds: 'Price', decimals: 2 },
];

/** The code of an item on scales, as it stands in the code, and what the code holds; or why it holds nothing. */
export type ScaleReading =
  | Readonly<{ kind: 'weight'; scaleCode: string; weight: Quantity }>
  | Readonly<{ kind: 'price'; scaleCode: string; price: Paise }>
  | Readonly<{ kind: 'misread' }>
  | Readonly<{ kind: 'zero' }>;

/** Reads a code by the first row whose pattern it fits; undefined if it fits none. Twelve digits are UPC-A: a 0 goes before. */
export function readScaleCode(code: string, rows: readonly ScaleCode[]): ScaleReading | undefined {
  const bare = bareCode(code);
  const digits = /^\d{12}$/.test(bare) ? `0${bare}` : bare;
  const row = rows.find(({ pattern }) => fits(digits, pattern));
  if (!row) return undefined;
  if (!hasCheckDigit(digits)) return { kind: 'misread' };
  const at = (letter: string) => digitsAt(digits, row.pattern, letter);
  const value = Number(at(LETTERS[row.holds]));
  if (value === 0) return { kind: 'zero' };
  return row.holds === 'Weight'
    ? { kind: 'weight', scaleCode: at('I'), weight: asQuantity(value / 10 ** row.decimals) }
    : { kind: 'price', scaleCode: at('I'), price: asPaise(value * 10 ** (2 - row.decimals)) };
}

/** A weight in kilograms as a quantity of goods that are counted in a unit: in grams, where it is that. Others stay as they are. */
export function weightInUnit(weight: Quantity, unit: UnitCode): Quantity {
  return asQuantity((inUnit(thousandths(weight), 'KGS', unit) ?? thousandths(weight)) / 1000);
}

/**
 * Returns the quantity that a price pays for, price ÷ rate to three decimals. Where that × rate misses the price, the rate is
 * price ÷ quantity to four decimals instead, which comes to the price exactly under 100 units. Without a rate, the price is
 * that of one.
 */
export function quantityAtPrice(price: Paise, rate: Rate | null): Readonly<{ quantity: Quantity; rate: Rate }> {
  if (rate === null || rate <= 0) return { quantity: asQuantity(1), rate: asRate(price * 100) };
  // The least there is: a price that rounds to nothing would sell nothing.
  const count = Math.max(1, fraction(price, 100 * 1000, rate));
  const quantity = asQuantity(count / 1000);
  if (amountAt(quantity, rate) === price) return { quantity, rate };
  return { quantity, rate: asRate(fraction(price, 100 * 1000, count)) };
}

/** The problems of a row, `earlier` being those before it: they are tried first. */
export function problemsInScaleCode(
  { pattern, holds, decimals }: ScaleCodeInput,
  earlier: readonly Pick<ScaleCodeInput, 'pattern'>[],
): Problems<ScaleCodeInput> {
  const most = MOST_DECIMALS[holds];
  return problemsIn<ScaleCodeInput>({
    pattern: problemInPattern(tidyPattern(pattern), holds, earlier),
    decimals:
      decimals === null || !Number.isInteger(decimals) || decimals < 0 || decimals > most
        ? `Enter the decimals of a ${holds.toLowerCase()}, from 0 to ${most}.`
        : undefined,
  });
}

/** Makes a row of an input without problems. */
export function scaleCodeFrom({ pattern, holds, decimals }: ScaleCodeInput): ScaleCode {
  return { pattern: tidyPattern(pattern), holds, decimals: decimals ?? 0 };
}

function problemInPattern(
  pattern: string,
  holds: ScaleValue,
  earlier: readonly Pick<ScaleCodeInput, 'pattern'>[],
): string | undefined {
  if (pattern === '') return 'Enter a pattern, such as 21IIIIIWWWWWC.';
  if (pattern.length !== PLACES) return `A pattern has ${PLACES} places; this has ${pattern.length}.`;
  if (!/^[0-9IWPV]{12}C$/.test(pattern)) return 'Write digits, I, W or P, and V, and C in the last place.';
  if (!/^(2|02)/.test(pattern)) return 'Begin with 2 or 02: other codes belong to makers of goods.';
  const scaleCode = runsOf('I', pattern);
  if (scaleCode.length !== 1 || (scaleCode[0] ?? '').length > 6) return 'Write 1 to 6 I in a row for the scale code.';
  const [weight, price] = [runsOf('W', pattern), runsOf('P', pattern)];
  if (weight.length + price.length !== 1) return 'Write one row of W for a weight, or of P for a price.';
  if ((weight.length === 1) !== (holds === 'Weight')) {
    return `This pattern holds a ${weight.length === 1 ? 'weight (W)' : 'price (P)'}. Choose that, or write ${LETTERS[holds]}.`;
  }
  const same = earlier.findIndex((other) => overlaps(tidyPattern(other.pattern), pattern));
  return same === -1 ? undefined : `Row ${same + 1} reads such codes already. Let other digits stand in one of them.`;
}

function tidyPattern(pattern: string): string {
  return pattern.trim().toUpperCase();
}

function runsOf(letter: string, pattern: string): readonly string[] {
  return pattern.match(new RegExp(`${letter}+`, 'g')) ?? [];
}

/** Whether a code has the digits of a pattern in their places. */
function fits(digits: string, pattern: string): boolean {
  return /^\d{13}$/.test(digits) && overlaps(pattern, digits);
}

/** Whether one code can fit both patterns. */
function overlaps(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  return Array.from(one).every((place, at) => {
    const also = other.charAt(at);
    return place === also || !/\d/.test(place) || !/\d/.test(also);
  });
}

function digitsAt(digits: string, pattern: string, letter: string): string {
  return Array.from(digits)
    .filter((_, at) => pattern.charAt(at) === letter)
    .join('');
}

const PLACES = 13;
const LETTERS = { Weight: 'W', Price: 'P' } as const;
const MOST_DECIMALS = { Weight: 3, Price: 2 } as const;
