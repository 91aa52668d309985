import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatNumber,
  formatPlainRupees,
  formatRupees,
  formatRupeesInFull,
  formatRupeesShort,
} from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { type Reading, readBalance, readPercent, readQuantity, readRupees } from '#domain/amount-reading.ts';

describe('an amount as typed', () => {
  it.each([
    ['1,23,456.50', 1_23_456_50],
    ['123,456.50', 1_23_456_50],
    ['123456.5', 1_23_456_50],
    ['1,00,00,000', 1_00_00_000_00],
    ['10,000,000', 1_00_00_000_00],
    ['₹ 500', 500_00],
    ['\u202d1,23,456.50\u202c', 1_23_456_50],
    ['\u2066₹500\u2069', 500_00],
    ['  ₹ 500', 500_00],
    ['1\u202f234\u202f567.50', 12_34_567_50],
    ['1\u00a023\u00a0456', 1_23_456_00],
    ['500\t', 500_00],
    ['\n500\r\n', 500_00],
    ['Rs. 500', 500_00],
    ['rs 500', 500_00],
    [' 500\u00a0', 500_00],
    ['-20', -20_00],
    ['−20', -20_00],
    ['+20', 20_00],
    ['−₹1,180.06', -1180_06],
    ['-₹500', -500_00],
    ['₹-500', -500_00],
    ['₹ −500', -500_00],
    ['- Rs. 500', -500_00],
    ['Rs.-500', -500_00],
    ['+₹500', 500_00],
    ['500/-', 500_00],
    ['Rs. 1,500.50 /- ', 1500_50],
    ['−₹500/-', -500_00],
    ['(500)', -500_00],
    ['( ₹1,180.06 )', -1180_06],
    ['₹(500)', -500_00],
    ['(₹500/-)', -500_00],
    ['(500)/-', -500_00],
    ['.5', 50],
    ['5.', 5_00],
    ['007', 7_00],
    ['000000000000.5', 50],
    ['0', 0],
    ['99999999999.99', 99_99_99_99_999_99],
  ])('"%s" is %i paise', (text, paise) => {
    expect(readRupees(text)).toEqual({ kind: 'value', value: paise });
  });

  it.each(['1250\t500', '100\n200', '100\r\n200', '1250 500', '1 50', '125 500', '12.5 0', '500 -20'])(
    '"%s" is refused, and not joined into one figure',
    (text) => {
      expect(readRupees(text).kind).toBe('unreadable');
      expect(readQuantity(text).kind).toBe('unreadable');
      expect(readPercent(text).kind).toBe('unreadable');
      expect(readBalance(`${text} Dr`).kind).toBe('unreadable');
    },
  );

  it('says that two pasted cells are two figures', () => {
    const two = 'Two figures stand here. Keep one of them.';
    expect(readRupees('1250\t500')).toEqual({ kind: 'unreadable', why: two });
    expect(readRupees('1\u202f50')).toMatchObject({ why: expect.stringMatching(/^The commas/) });
  });

  it.each(['', '   ', '₹', '\u00a0'])('"%s" is a blank and not a zero', (text) => {
    expect(readRupees(text)).toEqual({ kind: 'blank' });
  });

  it.each([
    'abc',
    '1e999',
    '1e5',
    '--5',
    '.',
    '-',
    '1.2.3',
    'Infinity',
    'NaN',
    '0x10',
    '१२अ',
    '5-5',
    '-5-',
    '(5)-',
    '12a',
    '=5',
    '5 ₹ 3',
    '-₹-500',
    '−₹−500',
    '(-500)',
    '(−500)',
    '-(500)',
    '((500))',
    '(500',
    '500)',
    '()',
    '500/',
    '500-/',
    '500/-/-',
    '₹₹500',
  ])('"%s" is no number, and the answer says what is', (text) => {
    expect(why(readRupees(text))).toContain('Not a number');
  });

  it.each(['1,50', '1,23,45', '12,3456', '1,,000', ',500', '500,', '1,2345,678', '123,45,678'])(
    '"%s" has misplaced commas and is refused',
    (text) => {
      expect(why(readRupees(text))).toMatch(/commas|Not a number/);
    },
  );

  it('refuses a third decimal of a rupee rather than dropping it', () => {
    expect(why(readRupees('1.005'))).toBe('Too many decimals. Use at most 2.');
  });

  it('refuses forty nines with a message', () => {
    expect(why(readRupees('9'.repeat(40)))).toBe('Too large. Use at most 11 figures before the point.');
    expect(why(readRupees('1,00,00,00,00,000'))).toBe('Too large. Use at most 11 figures before the point.');
  });

  it('is refused without parsing if it is longer than any real figure', () => {
    for (const text of [`${'9'.repeat(40_000)}a`, '5'.repeat(61), `₹ ${'0'.repeat(60)}.5`, 'x'.repeat(61)]) {
      expect(why(readRupees(text))).toBe('Too long. Use at most 11 figures before the point.');
    }
    expect(why(readBalance(`${'9'.repeat(40_000)}a Cr`))).toBe('Too long. Use at most 11 figures before the point.');
    expect(why(readQuantity('9'.repeat(61)))).toBe('Too long. Use at most 9 figures before the point.');
    expect(why(readPercent('9'.repeat(61)))).toBe('Too long. Use at most 5 figures before the point.');
  });

  it('is still read if only spaces or leading zeros make it long', () => {
    expect(readRupees(`${' '.repeat(500)}${'0'.repeat(57)}5.5${' '.repeat(500)}`)).toEqual({
      kind: 'value',
      value: 5_50,
    });
  });

  it('is never minus zero', () => {
    expect(readRupees('-0')).toEqual({ kind: 'value', value: 0 });
    expect(readQuantity('-0.000')).toEqual({ kind: 'value', value: 0 });
    expect(readPercent('-0')).toEqual({ kind: 'value', value: 0 });
  });

  it('reads back every amount that a field shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 }), (paise) => {
        expect(readRupees(formatPlainRupees(asPaise(paise)))).toEqual({ kind: 'value', value: paise });
      }),
    );
  });

  it('reads back every amount that a list, a card or a document shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 }), (paise) => {
        expect(readRupees(formatRupees(asPaise(paise)))).toEqual({ kind: 'value', value: paise });
        expect(readRupees(formatRupeesInFull(asPaise(paise)))).toEqual({ kind: 'value', value: paise });
      }),
    );
  });

  it('is always a whole number of paise, whatever people type', () => {
    const read: number[] = [];
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...TYPED) })), (text) => {
        const reading = readRupees(text);
        if (reading.kind === 'value') read.push(reading.value);
      }),
    );
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((value) => !Number.isSafeInteger(value))).toEqual([]);
  });
});

