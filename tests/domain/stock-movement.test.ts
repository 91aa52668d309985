import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asQuantity } from '#domain/quantity.ts';
import { requiredForMovement, signedQuantity, stockAfter } from '#domain/stock-movement.ts';

describe('a stock movement', () => {
  it('stores what comes in as it is and what goes out with a minus', () => {
    expect(signedQuantity('Stock In', asQuantity(5))).toBe(5);
    expect(signedQuantity('Stock Out', asQuantity(5))).toBe(-5);
  });

  it('goes out though someone typed the minus too', () => {
    expect(signedQuantity('Stock Out', asQuantity(-5))).toBe(-5);
  });

  it('moves the stock up and down', () => {
    expect(stockAfter(asQuantity(10), asQuantity(5))).toBe(15);
    expect(stockAfter(asQuantity(10), asQuantity(-4))).toBe(6);
    expect(stockAfter(asQuantity(0.3), asQuantity(-0.1))).toBe(0.2);
  });

  it('empties the shelf and no more', () => {
    expect(stockAfter(asQuantity(3), asQuantity(-5))).toBe(0);
  });

  it('never leaves less than nothing', () => {
    fc.assert(
      fc.property(units, units, (stock, moved) => {
        expect(stockAfter(asQuantity(stock), asQuantity(moved))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('needs a product, a type and a quantity', () => {
    expect(requiredForMovement).toEqual(['productId', 'type', 'quantity']);
  });
});

const units = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000);
