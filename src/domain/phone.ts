/**
 * A phone number in a text: as it is written there, and the digits by which people look for it. An Indian one has ten,
 * first alone, then after the country code; a foreign one all of its digits, then those after its country code.
 */
export type Phone = Readonly<{ written: string; digits: readonly [string, string] }>;

/**
 * The phone numbers in a text with ASCII digits. The groups may be written with spaces, hyphens and brackets, but not
 * with commas: 1,23,456 is a sum. Ten digits without a prefix are one only if they begin like a mobile number, so that a
 * PIN code beside a year is none.
 */
export function phonesIn(text: string): readonly Phone[] {
  // Most texts have no run of digits. Checking that takes less time than the whole pattern.
  if (!LIKELY.test(text)) return [];
  return [...text.matchAll(RUN)].flatMap(([written]) => {
    const digits = digitsOf(written);
    return digits ? [{ written, digits }] : [];
  });
}

function digitsOf(written: string): Phone['digits'] | undefined {
  const groups = written.match(/\d+/g) ?? [];
  const all = groups.join('');
  const national = (written.startsWith('+') ? INDIAN_ABROAD : INDIAN).exec(all)?.slice(1).find(Boolean);
  if (national !== undefined) return [national, `91${national}`];
  const isForeign = written.startsWith('+') && all.length >= 8 && all.length <= 15;
  return isForeign ? [all, groups.slice(1).join('') || all] : undefined;
}

const LIKELY = /\d[\d\s()-]{6,}\d/;
const RUN = /(?<![^\s,;:/])\+?\(?\d[\d\s()-]{6,22}\d(?![^\s,;/.)])/g;
/** 98765 43210; 0 or 91 before it, or before the ten digits of a landline: 022 2345 6789. */
const INDIAN = /^(?:([6-9]\d{9})|(?:0|(?:00)?910?)([1-9]\d{9}))$/;
const INDIAN_ABROAD = /^910?([1-9]\d{9})$/;
