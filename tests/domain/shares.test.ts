import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise, sumOf } from '#domain/money.ts';
import { sharesOf } from '#domain/shares.ts';

const shares = (amount: number, ...weights: number[]) => sharesOf(asPaise(amount), weights.map(asPaise));

describe('an amount is shared', () => {
  it('in proportion, the last paisa to the largest remainder', () => {
    expect(shares(100_00, 1000_00, 500_00, 250_50)).toEqual([57_13, 28_56, 14_31]);
    expect(shares(1, 1, 3)).toEqual([0, 1]);
  });

  it('of equal remainders to the first', () => {
    expect(shares(100, 1, 1, 1)).toEqual([34, 33, 33]);
  });

  it('not at all where it is 0, whatever the weights', () => {
    expect(shares(0, 0, 5)).toEqual([0, 0]);
    expect(shares(0)).toEqual([]);
  });

  it('over something, and nothing is below 0', () => {
    expect(() => shares(1, 0, 0)).toThrow('There is nothing to share the amount over.');
    expect(() => shares(-1, 1)).toThrow('Only amounts from 0 can be shared.');
    expect(() => shares(1, -1, 3)).toThrow('Only amounts from 0 can be shared.');
  });

  it('exactly, to a paisa of its proportion, and no share above its weight', () => {
    const weights = fc.array(fc.nat(1e13), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (some, portion) => {
        const whole = some.reduce((sum, weight) => sum + weight, 0);
        fc.pre(whole > 0);
        const amount = Math.floor(whole * portion);
        const parts = shares(amount, ...some);
        expect(sumOf(parts)).toBe(amount);
        parts.forEach((part, at) => {
          expect(part).toBeLessThanOrEqual(some[at] ?? 0);
          const off = BigInt(part) * BigInt(whole) - BigInt(amount) * BigInt(some[at] ?? 0);
          expect(off < BigInt(whole) && -off < BigInt(whole)).toBe(true);
        });
      }),
    );
  });
});
