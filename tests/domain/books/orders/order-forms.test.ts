import { describe, expect, it } from 'vitest';
import { blankDebitNote } from '#domain/books/documents/blank-note.ts';
import { restOf } from '#domain/books/documents/note-rest.ts';
import { withSums } from '#domain/books/documents/document-sums.ts';
import { withPurpose } from '#domain/books/fulfilment/conversion.ts';
import { BLANK_ITEM, type Item, itemFrom } from '#domain/books/masters/item.ts';
import { asBoughtTrade, asTrade, withTrade } from '#domain/books/orders/as-trade.ts';
import { blankChallan, blankPurchaseOrder, blankQuotation } from '#domain/books/orders/blank-order.ts';
import { goesOut, isAtCost, PURPOSES } from '#domain/books/orders/challan-purpose.ts';
import { onOtherDay } from '#domain/books/orders/due-day.ts';
import type { ChallanInput } from '#domain/books/orders/order.ts';
import { problemsInOrder } from '#domain/books/orders/order-problems.ts';
import { pricesToday } from '#domain/books/orders/rate-today.ts';
import { withPurchase } from '#domain/books/orders/return-challan.ts';
import { asRate } from '#domain/books/rate.ts';
import type { VoucherRules } from '#domain/books/field-problems.ts';
import { aBought, aLine, anInvoiceInput, aPurchase, OURS, REGULAR, REPAIR } from '../../../support/documents.ts';
import { DAY, voucherOf } from '../../../support/voucher-inputs.ts';

const RULES: VoucherRules = { booksBegin: '2026-04-01', turnover: 'Up to ₹5 crore' };
const CHALLAN: ChallanInput = { ...blankChallan(DAY, OURS), party: REGULAR, place: '27' };

/** A challan by which goods go back of a purchase of soap and a repair. */
function aReturn(): ChallanInput {
  const lines = [aBought(20, 250, 5), aBought(1, 100, 18, { item: REPAIR })];
  const purchase = voucherOf(withSums(aPurchase({ lines })), { id: 'VCH-9', number: 'PUR/1' });
  const note = blankDebitNote(purchase, restOf(purchase, []).lines, DAY);
  return withPurchase(withPurpose(blankChallan(DAY, OURS), 'Return of Goods'), note);
}

describe('the day by which an order is to be done', () => {
  it('goes along with its date while it is the one that was proposed', () => {
    expect(onOtherDay(blankQuotation(DAY, OURS), DAY, '2026-12-01')).toMatchObject({ validUntil: '2026-12-16' });
    const typed = { ...blankQuotation(DAY, OURS), validUntil: '2026-11-30' } as const;
    expect(onOtherDay(typed, DAY, '2026-12-01')).toBe(typed);
    const work = withPurpose(CHALLAN, 'Job Work');
    expect(onOtherDay(work, DAY, '2026-12-01')).toMatchObject({ dueBack: '2027-12-01' });
  });
});

describe('a challan', () => {
  it('by which goods go back has the goods of their purchase, each with its place there', () => {
    const challan = aReturn();
    expect(challan).toMatchObject({
      party: { name: 'Asha Stores' },
      place: '27',
      against: { id: 'VCH-9', number: 'PUR/1' },
      lines: [{ at: 0, quantity: 20, rate: 250_0000, discount: null }],
    });
    expect(challan.lines).toHaveLength(1);
    expect(problemsInOrder(challan, RULES)).toEqual({});
  });

  it('by which goods go back is refused without their purchase, which no other purpose keeps', () => {
    expect(problemsInOrder({ ...aReturn(), against: null }, RULES)).toEqual({
      against: 'Choose the purchase whose goods go back.',
    });
    const other = withPurpose(aReturn(), 'Repair');
    expect(other.against).toBeNull();
    expect(other.lines[0]).not.toHaveProperty('at');
    expect(problemsInOrder({ ...CHALLAN, lines: [aLine(1, 10, 5)] }, RULES)).toEqual({});
  });

  it('is at cost, and awaited back, as its purpose says', () => {
    expect(PURPOSES.filter((purpose) => isAtCost({ kind: 'Delivery Challan', purpose }))).toEqual([
      'Job Work',
      'Exhibition',
      'Repair',
      'Other',
      'To Own Godown',
    ]);
    expect(isAtCost(blankPurchaseOrder(DAY, OURS))).toBe(false);
    expect(PURPOSES.filter(goesOut)).toEqual(['On Approval', 'Job Work', 'Exhibition', 'Repair', 'Other']);
  });

  it('keeps where it is delivered when its lines are priced as they are bought', () => {
    const delivery = { name: '', address: '2 Mill Road', city: 'Pune', pinCode: '411001', state: '27' };
    const challan = withPurpose({ ...CHALLAN, delivery }, 'Job Work');
    expect(withTrade(challan, asBoughtTrade(challan))).toEqual(challan);
  });
});

describe('the lines of a purchase order', () => {
  it('stay the very same objects through the form of a purchase, but for the one that is changed', () => {
    const order = { ...blankPurchaseOrder(DAY, OURS), lines: [aLine(1, 10, 5), aLine(2, 10, 5)] };
    const trade = asTrade(order);
    if (trade.kind !== 'Purchase') throw new Error('It is bought.');
    const [first, second] = trade.lines;
    if (!first || !second) throw new Error('It has two lines.');
    const after = withTrade(order, { ...trade, lines: [{ ...first, description: 'Blue' }, second] });
    expect(after.lines[0]).toMatchObject({ description: 'Blue' });
    expect(after.lines[0]).not.toHaveProperty('ledger');
    expect(after.lines[1]).toBe(order.lines[1]);
  });
});

describe('the price of today', () => {
  const soap: Item = {
    ...itemFrom({ ...BLANK_ITEM, name: 'Soap', sellingPrice: asRate(120_0000), purchasePrice: asRate(90_0000) }),
    id: 'ITM-1',
  };
  const from = { kind: 'Sales Order', id: 'VCH-1', number: 'SO/1', line: 1 } as const;
  const invoice = (rupees: number, overrides = {}) => {
    return anInvoiceInput({ lines: [aLine(1, rupees, 5, { from, ...overrides })] });
  };

  it('is told at a line from an order at another rate', () => {
    expect(pricesToday(invoice(100), () => soap)).toEqual({ 'lines.0.price': 'Price today ₹120' });
    expect(pricesToday(invoice(120), () => soap)).toEqual({});
    expect(pricesToday(aPurchase({ lines: [aBought(1, 100, 5, { from })] }), () => soap)).toEqual({
      'lines.0.price': 'Price today ₹90',
    });
  });

  it('is not told of a line without an order, of an item without a price, or in a unit that has none', () => {
    expect(pricesToday(anInvoiceInput({ lines: [aLine(1, 100, 5)] }), () => soap)).toEqual({});
    expect(pricesToday(invoice(100), () => ({ ...soap, sellingPrice: null }))).toEqual({});
    expect(pricesToday(invoice(100, { unit: 'DOZ' }), () => soap)).toEqual({});
    expect(pricesToday(invoice(100), () => undefined)).toEqual({});
  });
});
