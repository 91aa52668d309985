import { describe, expect, it } from 'vitest';
import { atPay, withMore, withoutLine } from '#domain/books/counter/bill-changes.ts';
import { newLine } from '#domain/books/counter/new-line.ts';
import { voidOfBill, voidsBetween } from '#domain/books/counter/void.ts';
import { aBill, anItem, ON, rupees } from '../../../support/counter.ts';

const LAMP = anItem('Lamp', 1000);
const MAT = anItem('Mat', 500);

describe('a void', () => {
  const bill = aBill([newLine(LAMP, ON), newLine(MAT, ON)]);

  it('is none before Pay was opened', () => {
    expect(voidsBetween(bill, withoutLine(bill, 1))).toEqual([]);
    expect(voidOfBill(bill)).toBeUndefined();
  });

  it('is what is taken off afterwards, with its value', () => {
    const paying = atPay(withMore(bill, 2, 1));
    expect(voidsBetween(paying, withoutLine(paying, 1))).toEqual([
      { item: { id: LAMP.id, name: 'Lamp' }, quantity: 1, amount: rupees(1000) },
    ]);
    expect(voidsBetween(paying, withMore(paying, 2, -1))).toEqual([
      { item: { id: MAT.id, name: 'Mat' }, quantity: 1, amount: rupees(500) },
    ]);
    expect(voidsBetween(paying, withMore(paying, 2, 1))).toEqual([]);
    expect(voidOfBill(paying)).toEqual({ amount: rupees(2000) });
  });
});
