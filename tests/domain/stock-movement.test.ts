import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asQuantity } from '#domain/quantity.ts';
import { missingIn } from '#domain/required.ts';
import { BLANK_MOVEMENT, requiredForMovement, shortfall, signedQuantity, stockAfter } from '#domain/stock-movement.ts';

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

  it('beyond the stock is told beforehand: what is left, and what is recorded', () => {
    expect(shortfall(asQuantity(3), 'Stock Out', asQuantity(5))).toEqual({ stock: 0, movement: -5 });
  });

  it('says the same of goods that come in with a minus, as they are taken away', () => {
    expect(shortfall(asQuantity(18), 'Stock In', asQuantity(-50))).toEqual({ stock: 0, movement: -50 });
  });

  it.each([
    ['the last piece goes out', 3, 'Stock Out', 3],
    ['goods come in', 3, 'Stock In', 5],
    ['goods come in with a minus that the stock covers', 3, 'Stock In', -3],
    ['goods come in where less than nothing is on record', -9, 'Stock In', 5],
    ['no type is chosen yet', 3, '', 5],
  ] as const)('is nothing to warn of where %s', (_, stock, type, quantity) => {
    expect(shortfall(asQuantity(stock), type, asQuantity(quantity))).toBeUndefined();
  });

  it('is nothing to warn of where no quantity is typed yet, not even where nothing is there', () => {
    expect(shortfall(asQuantity(0), 'Stock Out', null)).toBeUndefined();
  });

  it('needs a product, a type and a quantity, and starts without any of them', () => {
    expect(requiredForMovement).toEqual(['productId', 'type', 'quantity']);
    expect(missingIn(BLANK_MOVEMENT, requiredForMovement)).toEqual(requiredForMovement);
    expect(BLANK_MOVEMENT).toMatchObject({ reference: '', reason: '' });
  });
});

const units = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000);
