import { type Digits, plainFigure, type Reading, readDigits, unreadable } from './figure-reading.ts';
import { formatNumber } from './format.ts';
import { asPaise, negative, type Paise } from './money.ts';
import { asQuantity, type Quantity } from './quantity.ts';

export type { Reading } from './figure-reading.ts';

/**
 * Parses rupees, typed or pasted, into paise: "1,23,456.50", "१,२३,४५६.५०", "₹ 500", "500/-", "INR 500", "500 Rs";
 * negative as "-20", "−₹20", "₹-20", "(20)" or "20-". Commas must follow Indian or international grouping, so that
 * "1,50" is rejected instead of being read as 150. Two numbers with a space between, as pasted from spreadsheet cells,
 * are rejected. So are a side (Dr, Cr), lakhs in letters ("1.25L"), more than two decimals, exponents, and amounts of
 * ten thousand crore rupees or more.
 */
export function readRupees(text: string): Reading<Paise> {
  return asSum(readPartsOfRupee(text, 2));
}

/**
 * As `readRupees`, with up to `places` decimals, at most four, as a whole number of the smallest part: with four, "0.5"
 * is 5000.
 */
export function readPartsOfRupee(text: string, places: number): Reading<number> {
  const plain = plainFigure(text);
  return sided(plain) ? unreadable(NO_SIDE) : readParts(plain, places);
}

/**
 * Parses a balance as accountants write it, into paise: "500 Dr", "Dr 500" and "500" are debit, "500 Cr" and "-500" are
 * credit. A sign together with a side is rejected, because "-500 Cr" and "(500) Cr" are ambiguous. So is "1.5 Cr", which
 * cards use for one and a half crores.
 */
export function readBalance(text: string): Reading<Paise> {
  const plain = plainFigure(text);
  const { figure, side } = sided(plain) ?? {};
  if (figure === undefined || side === undefined) return readSum(plain);
  const reading = readSum(figure);
  if (reading.kind === 'blank') return unreadable('The figure is missing beside Dr or Cr.');
  if (sided(figure)) return unreadable(SIDE_ONCE);
  if (reading.kind === 'unreadable') return reading;
  if (/[-+\u2212(]/.test(withoutCurrency(figure))) return unreadable(SIDE_ONCE);
  if (!/c/i.test(side)) return reading;
  if (/\.\d$/.test(figure.trim())) return unreadable('A credit or crores? Write 1.50 Cr, or 1,50,00,000.');
  return { kind: 'value', value: negative(reading.value) };
}

/** Parses units with at most three decimals and nine digits before the point; "-5", "−5" and "(5)" are negative. */
export function readQuantity(text: string): Reading<Quantity> {
  const digits = readDigits(plainFigure(text), 3, 9);
  return digits.kind === 'value' ? { kind: 'value', value: asQuantity(numberOf(digits.value)) } : digits;
}

/** Parses a percentage with at most three decimals and five digits before the point, with or without the % sign. */
export function readPercent(text: string): Reading<number> {
  const digits = readDigits(plainFigure(text).replace(/%\s*$/, ''), 3, 5);
  return digits.kind === 'value' ? { kind: 'value', value: numberOf(digits.value) } : digits;
}

function readSum(plain: string): Reading<Paise> {
  return asSum(readParts(plain, 2));
}

function asSum(parts: Reading<number>): Reading<Paise> {
  return parts.kind === 'value' ? { kind: 'value', value: asPaise(parts.value) } : parts;
}

function readParts(plain: string, places: number): Reading<number> {
  const bare = withoutCurrency(plain);
  const { figure = '', unit = '' } = IN_LAKHS.exec(bare)?.groups ?? {};
  const meant = Number(figure.replaceAll(',', '')) * (UNITS[unit.charAt(0).toLowerCase()] ?? Number.NaN);
  if (Number.isFinite(meant)) return unreadable(`Write the amount in figures: ${formatNumber(meant)}.`);
  const digits = readDigits(bare, places, 11);
  if (digits.kind !== 'value') return digits;
  const parts = Number(digits.value.whole + digits.value.decimals);
  return { kind: 'value', value: digits.value.negative ? -parts : parts };
}

function numberOf({ negative: isNegative, whole, decimals }: Digits): number {
  const size = Number(`${whole}.${decimals}`);
  return isNegative && size !== 0 ? -size : size;
}

/** Splits "500 Dr" and "Cr. 500" into the figure and its side; undefined for text without a side. */
function sided(plain: string): { figure: string; side: string } | undefined {
  const [, before, after] = SIDE_AFTER.exec(plain.trim()) ?? [];
  if (before !== undefined && after !== undefined) return { figure: before, side: after };
  const [, side, figure] = SIDE_BEFORE.exec(plain.trim()) ?? [];
  return side !== undefined && figure !== undefined ? { figure, side } : undefined;
}

/**
 * Removes one currency mark, before or after the figure, from "−₹500", "₹−500", "(INR 500)", "500 Rs" and "₹500/- only",
 * keeping the sign.
 */
function withoutCurrency(plain: string): string {
  const bare = plain
    .trim()
    .replace(/\sonly\.?$/i, '')
    .trimEnd();
  const rest = bare.replace(CURRENCY_BEFORE, '$1');
  return (rest === bare ? rest.replace(CURRENCY_AFTER, '$1') : rest).replace(/\/[-\u2212]\s*(\)?)$/, '$1');
}

const NO_SIDE = 'No side belongs here. Leave out Dr or Cr, and write crores in figures.';
const SIDE_ONCE = 'Write the side once: −500, or 500 Cr.';
const SIDE_BEFORE = /^(d(?:r|ebit)|c(?:r|redit))\.?(?:\s|:|(?=\d))(.*)$/i;
const SIDE_AFTER = /^(.*?)(d(?:r|ebit)|c(?:r|redit))\.?$/i;
const CURRENCY_BEFORE = /^([-+\u2212(]?)\s*(?:[₹₨]|INR|R[se]\.?|Rupees?|रु(?:पये)?\.?)/i;
const CURRENCY_AFTER = /(?:[₹₨]|INR|R[se]\.?|Rupees?|रु(?:पये)?\.?)\s*([-\u2212)]?)$/i;
/** "1.25L", "2 lakh", "3 crores", "50k". The length is bounded, because the text may be a whole pasted page. */
const IN_LAKHS = /^(?<figure>[\d,.]{1,20})\s?(?<unit>k|thousand|l|la(?:kh|c)s?|crores?)\.?$/i;
/** In rupees, by first letter. */
const UNITS: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, l: 1e5, c: 1e7 };
