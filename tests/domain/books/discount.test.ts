import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Discount, discountOn, formatDiscount, problemInDiscount, readDiscount } from '#domain/books/discount.ts';
import { asPaise } from '#domain/money.ts';

const on = (price: number, discount: Discount | null) => discountOn(asPaise(price), discount);
const rupees = (amount: number): Discount => ({ amount: asPaise(amount) });

describe('a discount', () => {
  it('is so many percent of the price, rounded to the paisa, or an amount', () => {
    expect(on(1255_00, { percent: 10 })).toBe(125_50);
    expect(on(1_05, { percent: 10 })).toBe(11);
    expect(on(1255_00, rupees(55_00))).toBe(55_00);
    expect(on(1255_00, null)).toBe(0);
  });

  it('never takes more than there is, nor adds', () => {
    expect(on(100, rupees(101))).toBe(100);
    expect(on(100, { percent: 150 })).toBe(100);
    expect(on(100, rupees(-1))).toBe(0);
    expect(on(100, { percent: -1 })).toBe(0);
  });

  it('beyond that is told at its field', () => {
    expect(problemInDiscount(null, asPaise(100))).toBeUndefined();
    expect(problemInDiscount({ percent: 100 }, asPaise(100))).toBeUndefined();
    expect(problemInDiscount(rupees(1_00), asPaise(1_00))).toBeUndefined();
    expect(problemInDiscount(rupees(1_00), undefined)).toBeUndefined();
    expect(problemInDiscount({ percent: 100.5 }, asPaise(100))).toBe('A discount is at most 100%.');
    expect(problemInDiscount(rupees(1_01), asPaise(1_00))).toBe(
      'The discount is more than the 1 that it is taken from. Enter less.',
    );
    expect(problemInDiscount(rupees(-1), asPaise(1_00))).toBe('Enter the discount without a minus.');
    expect(problemInDiscount({ percent: -1 }, asPaise(1_00))).toBe('Enter the discount without a minus.');
  });
});

describe('the field', () => {
  it.each([
    ['10 %', { percent: 10 }],
    ['2.5%', { percent: 2.5 }],
    ['१०٪', { percent: 10 }],
    ['1,250.50', rupees(1250_50)],
    ['₹ 55', rupees(55_00)],
  ])('takes %s', (text, value) => {
    expect(readDiscount(text)).toEqual({ kind: 'value', value });
  });

  it('tells what it cannot read, and is blank when empty', () => {
    expect(readDiscount('ten').kind).toBe('unreadable');
    expect(readDiscount('% 10 x').kind).toBe('unreadable');
    expect(readDiscount('x %').kind).toBe('unreadable');
    expect(readDiscount(' ')).toEqual({ kind: 'blank' });
  });

  it('reads what it shows', () => {
    const any = fc.oneof(
      fc.nat(100_000).map((thousandths): Discount => ({ percent: thousandths / 1000 })),
      fc.nat(1e11).map(rupees),
    );
    fc.assert(
      fc.property(any, (value) => {
        expect(readDiscount(formatDiscount(value))).toEqual({ kind: 'value', value });
      }),
    );
  });
});
