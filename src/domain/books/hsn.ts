import { isHeadingOfGoods, isHeadingOfServices } from './law/hsn-headings.ts';

/** A code without the spaces and points that printed tariffs have: 6901.00.10 is 69010010. It keeps its leading zeros. */
export function hsnDigits(text: string): string {
  return text.replaceAll(/[\s.]/g, '');
}

/**
 * Returns the problem in the HSN code of goods, which has 4, 6 or 8 digits, or the SAC of a service, which has 4 to 6 and
 * begins with 99 (notification 78/2020-Central Tax; chapter 99 of the scheme of classification), under a heading that there
 * is. How many digits a
 * business must give depends on its turnover, and is checked with its returns. Blank is allowed.
 */
export function problemInHsn(text: string, kind: 'Goods' | 'Service'): string | undefined {
  const code = hsnDigits(text);
  if (code === '') return undefined;
  if (kind === 'Service') {
    if (!/^99\d{2,4}$/.test(code)) return 'A SAC begins with 99 and has four to six digits, such as 998314.';
    return isHeadingOfServices(code.slice(0, 4)) ? undefined : unknownHeading(code);
  }
  if (!/^\d{4}(\d{2}){0,2}$/.test(code)) return 'An HSN code has 4, 6 or 8 digits, such as 61091000.';
  if (code.startsWith('99')) return 'Codes that begin with 99 are of services. Correct it, or choose the kind Service.';
  return isHeadingOfGoods(code.slice(0, 4)) ? undefined : unknownHeading(code);
}

function unknownHeading(code: string): string {
  return `There is no heading ${code.slice(0, 4)}. Look the code up in the tariff.`;
}
