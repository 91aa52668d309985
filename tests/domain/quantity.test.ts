import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise } from '#domain/money.ts';
import { addQuantities, asQuantity, priceOf } from '#domain/quantity.ts';

describe('quantity', () => {
  it('adds 0.1 and 0.2 to 0.3', () => {
    expect(addQuantities(asQuantity(0.1), asQuantity(0.2))).toBe(0.3);
  });

  it('keeps three decimals', () => {
    expect(asQuantity(2.3456)).toBe(2.346);
    expect(asQuantity(1.005)).toBe(1.005);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('is never %s', (units) => {
    expect(() => asQuantity(units)).toThrow(/^Not a countable quantity: (NaN|Infinity|1e\+303)$/);
  });

  it('is never minus zero', () => {
    expect(Object.is(asQuantity(-0), 0)).toBe(true);
    expect(Object.is(addQuantities(asQuantity(5), asQuantity(-5)), 0)).toBe(true);
  });

  it.each([
    [3, 249_50, 748_50],
    [2.5, 100_00, 250_00],
    [0.333, 1_00, 33],
    [0.5, 1, 1], // half a paisa goes up
    [-2, 50_00, -100_00],
    [0, 999_00, 0],
  ])('%d units at %i paise cost %i', (units, rate, cost) => {
    expect(priceOf(asQuantity(units), asPaise(rate))).toBe(cost);
  });

  it('returns to the same value when the quantity added is taken away again', () => {
    fc.assert(
      fc.property(thousandths, thousandths, (a, b) => {
        const [stock, moved] = [asQuantity(a / 1000), asQuantity(b / 1000)];
        expect(addQuantities(addQuantities(stock, moved), asQuantity(0 - moved))).toBe(stock);
      }),
    );
  });
});

const thousandths = fc.integer({ min: -1e12, max: 1e12 });
