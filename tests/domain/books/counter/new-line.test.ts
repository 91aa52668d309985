import { describe, expect, it } from 'vitest';
import { amountOfBillLine } from '#domain/books/counter/bill-money.ts';
import type { Scanned } from '#domain/books/counter/code-outcome.ts';
import { counterRate, newLine, scannedOf } from '#domain/books/counter/new-line.ts';
import { asQuantity } from '#domain/quantity.ts';
import { anItem, ON, perUnit, rupees } from '../../../support/counter.ts';

const SALT = anItem('Salt', 105, { mrp: rupees(110) });
const BOX = {
  code: '8906000000014',
  unit: 'BOX',
  contains: asQuantity(12),
  sellingPrice: perUnit(1200),
  mrp: null,
} as const;
const RICE = anItem('Rice', 60, { unit: 'KGS' });
const CHEESE = anItem('Cheese', 271, { unit: 'KGS' });
const lineOf = (found: Scanned) => newLine(found.row.item, ON, scannedOf(found, ON));

describe('a line of what was scanned', () => {
  it('has the unit, price and MRP of the item', () => {
    expect(lineOf({ kind: 'row', row: { item: SALT } })).toMatchObject({
      unit: 'PCS',
      quantity: 1,
      rate: perUnit(105),
      listRate: perUnit(105),
      mrp: rupees(110),
    });
  });

  it('has those of a pack, and what is in it; a pack without a price takes that of the item as often as it contains', () => {
    const line = lineOf({ kind: 'row', row: { item: SALT, pack: BOX } });
    expect(line).toMatchObject({ unit: 'BOX', contains: 12, quantity: 1, rate: perUnit(1200) });
    expect(line).not.toHaveProperty('mrp');
    const plain = lineOf({ kind: 'row', row: { item: SALT, pack: { ...BOX, sellingPrice: null, mrp: rupees(1320) } } });
    expect(plain).toMatchObject({ rate: perUnit(1260), mrp: rupees(1320) });
  });

  it('has the weight that a scale says, at the price of the item', () => {
    const line = lineOf({ kind: 'weighed', row: { item: RICE }, quantity: asQuantity(2.75) });
    expect(line).toMatchObject({ quantity: 2.75, rate: perUnit(60), isWeighed: true });
    expect(amountOfBillLine(line)).toBe(rupees(165));
  });

  it('comes to the price that a scale says, to the paisa, which is no discount', () => {
    const cheese = lineOf({ kind: 'priced', row: { item: CHEESE }, price: rupees(135.5) });
    expect([cheese.quantity, cheese.rate, amountOfBillLine(cheese)]).toEqual([0.5, perUnit(271), rupees(135.5)]);
    const rice = lineOf({ kind: 'priced', row: { item: RICE }, price: rupees(99.99) });
    expect([rice.quantity, rice.rate, amountOfBillLine(rice)]).toEqual([1.667, perUnit(59.982), rupees(99.99)]);
    expect(rice.listRate).toBe(rice.rate);
  });

  it('has the GST put into a price that has none, and the price as it is where no tax is charged', () => {
    const pen = anItem('Pen', 10, { priceIncludesGst: false });
    expect(counterRate(pen, ON)).toBe(perUnit(10.5));
    expect(counterRate(pen, ON, BOX)).toBe(perUnit(1260));
    expect(counterRate(pen, { ...ON, own: { registration: 'Composition' } })).toBe(perUnit(10));
    expect(counterRate(anItem('Loose', 1, { sellingPrice: null }), ON)).toBeNull();
  });
});
