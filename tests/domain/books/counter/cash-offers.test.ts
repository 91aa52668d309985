import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cashOffers } from '#domain/books/counter/cash-offers.ts';
import { asPaise } from '#domain/money.ts';
import { rupees } from '../../../support/counter.ts';

it.each([
  [1481, [1490, 1500, 2000]],
  [174.99, [180, 200, 500]],
  [23, [30, 100, 500]],
  [500, [510, 600, 1000]],
  [999, [1000]],
])('offers for %s what is likely handed over', (amount, offers) => {
  expect(cashOffers(rupees(amount))).toEqual(offers.map(rupees));
});

it('offers at most three, each more than the amount and more than the one before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (amount) => {
      const offers = cashOffers(asPaise(amount));
      expect(offers.length).toBeLessThanOrEqual(3);
      expect(offers.every((offer, at) => offer > (offers[at - 1] ?? amount))).toBe(true);
    }),
  );
});
