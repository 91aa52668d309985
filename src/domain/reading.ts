import { asPaise, negative, type Paise } from './money.ts';
import { asQuantity, type Quantity } from './quantity.ts';

/** The result of parsing the text of a number field: blank, a value, or a message that says why it is unreadable. */
export type Reading<T> =
  | { readonly kind: 'blank' }
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'unreadable'; readonly why: string };

/**
 * Parses rupees, typed or pasted, into paise: "1,23,456.50", "₹ 500", "500/-"; negative as "-20", "−₹20", "₹-20" or
 * "(20)". Commas must follow Indian or international grouping, so that "1,50" is rejected instead of being read as 150.
 * Two numbers with a space between, as pasted from spreadsheet cells, are rejected. So are more than two decimals,
 * exponents, and amounts of ten thousand crore rupees or more.
 */
export function readRupees(text: string): Reading<Paise> {
  const digits = readDecimal(withoutCurrency(withoutInvisible(text)), 2, 11);
  if (digits.kind !== 'value') return digits;
  const paise = Number(digits.value.whole + digits.value.decimals);
  return { kind: 'value', value: asPaise(digits.value.negative ? -paise : paise) };
}

/**
 * Parses a balance as accountants write it, into paise: "500 Dr" and "500" are debit, "500 Cr" and "-500" are credit.
 * A sign together with a side is rejected, because "-500 Cr" and "(500) Cr" are ambiguous. So is "1.5 Cr", which cards
 * use for one and a half crores.
 */
export function readBalance(text: string): Reading<Paise> {
  const [, figure, side] = /^(.*?)([dc])r\.?\s*$/i.exec(withoutInvisible(text)) ?? [];
  if (figure === undefined || side === undefined) return readRupees(text);
  const reading = readRupees(figure);
  if (reading.kind === 'blank') return { kind: 'unreadable', why: 'The figure is missing before Dr or Cr.' };
  if (reading.kind === 'unreadable') return reading;
  if (/[-+\u2212(]/.test(withoutCurrency(figure)))
    return { kind: 'unreadable', why: 'Write the side once: −500, or 500 Cr.' };
  if (!/c/i.test(side)) return reading;
  if (/\.\d$/.test(figure.trim()))
    return { kind: 'unreadable', why: 'A credit or crores? Write 1.50 Cr, or 1,50,00,000.' };
  return { kind: 'value', value: negative(reading.value) };
}

/** Parses units with at most three decimals and nine digits before the point; "-5", "−5" and "(5)" are negative. */
export function readQuantity(text: string): Reading<Quantity> {
  const digits = readDecimal(withoutInvisible(text), 3, 9);
  if (digits.kind !== 'value') return digits;
  const units = Number(`${digits.value.whole}.${digits.value.decimals}`);
  return { kind: 'value', value: asQuantity(digits.value.negative ? -units : units) };
}

/** Parses a percentage with at most three decimals and five digits before the point, with or without the % sign. */
export function readPercent(text: string): Reading<number> {
  const digits = readDecimal(withoutInvisible(text).replace(/%\s*$/, ''), 3, 5);
  if (digits.kind !== 'value') return digits;
  const percent = Number(`${digits.value.whole}.${digits.value.decimals}`);
  return { kind: 'value', value: digits.value.negative && percent !== 0 ? -percent : percent };
}

/** Removes invisible characters, such as the direction marks that some calculators add to copied numbers. */
function withoutInvisible(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '');
}

/** Removes the currency marks from "−₹500", "₹−500", "(₹500)" and "₹500/-", keeping the sign. */
function withoutCurrency(text: string): string {
  return text
    .trim()
    .replace(/^([-+\u2212(]?)\s*(?:₹|Rs\.?)/i, '$1')
    .replace(/\/-\s*(\)?)$/, '$1');
}

type Digits = { readonly negative: boolean; readonly whole: string; readonly decimals: string };

function readDecimal(text: string, places: number, figures: number): Reading<Digits> {
  // Joining two numbers would make a third one. A no-break space, however, groups digits like a comma.
  if (/[0-9](?![\u00a0\u202f])\s+[0-9]/.test(text)) {
    return { kind: 'unreadable', why: 'Two figures stand here. Keep one of them.' };
  }
  const typed = text
    .replace(/([0-9])[\u00a0\u202f](?=[0-9])/g, '$1,')
    .replace(/\s/g, '')
    .replace(/^\u2212/, '-')
    .replace(/^\((.*)\)$/, '-$1');
  if (typed === '') return { kind: 'blank' };
  if (typed.length > LONGEST) {
    return { kind: 'unreadable', why: `Too long. Use at most ${figures} figures before the point.` };
  }
  const parts = DECIMAL.exec(typed);
  if (!parts) return { kind: 'unreadable', why: 'Not a number. Use the digits 0 to 9.' };
  const [, sign = '', grouped = '', decimals = ''] = parts;
  if (grouped.includes(',') && !GROUPED.test(grouped)) {
    return { kind: 'unreadable', why: 'The commas are not where a number has them. Write it as 1,23,456 or 123456.' };
  }
  const whole = grouped.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0';
  if (grouped === '' && decimals === '') {
    return { kind: 'unreadable', why: 'Not a number. Use the digits 0 to 9.' };
  }
  if (decimals.length > places) {
    return { kind: 'unreadable', why: `Too many decimals. Use at most ${places}.` };
  }
  if (whole.length > figures) {
    return { kind: 'unreadable', why: `Too large. Use at most ${figures} figures before the point.` };
  }
  return { kind: 'value', value: { negative: sign === '-', whole, decimals: decimals.padEnd(places, '0') } };
}

/** In characters, without spaces. On much longer text the patterns would take seconds at every keystroke. */
const LONGEST = 60;
const DECIMAL = /^([+-]?)([0-9][0-9,]*|)\.?([0-9]*)$/;
const GROUPED = /^[0-9]{1,2}(,[0-9]{2})*,[0-9]{3}$|^[0-9]{1,3}(,[0-9]{3})+$/;
