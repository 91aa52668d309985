import { numberInCapitals, problemInDocumentNumber } from './document-number.ts';
import { type Problems, problemsIn } from './problems.ts';

/** A bill of supply is an invoice in all that it does, but is numbered in a series of its own, as are challans by their purpose. */
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
  'Quotation',
  'Sales Order',
  'Delivery Challan',
  'Approval Challan',
  'Job Work Challan',
  'Other Challan',
  'Goods Back',
  'Purchase Order',
] as const;
export type NumberSeries = (typeof NUMBER_SERIES)[number];

/** The series of orders and challans, which books get with their first number. */
export const SERIES_TO_COME: readonly NumberSeries[] = NUMBER_SERIES.slice(NUMBER_SERIES.indexOf('Quotation'));

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
  Quotation: 'QTN/{fy}/{n:4}',
  'Sales Order': 'SO/{fy}/{n:4}',
  'Delivery Challan': 'DC/{fy}/{n:4}',
  'Approval Challan': 'DCA/{fy}/{n:4}',
  'Job Work Challan': 'DCJ/{fy}/{n:4}',
  'Other Challan': 'DCO/{fy}/{n:4}',
  'Goods Back': 'GB/{fy}/{n:4}',
  'Purchase Order': 'PO/{fy}/{n:4}',
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

/** The numbering of each kind as a form holds it: its pattern, and the place in the year of its next number, in digits. */
export type NumberingInput = Readonly<Record<NumberSeries, Readonly<{ pattern: string; next: string }>>>;

/**
 * Returns the problems of all series: in a pattern by itself, of two that could make the same number, and in a next number.
 * That it goes forward alone is asked where it is saved.
 */
export function problemsInNumbering(input: NumberingInput): Problems<NumberingInput> {
  return problemsIn<NumberingInput>(
    Object.fromEntries(
      NUMBER_SERIES.map((kind) => [kind, problemInPatternOf(input, kind) ?? problemInNext(input[kind].next)]),
    ),
  );
}

/** Returns the problem in the pattern of a kind, by itself and beside the others. */
export function problemInPatternOf(input: NumberingInput, kind: NumberSeries): string | undefined {
  return problemInPattern(input[kind].pattern) ?? problemAmongPatterns(input, kind);
}

/** Returns the problem in the place of a next number: a whole number in digits. */
export function problemInNext(next: string): string | undefined {
  const isWhole = /^\d{1,5}$/.test(next.trim()) && Number(next) > 0;
  return isWhole ? undefined : `Enter the place of the next number in the year, from 1 to ${MOST_IN_A_YEAR}.`;
}

/** Returns the place of a number in its year if the pattern makes it, however many zeros it was typed with. */
export function placeInYear(pattern: string, financialYear: string, number: string): number | undefined {
  const found = matchOf(pattern, number);
  const n = Number(found?.n);
  return found && (found.year ?? financialYear.slice(2)) === financialYear.slice(2) && n <= MOST_IN_A_YEAR
    ? n
    : undefined;
}

/** Returns the mark of a financial year, "25-26", that a number of the pattern bears, if it is another than that of its date. */
export function otherYearIn(pattern: string, financialYear: string, number: string): string | undefined {
  const year = matchOf(pattern, number)?.year;
  return year === financialYear.slice(2) ? undefined : year;
}

/** The numbers that were given in each financial year, as a series holds them. */
type Given = Readonly<Record<string, number>>;

/** Returns what either of two states of a series has given: each year as far as the one that went further. */
export function furthestGiven(one: Given, other: Given): Given {
  const years = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...years].toSorted().map((year) => [year, Math.max(one[year] ?? 0, other[year] ?? 0)]));
}

/** Returns the numbers that a pattern gave beyond an earlier state: "INV/26-27/0003 to INV/26-27/0009", one text a year. */
export function numbersBeyond(pattern: string, earlier: Given, given: Given): readonly string[] {
  return Object.entries(given).flatMap(([year, last]) => {
    const first = (earlier[year] ?? 0) + 1;
    if (last < first) return [];
    const numbers = [first, last].map((n) => numberFrom(pattern, year, n));
    return [first === last ? (numbers[0] ?? '') : numbers.join(' to ')];
  });
}

function matchOf(pattern: string, number: string): Readonly<{ year?: string; n: string }> | undefined {
  const parts = numberInCapitals(pattern).split(/(\{FY\}|\{N(?::[1-9])?\})/);
  const source = parts.map((part, at) => {
    if (part === '{FY}') return parts.indexOf(part) === at ? '(?<year>\\d\\d-\\d\\d)' : '\\k<year>';
    return part.startsWith('{N') ? '0*(?<n>\\d+)' : part.replaceAll(/[\\^$.*+?()[\]|/-]/g, '\\$&');
  });
  const found = new RegExp(`^${source.join('')}$`).exec(numberInCapitals(number.trim()));
  return found?.groups as ReturnType<typeof matchOf>;
}

function problemAmongPatterns(input: NumberingInput, kind: NumberSeries): string | undefined {
  const shape = shapeOf(input[kind].pattern);
  const alike = NUMBER_SERIES.find((other) => other !== kind && shapeOf(input[other].pattern) === shape);
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
