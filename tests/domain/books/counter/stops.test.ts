import { describe, expect, it } from 'vitest';
import { problemsInBill } from '#domain/books/counter/bill-problems.ts';
import { newLine } from '#domain/books/counter/new-line.ts';
import { mostInCash, problemInCash } from '#domain/books/counter/stops.ts';
import { aboveMrp } from '#domain/books/documents/above-mrp.ts';
import { ZERO } from '#domain/money.ts';
import { aBill, anItem, factsOf, ON, perUnit, rupees } from '../../../support/counter.ts';

const SALT = anItem('Salt', 105);

describe('the law', () => {
  it('stops a rate above the MRP', () => {
    expect(aboveMrp(perUnit(110), rupees(110), ON.today)).toBeUndefined();
    expect(aboveMrp(perUnit(111), rupees(110), '2011-03-31')).toBeUndefined();
    expect(aboveMrp(perUnit(110.01), rupees(110), ON.today)).toBe('The MRP is ₹110. Lower the rate.');
    const bill = aBill([{ ...newLine(anItem('Salt', 111), ON), mrp: rupees(110) }]);
    expect(problemsInBill(bill, factsOf([SALT]))).toEqual([
      { line: 1, item: bill.lines[0]?.item, field: 'rate', sentence: 'The MRP is ₹110. Lower the rate.' },
    ]);
  });

  it('knows how much can be taken in cash: of who walks in by the bill, of others in the day', () => {
    expect(mostInCash(ON.today, true, rupees(120_000))).toBe(rupees(199_999.99));
    expect(mostInCash(ON.today, false, rupees(120_000))).toBe(rupees(79_999.99));
    expect(mostInCash(ON.today, false, rupees(300_000))).toBe(0);
    expect(mostInCash('2017-03-31', true, ZERO)).toBeUndefined();
    expect(problemInCash(rupees(79_999.99), rupees(79_999.99))).toBeUndefined();
    expect(problemInCash(rupees(80_000), rupees(79_999.99))).toBe(
      '₹79,999.99 can be taken in cash. Take the rest otherwise.',
    );
    expect(problemInCash(rupees(1), ZERO)).toBe('No more can be taken in cash today. Take it otherwise.');
  });
});
