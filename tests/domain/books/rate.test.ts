import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountAt, asRate, formatRate, NO_RATE, readRate } from '#domain/books/rate.ts';
import { asQuantity } from '#domain/quantity.ts';

describe('a price per unit', () => {
  it.each([
    [10, 1_255_000, 1_255_00], // 10 × 125.50
    [1000, 3_325, 332_50], // 1000 × 0.3325
    [1, 50, 1], // half a paisa goes up
    [1, 49, 0],
    [-1, 50, -1],
    [0.333, 10_000, 33],
    [2.5, 0, 0],
  ])('%d units at %i ten-thousandths of a rupee cost %i paise', (quantity, rate, paise) => {
    expect(amountAt(asQuantity(quantity), asRate(rate))).toBe(paise);
  });

  it('refuses an amount too large to be exact', () => {
    expect(() => amountAt(asQuantity(1e9), asRate(1e13))).toThrow(RangeError);
  });

  it.each([
    ['125.50', 1_255_000],
    ['0.3325', 3_325],
    ['₹ 1,25,000', 1_250_000_000],
    ['-0.5', -5_000],
    ['99999999999.9999', 999_999_999_999_999],
  ])('is read from "%s" as %i ten-thousandths', (text, rate) => {
    expect(readRate(text)).toEqual({ kind: 'value', value: rate });
  });

  it('has at most four decimals, and may be left empty', () => {
    expect(readRate('0.33251')).toEqual({ kind: 'unreadable', why: 'Too many decimals. Use at most 4.' });
    expect(readRate(' ')).toEqual({ kind: 'blank' });
    expect(Object.is(readRate('-0').kind === 'value' && asRate(-0), 0)).toBe(true);
    expect(readRate('-0')).toEqual({ kind: 'value', value: NO_RATE });
  });

  it.each([
    [1_255_000, '125.50'],
    [3_325, '0.3325'],
    [12_500, '1.25'],
    [12_505, '1.2505'],
    [12_550, '1.255'],
    [5, '0.0005'],
    [1_250_000_000, '1,25,000'],
    [0, '0'],
    [-5_000, '−0.50'],
    [-20_000, '−2'],
  ])('of %i ten-thousandths is shown as %s', (rate, text) => {
    expect(formatRate(asRate(rate))).toBe(text);
  });

  it.each([0.5, Number.NaN, 2 ** 53])('is never %s ten-thousandths', (count) => {
    expect(() => asRate(count)).toThrow(new RangeError(`Not a whole, countable rate: ${count}`));
  });

  it('is read as what was shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }).map(asRate), (rate) => {
        expect(readRate(formatRate(rate))).toEqual({ kind: 'value', value: rate });
      }),
    );
  });
});
