import { describe, expect, test } from 'vitest';
import { bareCode, codeKey, spellingsOf } from '#domain/item-code.ts';

const isOne = (...codes: readonly string[]) => new Set(codes.map(codeKey)).size === 1;

describe('a code', () => {
  test('of UPC-A is that of EAN-13, and of GTIN-14, with zeros before it', () => {
    expect(isOne('036000291452', '0036000291452', '00036000291452')).toBe(true);
    expect(isOne('8901719110245', '08901719110245')).toBe(true);
    expect(isOne('96385074', '0000096385074')).toBe(true);
  });

  test('that only looks like one is another with a zero before it: its last digit does not check', () => {
    expect(isOne('036000291453', '0036000291453')).toBe(false);
    expect(isOne('1001', '01001')).toBe(false);
    // The 1 before it is a carton of them.
    expect(isOne('8901719110245', '18901719110242')).toBe(false);
  });

  test('is compared without what the scanner says of its symbology', () => {
    expect(isOne('8901719110245', ']E08901719110245', ']C18901719110245', ']d28901719110245')).toBe(true);
    expect(bareCode(' ]C1SOAP-100 ')).toBe('SOAP-100');
    expect(bareCode('EL-MON-24')).toBe('EL-MON-24');
  });

  test('is compared without case and spaces', () => {
    expect(isOne('TEA 500', 'tea  500', ' Tea 500 ')).toBe(true);
    expect(codeKey('  ')).toBe('');
  });

  test('may be stored in any of its spellings', () => {
    expect(spellingsOf('036000291452')).toEqual(['036000291452', '0036000291452', '00036000291452']);
    expect(spellingsOf('0036000291452')).toEqual(spellingsOf('036000291452'));
    expect(spellingsOf(']C1SOAP-100')).toEqual(['SOAP-100']);
  });
});
