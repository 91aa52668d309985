import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise, fraction, negative, type Paise, percentOf, sumOf, ZERO } from '#domain/money.ts';

describe('money', () => {
  it('adds ten paise and twenty paise to exactly thirty, unlike decimal rupees', () => {
    expect(sumOf([asPaise(10), asPaise(20)])).toBe(30);
  });

  it('adds up to 0 when there is nothing to add', () => {
    expect(sumOf([])).toBe(ZERO);
  });

  it('has the same amount with either sign, and zero has no sign', () => {
    expect(negative(asPaise(5_00))).toBe(-5_00);
    expect(Object.is(negative(ZERO), 0)).toBe(true);
  });

  it('adds up in any order and leaves no remainder', () => {
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        const exact = amounts.reduce((total, each) => total + BigInt(each), 0n);
        expect(BigInt(sumOf(amounts))).toBe(exact);
        expect(sumOf(amounts.toReversed())).toBe(sumOf(amounts));
      }),
    );
  });

  it.each([0.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is never %s paise', (count) => {
    expect(() => asPaise(count)).toThrow(new RangeError(`Not a whole, countable number of paise: ${count}`));
  });

  it('refuses a sum that cannot be counted exactly', () => {
    expect(() => sumOf([asPaise(Number.MAX_SAFE_INTEGER), asPaise(1)])).toThrow(RangeError);
  });

  it('is never minus zero', () => {
    expect(Object.is(asPaise(-0), 0)).toBe(true);
    expect(Object.is(fraction(asPaise(-1), 1, 10), 0)).toBe(true);
  });

  it.each([
    [100_00, 18, 18_00],
    [333_33, 18, 60_00], // 5999.94
    [25, 18, 5], // 4.5: half up
    [-25, 18, -5],
    [333_33, 5, 16_67], // 1666.65
    [100_00, 0, 0],
    [1_000_00, 0.125, 1_25],
    [49_136_25, 18, 8_844_53], // 884452.5
  ])('%i paise at %d percent are %i', (base, percent, tax) => {
    expect(percentOf(asPaise(base), percent)).toBe(tax);
  });

  it('rounds every fraction to the paisa, half away from zero, however large the product', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }), (base, n, d) => {
        fc.pre(Math.abs(base) * n < d * Number.MAX_SAFE_INTEGER);
        expect(BigInt(fraction(base, n, d))).toBe(halfUp(BigInt(base) * BigInt(n), BigInt(d)));
      }),
    );
  });

  it('does so where the doubled product is just small enough to be exact as a number, and just too large', () => {
    const near = fc.record({
      n: fc.integer({ min: 1, max: 100_000 }),
      over: fc.integer({ min: -9, max: 9 }),
      d: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(near, ({ n, over, d }) => {
        const base = asPaise(Math.floor(Number.MAX_SAFE_INTEGER / 2 / n) + over);
        fc.pre(base * n < d * Number.MAX_SAFE_INTEGER);
        expect(BigInt(fraction(base, n, d))).toBe(halfUp(BigInt(base) * BigInt(n), BigInt(d)));
        expect(BigInt(fraction(negative(base), n, d))).toBe(halfUp(BigInt(0 - base) * BigInt(n), BigInt(d)));
      }),
    );
  });
});

const amount = fc.integer({ min: -1e12, max: 1e12 }).map(asPaise) satisfies fc.Arbitrary<Paise>;

/** Rounds by floor and remainder, a different method than the doubling in the code under test. */
function halfUp(product: bigint, divisor: bigint): bigint {
  const size = product < 0n ? -product : product;
  const rounded = size / divisor + ((size % divisor) * 2n >= divisor ? 1n : 0n);
  return product < 0n ? -rounded : rounded;
}
