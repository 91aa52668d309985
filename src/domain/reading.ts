import { asPaise, negative, type Paise } from './money.ts';
import { asQuantity, type Quantity } from './quantity.ts';

/** What a person typed into a field of figures, understood or refused in words. */
export type Reading<T> =
  | { readonly kind: 'blank' }
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'unreadable'; readonly why: string };

/**
 * Rupees as typed or pasted, in paise: "1,23,456.50", "₹ 500", "500/-"; what is owed as "-20", "−₹20", "₹-20" or
 * "(20)". Commas must stand where Indian or international grouping puts them, so that "1,50" is asked about and not taken
 * for 150, and two figures apart, as cells of a sheet are pasted, are none. Refuses more than two decimals, powers of ten and sums of ten thousand crore rupees or more.
 */
export function readRupees(text: string): Reading<Paise> {
  const digits = readDecimal(withoutCurrency(seenOf(text)), 2, 11);
  if (digits.kind !== 'value') return digits;
  const paise = Number(digits.value.whole + digits.value.decimals);
  return { kind: 'value', value: asPaise(digits.value.negative ? -paise : paise) };
}

/**
 * A balance as accountants write it, in paise: "500 Dr" and "500" stand on the debit side, "500 Cr" and "-500" on the
 * credit side. A sign and a side together are asked about: "-500 Cr" and "(500) Cr" could mean either. So is "1.5 Cr", which
 * is how a card writes one and a half crores.
 */
export function readBalance(text: string): Reading<Paise> {
  const [, figure, side] = /^(.*?)([dc])r\.?\s*$/i.exec(seenOf(text)) ?? [];
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

/** Units as typed, at most three decimals and nine figures before the point; "-5", "−5" and "(5)" take away. */
export function readQuantity(text: string): Reading<Quantity> {
  const digits = readDecimal(seenOf(text), 3, 9);
  if (digits.kind !== 'value') return digits;
  const units = Number(`${digits.value.whole}.${digits.value.decimals}`);
  return { kind: 'value', value: asQuantity(digits.value.negative ? -units : units) };
}

/** A percentage as typed, at most three decimals, with or without its sign. No upper bound but five figures. */
export function readPercent(text: string): Reading<number> {
  const digits = readDecimal(seenOf(text).replace(/%\s*$/, ''), 3, 5);
  if (digits.kind !== 'value') return digits;
  const percent = Number(`${digits.value.whole}.${digits.value.decimals}`);
  return { kind: 'value', value: digits.value.negative && percent !== 0 ? -percent : percent };
}

/** Without marks that nobody sees, as of direction, which some calculators put around what they copy. */
function seenOf(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '');
}

/** "−₹500", "₹−500", "(₹500)" and "₹500/-" without what only says that it is rupees. */
function withoutCurrency(text: string): string {
  return text
    .trim()
    .replace(/^([-+\u2212(]?)\s*(?:₹|Rs\.?)/i, '$1')
    .replace(/\/-\s*(\)?)$/, '$1');
}

type Digits = { readonly negative: boolean; readonly whole: string; readonly decimals: string };

function readDecimal(text: string, places: number, figures: number): Reading<Digits> {
  // Joined they would be a third figure. A space that keeps a line together groups, as a comma does.
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

/** In letters, without spaces; of a text of any length the patterns would ask for seconds, at every key. */
const LONGEST = 60;
const DECIMAL = /^([+-]?)([0-9][0-9,]*|)\.?([0-9]*)$/;
const GROUPED = /^[0-9]{1,2}(,[0-9]{2})*,[0-9]{3}$|^[0-9]{1,3}(,[0-9]{3})+$/;
