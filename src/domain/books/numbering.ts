import { numberInCapitals, problemInDocumentNumber } from './document-number.ts';
import { type Problems, problemsIn } from './problems.ts';

/** A bill of supply is an invoice in all that it does, but is numbered in a series of its own. */
export const NUMBER_SERIES = [
  'Invoice',
  'Bill of Supply',
  'Credit Note',
  'Purchase',
  'Debit Note',
  'Receipt',
  'Payment',
  'Contra',
  'Journal',
  'Stock Adjustment',
  'Stock Transfer',
] as const;
export type NumberSeries = (typeof NUMBER_SERIES)[number];

/** The pattern of each kind's numbers. {fy} is the financial year, {n} the number in it, {n:4} with at least 4 digits. */
export type Patterns = Readonly<Record<NumberSeries, string>>;

export const STANDARD_PATTERNS: Patterns = {
  Invoice: 'INV/{fy}/{n:4}',
  'Bill of Supply': 'BOS/{fy}/{n:4}',
  'Credit Note': 'CN/{fy}/{n:4}',
  Purchase: 'PUR/{fy}/{n:4}',
  'Debit Note': 'DN/{fy}/{n:4}',
  Receipt: 'RCT/{fy}/{n:4}',
  Payment: 'PMT/{fy}/{n:4}',
  Contra: 'CON/{fy}/{n:4}',
  Journal: 'JV/{fy}/{n:4}',
  'Stock Adjustment': 'SA/{fy}/{n:4}',
  'Stock Transfer': 'ST/{fy}/{n:4}',
};

/** The nth number in a financial year, "2026-27": INV/{fy}/{n:4} makes INV/26-27/0001. In capitals, as it is compared. */
export function numberFrom(pattern: string, financialYear: string, n: number): string {
  const number = pattern
    .replaceAll(YEAR, financialYear.slice(2))
    .replaceAll(SERIAL, (_, digits: string | undefined) => String(n).padStart(Number(digits ?? 1), '0'));
  return numberInCapitals(number);
}

/**
 * Returns the problem in a pattern, or undefined. It needs {fy}, although rule 46 lets numbers begin again with each
 * financial year: without it two documents would have one number, and nobody could find the right one by it.
 */
export function problemInPattern(pattern: string): string | undefined {
  if (pattern.trim() === '') return 'Enter a pattern, such as INV/{fy}/{n:4}.';
  if ((pattern.match(SERIAL) ?? []).length !== 1) return 'Write {n} once, where the number stands: INV/{fy}/{n:4}.';
  if (!pattern.match(YEAR)) return 'Add {fy}, the financial year. Without it next year would have the same numbers.';
  if (/[{}]/.test(pattern.replaceAll(SERIAL, '').replaceAll(YEAR, ''))) {
    return 'Only {fy} and {n} stand in braces. {n:4} makes at least four digits.';
  }
  for (const n of [1, MOST_IN_A_YEAR]) {
    const number = numberFrom(pattern, ANY_YEAR, n);
    const problem = problemInDocumentNumber(number);
    if (problem !== undefined) return `It would make ${number}. ${problem}`;
  }
  return undefined;
}

/** The problems of all patterns together: each alone, and two that could make the same number. */
export function problemsInPatterns(patterns: Patterns): Problems<Patterns> {
  return problemsIn<Patterns>(
    Object.fromEntries(
      NUMBER_SERIES.map((kind) => [kind, problemInPattern(patterns[kind]) ?? problemAmongPatterns(patterns, kind)]),
    ),
  );
}

function problemAmongPatterns(patterns: Patterns, kind: NumberSeries): string | undefined {
  const alike = NUMBER_SERIES.find((other) => other !== kind && shapeOf(patterns[other]) === shapeOf(patterns[kind]));
  return alike && `${alike} would make the same numbers. Change the letters of one of them.`;
}

/**
 * Patterns of one shape can make the same number. Case does not count, nor do digits beside {n}: A{n:2} and A1{n} both
 * make A11.
 */
function shapeOf(pattern: string): string {
  return numberInCapitals(pattern.replaceAll(/\d*\{n(:[1-9])?\}\d*/gi, '{n}'));
}

const YEAR = /\{fy\}/gi;
const SERIAL = /\{n(?::([1-9]))?\}/gi;
/** Documents of one kind. A pattern whose numbers would be too long only beyond this is good enough for a small business. */
const MOST_IN_A_YEAR = 99_999;
/** All have the same length in a number, and none but those of 2000 to 2009 begins with 0. */
const ANY_YEAR = '2026-27';
