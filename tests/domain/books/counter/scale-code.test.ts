import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLANK_SCALE_CODE,
  problemsInScaleCode,
  quantityAtPrice,
  readScaleCode,
  type ScaleCode,
  USUAL_SCALE_CODES,
  weightInUnit,
} from '#domain/books/counter/scale-code.ts';
import { amountAt, asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';

const read = (code: string, rows: readonly ScaleCode[] = USUAL_SCALE_CODES) => readScaleCode(code, rows);
const problemIn = (pattern: string, holds: ScaleCode['holds'] = 'Weight') =>
  problemsInScaleCode({ pattern, holds, decimals: 2 }, []).pattern;

describe('a code that a scale printed', () => {
  it('holds the item and its weight, or its price', () => {
    expect(read('2100001027506')).toEqual({ kind: 'weight', scaleCode: '00001', weight: 2.75 });
    expect(read(']E02300042135509')).toEqual({ kind: 'price', scaleCode: '00042', price: 13_550 });
    expect(read('2300001099996')).toEqual({ kind: 'price', scaleCode: '00001', price: 9999 });
  });

  it('is to be read again if its last digit does not check, and weighed again if it says 0', () => {
    expect(read('2100001027507')).toEqual({ kind: 'misread' });
    expect(read('2100001000004')).toEqual({ kind: 'zero' });
  });

  it('is none without a pattern that it fits', () => {
    for (const code of ['8901719110245', '2200001027505', '21000010275', 'ABC', '']) expect(read(code)).toBeUndefined();
  });

  it('that begins with 02 may come as twelve digits', () => {
    const rows = [{ pattern: '02IIIIVPPPPPC', holds: 'Price', decimals: 0 }] as const;
    expect(read('0212345001258', rows)).toMatchObject({ kind: 'misread' });
    expect(read('0212345001257', rows)).toEqual({ kind: 'price', scaleCode: '1234', price: 125_00 });
    expect(read('212345001257', rows)).toEqual({ kind: 'price', scaleCode: '1234', price: 125_00 });
  });
});

describe('what a code by price sells', () => {
  it.each([
    [135.5, 271, 0.5, 271],
    [99.99, 60, 1.667, 59.982],
    [165, 60, 2.75, 60],
    [0.01, 271, 0.001, 10],
  ])('₹%d at ₹%d is %d at ₹%d', (price, rate, quantity, at) => {
    const sold = quantityAtPrice(asPaise(Math.round(price * 100)), asRate(rate * 10_000));
    expect(sold).toEqual({ quantity, rate: Math.round(at * 10_000) });
  });

  it('is one at that price where the item has no rate', () => {
    expect(quantityAtPrice(asPaise(13_550), null)).toEqual({ quantity: 1, rate: 135_5000 });
  });

  it('comes to the price to the paisa under 100 units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_99 }), fc.integer({ min: 1, max: 99_999_9999 }), (price, rate) => {
        const sold = quantityAtPrice(asPaise(price), asRate(rate));
        if (sold.quantity < 100) expect(amountAt(sold.quantity, sold.rate)).toBe(price);
      }),
    );
  });

  it('is weighed in kilograms, and counted in the unit of the item', () => {
    expect(weightInUnit(asQuantity(2.75), 'KGS')).toBe(2.75);
    expect(weightInUnit(asQuantity(2.75), 'GMS')).toBe(2750);
    expect(weightInUnit(asQuantity(3), 'PCS')).toBe(3);
  });
});

describe('a pattern', () => {
  it('of those at first has no problem, and they read different codes', () => {
    const [weight, price] = USUAL_SCALE_CODES;
    if (!weight || !price) throw new Error('There are two.');
    expect(problemsInScaleCode(weight, [])).toEqual({});
    expect(problemsInScaleCode(price, [weight])).toEqual({});
  });

  it.each([
    ['', 'Enter a pattern, such as 21IIIIIWWWWWC.'],
    ['21IIIIIWWWWC', 'A pattern has 13 places; this has 12.'],
    ['21IIIIIWWWWWW', 'Write digits, I, W or P, and V, and C in the last place.'],
    ['31IIIIIWWWWWC', 'Begin with 2 or 02: other codes belong to makers of goods.'],
    ['2IIIIIIIWWWWC', 'Write 1 to 6 I in a row for the scale code.'],
    ['21IIVIIWWWWWC', 'Write 1 to 6 I in a row for the scale code.'],
    ['21IIIIIVVVVVC', 'Write one row of W for a weight, or of P for a price.'],
    ['21IIIIWWWPPPC', 'Write one row of W for a weight, or of P for a price.'],
    ['21IIIIIPPPPPC', 'This pattern holds a price (P). Choose that, or write W.'],
    ['02iiiiivwwwwc', undefined],
  ])('%j: %s', (pattern, problem) => {
    expect(problemIn(pattern)).toBe(problem);
  });

  it('that reads what an earlier row reads already is refused, and so are decimals that nothing has', () => {
    const row = { pattern: '2VIIIIIWWWWWC', holds: 'Weight', decimals: 4 } as const;
    expect(problemsInScaleCode(row, USUAL_SCALE_CODES)).toEqual({
      pattern: 'Row 1 reads such codes already. Let other digits stand in one of them.',
      decimals: 'Enter the decimals of a weight, from 0 to 3.',
    });
    expect(problemsInScaleCode({ ...BLANK_SCALE_CODE, decimals: null }, [])).toHaveProperty('decimals');
  });
});
