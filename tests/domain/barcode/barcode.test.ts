import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barSymbolOf, modulesOf } from '#domain/barcode/bar-symbol.ts';
import { checkOf, code128, symbolsOf } from '#domain/barcode/code128.ts';
import { ean13, ean8 } from '#domain/barcode/ean.ts';
import { hasCheckDigit, withCheckDigit } from '#domain/item-code.ts';

const modulesIn = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0);
/** Bars as 1, spaces as 0, module by module. */
const drawn = (widths: readonly number[]) =>
  widths.map((width, at) => (at % 2 === 0 ? '1' : '0').repeat(width)).join('');

describe('EAN', () => {
  test('13 of the standard’s own example has these modules', () => {
    // ISO/IEC 15420: the first digit 4 stands in the number sets of the left half, A B A A B B.
    expect(drawn(ean13('4006381333931'))).toBe(
      '101' +
        ['0001101', '0100111', '0101111', '0111101', '0001001', '0110011'].join('') +
        '01010' +
        ['1000010', '1000010', '1000010', '1110100', '1000010', '1100110'].join('') +
        '101',
    );
  });

  test('8 has four digits on each side', () => {
    expect(drawn(ean8('96385074'))).toBe(
      '101' +
        ['0001011', '0101111', '0111101', '0110111'].join('') +
        '01010' +
        ['1001110', '1110010', '1000100', '1011100'].join('') +
        '101',
    );
  });

  test('has 95 and 67 modules, and begins and ends with a bar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (number) => {
        const widths = ean13(withCheckDigit(String(number).padStart(12, '0')));
        expect(modulesIn(widths)).toBe(95);
        expect(widths.length % 2).toBe(1);
      }),
    );
    expect(modulesIn(ean8('96385074'))).toBe(67);
  });

  test('of a wrong check digit is refused', () => {
    expect(() => ean13('4006381333932')).toThrow('The check digit of 4006381333932 is wrong.');
    expect(() => ean8('12345678')).toThrow(RangeError);
    expect(() => ean8('9638507A')).toThrow(RangeError);
  });
});

describe('the check digit', () => {
  test('is worked out, and then agrees', () => {
    expect(withCheckDigit('290000000001')).toBe('2900000000018');
    expect(withCheckDigit('890171911024')).toBe('8901719110245');
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,13}$/), (digits) => {
        expect(hasCheckDigit(withCheckDigit(digits))).toBe(true);
      }),
    );
  });
});

describe('Code 128', () => {
  test('writes digits in pairs: 12345678 has 79 modules and the check 47', () => {
    expect(symbolsOf('12345678')).toEqual([105, 12, 34, 56, 78]);
    expect(checkOf(symbolsOf('12345678'))).toBe(47);
    expect(modulesIn(code128('12345678'))).toBe(79);
  });

  test('writes AB-123 in letters, 101 modules with the check 1', () => {
    expect(symbolsOf('AB-123')).toEqual([104, 33, 34, 13, 17, 18, 19]);
    expect(checkOf(symbolsOf('AB-123'))).toBe(1);
    expect(modulesIn(code128('AB-123'))).toBe(101);
  });

  test('begins with the start, and ends with the stop and its last bar', () => {
    const modules = drawn(code128('A'));
    // Start B, A, the check 34, stop.
    expect(modules).toBe(['11010010000', '10100011000', '10001011000', '1100011101011'].join(''));
  });

  test('changes the set only where that saves a symbol', () => {
    expect(symbolsOf('INV/26-27/0001')).toEqual([104, 41, 46, 54, 15, 18, 22, 13, 18, 23, 15, 99, 0, 1]);
    expect(symbolsOf('123456A')).toEqual([105, 12, 34, 56, 100, 33]);
    expect(symbolsOf('A12345678')).toEqual([104, 33, 99, 12, 34, 56, 78]);
    expect(symbolsOf('12A')).toHaveLength(4);
  });

  test('takes no more symbols than either set alone, and all have eleven modules', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]{0,8}\d{1,12}[ -~]{0,8}$/), (text) => {
        const symbols = symbolsOf(text);
        expect(symbols.length).toBeLessThanOrEqual(1 + text.length);
        expect(modulesIn(code128(text))).toBe(11 * (symbols.length + 1) + 13);
        expect(readAgain(symbols)).toBe(text);
      }),
    );
  });

  test('refuses what it cannot hold, in words', () => {
    expect(() => code128('')).toThrow('A barcode needs a code.');
    expect(() => code128('साबुन')).toThrow('A barcode cannot hold “स”.');
    expect(() => code128('A\tB')).toThrow('A barcode cannot hold a sign that is not printed.');
  });
});

describe('a code', () => {
  test('is EAN-13 or EAN-8 where digits and check agree, else Code 128', () => {
    expect(barSymbolOf('8901719110245')).toMatchObject({ kind: 'EAN-13', quiet: { left: 11, right: 7 } });
    expect(barSymbolOf('96385074')).toMatchObject({ kind: 'EAN-8', quiet: { left: 7, right: 7 } });
    expect(barSymbolOf('8901719110246')).toMatchObject({ kind: 'Code 128', quiet: { left: 10, right: 10 } });
    expect(barSymbolOf('12345678').kind).toBe('Code 128');
    expect(barSymbolOf('AB-123').kind).toBe('Code 128');
  });

  test('of UPC-A is EAN-13 with a 0 before it', () => {
    expect(barSymbolOf('036000291452')).toEqual(barSymbolOf('0036000291452'));
  });

  test('is as wide as its modules and quiet zones', () => {
    expect(modulesOf(barSymbolOf('8901719110245'))).toBe(113);
    expect(modulesOf(barSymbolOf('96385074'))).toBe(81);
    expect(modulesOf(barSymbolOf('AB-123'))).toBe(121);
  });
});

/** The text of symbols, read by the tables of the standard: 99 and 100 change the set. */
function readAgain([start, ...symbols]: readonly number[]): string {
  let isPairs = start === 105;
  let text = '';
  for (const symbol of symbols) {
    if (isPairs ? symbol === 100 : symbol === 99) isPairs = !isPairs;
    else text += isPairs ? String(symbol).padStart(2, '0') : String.fromCharCode(symbol + 32);
  }
  return text;
}