describe('a quantity as typed', () => {
  it.each([
    ['2.5', 2.5],
    ['0.001', 0.001],
    ['1,000', 1000],
    ['-5', -5],
    ['−5', -5],
    ['(5)', -5],
    ['999999999.999', 999_999_999.999],
  ])('"%s" is %d units', (text, units) => {
    expect(readQuantity(text)).toEqual({ kind: 'value', value: units });
  });

  it.each(['0.0001', '1e3', '1234567890', '9'.repeat(40), 'ten', '१२३४५६७८९०'])(
    '"%s" is refused with a message',
    (text) => {
      expect(why(readQuantity(text))).not.toBe('');
    },
  );

  it('reads back every quantity that is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (thousandths) => {
        const units = asQuantity(thousandths / 1000);
        expect(readQuantity(formatNumber(units))).toEqual({ kind: 'value', value: units });
      }),
    );
  });
});

describe('a percentage as typed', () => {
  it.each([
    ['18', 18],
    ['18%', 18],
    ['0', 0],
    ['0.25 %', 0.25],
    ['18 % ', 18],
    ['0.125', 0.125],
    ['99999', 99_999],
    ['-5', -5],
    ['−5 %', -5],
    ['(5) %', -5],
  ])('"%s" is %d percent', (text, percent) => {
    expect(readPercent(text)).toEqual({ kind: 'value', value: percent });
  });

  it.each(['%', ''])('"%s" is a blank, which is not a rate of zero', (text) => {
    expect(readPercent(text)).toEqual({ kind: 'blank' });
  });

  it.each(['18%%', '1%8', '1e3', '123456', '0.0001'])('"%s" is refused with a message', (text) => {
    expect(why(readPercent(text))).not.toBe('');
  });
});

const TYPED = Array.from('0123456789.,-+−()/e₹ ');

function why(reading: Reading<unknown>): string {
  return reading.kind === 'unreadable' ? reading.why : '';
}

describe('a balance as typed', () => {
  it.each([
    ['500', 500_00],
    ['500 Dr', 500_00],
    ['500 dr.', 500_00],
    ['500 Dr ', 500_00],
    ['500 Cr', -500_00],
    ['₹1,24,500.50CR', -1_24_500_50],
    ['-500', -500_00],
    ['−500', -500_00],
    ['−₹500', -500_00],
    ['(500)', -500_00],
    ['500/- Cr', -500_00],
    ['Rs. 500/- Dr', 500_00],
    ['0 Cr', 0],
    ['1.50 Cr', -1_50],
    ['500 Cr\u200e', -500_00],
    ['1.5 Dr', 1_50],
  ])('"%s" is %i paise, debit positive', (text, paise) => {
    expect(readBalance(text)).toEqual({ kind: 'value', value: paise });
  });

  it('is refused with both a sign and a side', () => {
    for (const text of ['-500 Cr', '−500 Dr', '+500 Cr', '−₹500 Cr', '₹-500 Cr', '(500) Cr'])
      expect(why(readBalance(text))).toContain('side once');
  });

  it('is refused if it could also be crores, as a card writes them', () => {
    for (const crores of [1_00_00_000_00, 1_50_00_000_00, 1_234_50_00_000_00]) {
      const short = formatRupeesShort(asPaise(crores));
      expect(short).toMatch(/Cr$/);
      expect(why(readBalance(short))).toBe('A credit or crores? Write 1.50 Cr, or 1,50,00,000.');
    }
  });

  it('is refused with a message if it has a side without a figure, or no number at all', () => {
    expect(why(readBalance('Cr'))).toContain('The figure is missing');
    expect(why(readBalance('five Dr'))).toContain('Not a number');
    expect(why(readBalance('500 C'))).toContain('Not a number');
    expect(why(readBalance('500 Cr 3'))).toContain('Not a number');
    expect(why(readBalance('5.555 Cr'))).toContain('Too many decimals');
    expect(why(readBalance('+5.555 Cr'))).toContain('Too many decimals');
    expect(readBalance('  ')).toEqual({ kind: 'blank' });
  });
});
