import { describe, expect, it } from 'vitest';
import { invoiceOfBill } from '#domain/books/counter/bill-invoice.ts';
import { amountOfBillLine, billSums } from '#domain/books/counter/bill-money.ts';
import { counterRate, newLine } from '#domain/books/counter/new-line.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aBill, anItem, factsOf, ON, perUnit, rupees } from '../../../support/counter.ts';

const SALT = anItem('Salt', 105);

describe('the sums of a bill', () => {
  it('are those of its invoice: 2 PCS at 105 and a BOX at 1,200, with 5 % in them', () => {
    const box = newLine(SALT, ON, { pack: { unit: 'BOX', contains: asQuantity(12), rate: perUnit(1200) } });
    const bill = aBill([newLine(SALT, ON), newLine(SALT, ON), box]);
    const sums = billSums(bill, factsOf([SALT]));
    expect(bill.lines.map(amountOfBillLine)).toEqual([rupees(210), rupees(1200)]);
    expect(sums?.lines.map(({ taxable, cgst }) => [taxable, cgst])).toEqual([
      [rupees(200), rupees(5)],
      [rupees(1142.86), rupees(28.57)],
    ]);
    expect(sums).toMatchObject({ total: rupees(1410), pieces: 3 });
  });

  it('have the GST put into a price that has none, and take the price of who charges none as it is', () => {
    const plain = anItem('Pen', 10, { priceIncludesGst: false });
    expect(counterRate(plain, ON)).toBe(perUnit(10.5));
    expect(counterRate(plain, { ...ON, own: { ...ON.own, registration: 'Composition' } })).toBe(perUnit(10));
  });

  it('take the GST rate of the day of saving, at the rates of the bill', () => {
    const later = { ...SALT, rates: [...SALT.rates, { from: '2026-06-10' as const, percent: 18 }] };
    const { lines } = invoiceOfBill(aBill([newLine(SALT, ON)]), factsOf([later]));
    expect(lines.map(({ rate, percent }) => [rate, percent])).toEqual([[perUnit(105), 18]]);
  });
});
