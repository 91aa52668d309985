import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlankBill, piecesIn } from '#domain/books/counter/bill.ts';
import {
  isLastOne,
  withAdded,
  withDiscount,
  withMore,
  withoutLine,
  withQuantity,
  withRate,
} from '#domain/books/counter/bill-changes.ts';
import { newLine, type ScanDetails } from '#domain/books/counter/new-line.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aBill, anItem, ON, perUnit, rupees } from '../../../support/counter.ts';

const SALT = anItem('Salt', 105);
const RICE = anItem('Rice', 60, { unit: 'KGS' });
const BOX: ScanDetails = { pack: { unit: 'BOX', contains: asQuantity(12), rate: perUnit(1200) } };
const salt = newLine(SALT, ON);

describe('an item that is scanned', () => {
  it('adds one to the line that has its unit, rate and MRP', () => {
    const bill = aBill([salt, newLine(RICE, ON), salt]);
    expect(bill.lines.map(({ item, quantity }) => [item.name, quantity])).toEqual([
      ['Salt', 2],
      ['Rice', 1],
    ]);
    expect(bill.newest).toBe(1);
  });

  it('adds as many as were typed before it', () => {
    expect(aBill([salt, newLine(SALT, ON, { quantity: asQuantity(3) })]).lines[0]?.quantity).toBe(4);
  });

  it('stands in a line of its own under another unit, rate or MRP', () => {
    expect(aBill([salt, salt, newLine(SALT, ON, BOX)]).lines.map(({ unit, quantity }) => [unit, quantity])).toEqual([
      ['PCS', 2],
      ['BOX', 1],
    ]);
    expect(withAdded(withRate(aBill([salt]), 1, perUnit(95)), salt).lines).toHaveLength(2);
    expect(aBill([salt, { ...salt, mrp: rupees(110) }]).lines).toHaveLength(2);
  });

  it('stands in a line of its own beside one that is discounted or weighed', () => {
    expect(withAdded(withDiscount(aBill([salt]), 1, { percent: 5 }), salt).lines).toHaveLength(2);
    const weighed = newLine(RICE, ON, { quantity: asQuantity(2.75), weighed: { rate: null } });
    expect(aBill([weighed, weighed, newLine(RICE, ON)]).lines.map(({ quantity }) => quantity)).toEqual([2.75, 2.75, 1]);
  });
});

describe('a line', () => {
  it('has one more or one less, down to nothing, which the page asks about', () => {
    const two = withMore(aBill([salt]), 1, 1);
    expect(two.lines[0]?.quantity).toBe(2);
    const one = withMore(two, 1, -1);
    expect(one.lines.map(isLastOne)).toEqual([true]);
    expect(withMore(withQuantity(one, 1, asQuantity(0.5)), 1, -1).lines[0]?.quantity).toBe(0);
  });

  it('is removed, and the last one is the newest then', () => {
    const bill = withoutLine(aBill([salt, newLine(RICE, ON)]), 2);
    expect([bill.lines.length, bill.newest]).toEqual([1, 1]);
    const empty = withoutLine(bill, 1);
    expect([isBlankBill(empty), empty.newest]).toEqual([true, 0]);
    expect(withAdded(empty, salt).lines[0]?.id).toBe(3);
  });

  it('that is gone is left alone', () => {
    const bill = aBill([salt]);
    expect(withMore(bill, 9, 1)).toBe(bill);
    expect(withRate(bill, 9, perUnit(5))).toBe(bill);
  });
});

it('counts the pieces in a basket: what is weighed is one', () => {
  expect(piecesIn([{ quantity: asQuantity(3) }, { quantity: asQuantity(2), isWeighed: true }])).toBe(4);
  expect(piecesIn([{ quantity: asQuantity(0.5) }])).toBe(1);
});

it('counts as many units as scans, in whatever order they come, and gives each line an id of its own', () => {
  const kinds = [salt, newLine(RICE, ON), newLine(SALT, ON, BOX)];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...kinds), { maxLength: 40 }), (scans) => {
      const { lines } = aBill(scans);
      expect(lines.reduce((all, { quantity }) => all + quantity, 0)).toBe(scans.length);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      expect(lines.length).toBe(new Set(scans).size);
    }),
  );
});
