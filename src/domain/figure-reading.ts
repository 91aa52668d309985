import { withAsciiDigits } from './digits.ts';
import { formatNumber } from './format.ts';

/** The result of parsing the text of a number field: blank, a value, or a message that says why it is unreadable. */
export type Reading<T> = { readonly kind: 'blank' } | { readonly kind: 'value'; readonly value: T } | UnreadableInput;

export type UnreadableInput = { readonly kind: 'unreadable'; readonly why: string };

export function unreadable(why: string): UnreadableInput {
  return { kind: 'unreadable', why };
}

/** One figure as text: "-", "123456" and, padded to the places asked for, "50". */
export type Digits = { readonly negative: boolean; readonly whole: string; readonly decimals: string };

/**
 * The text with ASCII digits and separators, whatever keyboard typed them, and without invisible characters, such as the
 * direction marks that some calculators add to copied numbers.
 */
export function plainFigure(text: string): string {
  return withAsciiDigits(text.replaceAll(/\p{Cf}/gu, ''))
    .replaceAll(/[\u066c\u060c]/g, ',')
    .replaceAll('\u066b', '.')
    .replaceAll(/[\u066a\uff05]/g, '%');
}

/**
 * Parses one plain figure with at most so many decimals, and so many figures before the point. Negative is "-5", "−5",
 * "(5)" or, as accounting programs print it, "5-". What could mean two numbers is rejected, with both of them.
 */
export function readDigits(text: string, places: number, figures: number): Reading<Digits> {
  // Joining two numbers would make a third one. A no-break space, however, groups digits like a comma.
  if (/[0-9](?![\u00a0\u202f])\s+[0-9]/.test(text)) {
    return unreadable('Two figures stand here. Keep one of them.');
  }
  const typed = text
    .replace(/([0-9])[\u00a0\u202f](?=[0-9])/g, '$1,')
    .replace(/\s/g, '')
    .replace(/^\u2212/, '-')
    .replace(/^\((.*)\)$/, '-$1');
  if (typed === '') return { kind: 'blank' };
  if (typed.length > LONGEST) return unreadable(`Too long. Use at most ${figures} figures before the point.`);
  const parts = DECIMAL.exec(typed.replace(/^([^-+]+)[-\u2212]$/, '-$1'));
  if (!parts) return unreadable(whyNoNumber(typed));
  const [, sign = '', grouped = '', decimals = ''] = parts;
  if (grouped.includes(',') && !GROUPED.test(grouped)) return unreadable(whyMisgrouped(sign, grouped, decimals));
  const whole = withoutLeadingZeros(grouped.replaceAll(',', '')) || '0';
  if (grouped === '' && decimals === '') return unreadable(NOT_A_NUMBER);
  if (decimals.length > places) return unreadable(`Too many decimals. Use at most ${places}.`);
  if (whole.length > figures) return unreadable(`Too large. Use at most ${figures} figures before the point.`);
  return { kind: 'value', value: { negative: sign === '-', whole, decimals: decimals.padEnd(places, '0') } };
}

/** "1.355,90": points that group and a comma before the decimals, as on the Continent. */
function whyNoNumber(typed: string): string {
  const [, whole, decimals] = CONTINENTAL.exec(typed) ?? [];
  if (whole === undefined || decimals === undefined) return NOT_A_NUMBER;
  return `Group with commas, and write the decimals after a point: ${groupedAs(whole, decimals)}.`;
}

/** "41,39" may mean 41.39 or 4,139: only the user knows. */
function whyMisgrouped(sign: string, grouped: string, decimals: string): string {
  const [, whole, fraction] = decimals === '' ? (DECIMAL_COMMA.exec(grouped) ?? []) : [];
  const withPoint = whole === undefined ? '' : `${sign}${groupedAs(whole, fraction ?? '')}, or `;
  return `The commas are not where a number has them. Write ${withPoint}${sign}${groupedAs(grouped, decimals)}.`;
}

/** Groups figures of any grouping as 1,23,456. Those too long for that, which are refused anyway, are not grouped. */
function groupedAs(whole: string, decimals: string): string {
  const figures = withoutLeadingZeros(whole.replaceAll(/[.,]/g, '')) || '0';
  const shown = figures.length > 15 ? figures : formatNumber(Number(figures));
  return decimals === '' ? shown : `${shown}.${decimals}`;
}

function withoutLeadingZeros(figures: string): string {
  return figures.replace(/^0+(?=\d)/, '');
}

const NOT_A_NUMBER = 'Not a number. Use the digits 0 to 9.';
/** In characters, without spaces. On much longer text the patterns would take seconds at every keystroke. */
const LONGEST = 60;
const DECIMAL = /^([+-]?)([0-9][0-9,]*|)\.?([0-9]*)$/;
const GROUPED = /^[0-9]{1,2}(,[0-9]{2})*,[0-9]{3}$|^[0-9]{1,3}(,[0-9]{3})+$/;
const DECIMAL_COMMA = /^([0-9]+),([0-9]{1,2})$/;
const CONTINENTAL = /^[+-]?([0-9]{1,3}(?:\.[0-9]{3})+),([0-9]+)$/;
