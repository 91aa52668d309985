import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asQuantity } from '#domain/quantity.ts';
import { missingIn } from '#domain/required-fields.ts';
import {
  BLANK_MOVEMENT,
  requiredForMovement,
  shortfall,
  signedQuantity,
  stockAfter,
} from '#domain/sample/stock-movement.ts';

describe('a stock movement', () => {
  it('stores Stock In as typed and Stock Out with a minus', () => {
    expect(signedQuantity('Stock In', asQuantity(5))).toBe(5);
    expect(signedQuantity('Stock Out', asQuantity(5))).toBe(-5);
  });

  it('goes out even if the user also typed a minus', () => {
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

  it('never leaves a negative stock', () => {
    fc.assert(
      fc.property(units, units, (stock, moved) => {
        expect(stockAfter(asQuantity(stock), asQuantity(moved))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('beyond the stock is announced beforehand: the stock left, and the quantity recorded', () => {
    expect(shortfall(asQuantity(3), 'Stock Out', asQuantity(5))).toEqual({ stock: 0, movement: -5 });
  });

  it('is announced, too, if it is a Stock In with a minus, which removes stock', () => {
    expect(shortfall(asQuantity(18), 'Stock In', asQuantity(-50))).toEqual({ stock: 0, movement: -50 });
  });

  it.each([
    ['the last piece goes out', 3, 'Stock Out', 3],
    ['goods come in', 3, 'Stock In', 5],
    ['goods come in with a minus that the stock covers', 3, 'Stock In', -3],
    ['goods come in where less than nothing is on record', -9, 'Stock In', 5],
    ['no type is chosen yet', 3, '', 5],
  ] as const)('needs no warning if %s', (_, stock, type, quantity) => {
    expect(shortfall(asQuantity(stock), type, asQuantity(quantity))).toBeUndefined();
  });

  it('needs no warning before a quantity is typed, even if the stock is empty', () => {
    expect(shortfall(asQuantity(0), 'Stock Out', null)).toBeUndefined();
  });

  it('needs a product, a type and a quantity, and its form starts without them', () => {
    expect(requiredForMovement).toEqual(['productId', 'type', 'quantity']);
    expect(missingIn(BLANK_MOVEMENT, requiredForMovement)).toEqual(requiredForMovement);
    expect(BLANK_MOVEMENT).toMatchObject({ reference: '', reason: '' });
  });
});

const units = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000);
