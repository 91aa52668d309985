import { describe, expect, it } from 'vitest';
import { withDiscount, withBillDiscount, withRate } from '#domain/books/counter/bill-changes.ts';
import { type BillFacts, invoiceOfBill } from '#domain/books/counter/bill-invoice.ts';
import { amountOfBillLine, billSums } from '#domain/books/counter/bill-money.ts';
import { problemsInBill } from '#domain/books/counter/bill-problems.ts';
import { beyondLimits, type LimitFacts, notApproved } from '#domain/books/counter/limits.ts';
import { counterRate, newLine } from '#domain/books/counter/new-line.ts';
import { mostInCash, problemInCash } from '#domain/books/counter/stops.ts';
import { aboveMrp } from '#domain/books/documents/above-mrp.ts';
import { atPay, withMore, withoutLine, withQuantity } from '#domain/books/counter/bill-changes.ts';
import { voidOfBill, voidsBetween } from '#domain/books/counter/void.ts';
import { COUNTER_SETTINGS } from '#domain/books/counter/counter-settings.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { partyFrom, blankParty } from '#domain/books/masters/party.ts';
import { ZERO } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aBill, anItem, business, ON, perUnit, rupees, taken, WALK_IN } from '../../../support/counter.ts';

const WALKING_IN = { ...partyFrom({ ...blankParty('Customer'), name: 'Walk-in Customer' }), id: WALK_IN.id };
const SALT = anItem('Salt', 105);
const LAMP = anItem('Lamp', 1000);
const MAT = anItem('Mat', 500);

function facts(items: readonly Item[], overrides: Partial<BillFacts> = {}): BillFacts {
  const known = new Map(items.map((item) => [item.id, item]));
  return { today: ON.today, business: business(), customer: WALKING_IN, isWalkIn: true, items: known, ...overrides };
}

describe('the sums of a bill', () => {
  it('are those of its invoice: 2 PCS at 105 and a BOX at 1,200, with 5 % in them', () => {
    const box = newLine(SALT, ON, { pack: { unit: 'BOX', contains: asQuantity(12), rate: perUnit(1200) } });
    const bill = aBill([newLine(SALT, ON), newLine(SALT, ON), box]);
    const sums = billSums(bill, facts([SALT]));
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
    const { lines } = invoiceOfBill(aBill([newLine(SALT, ON)]), facts([later]));
    expect(lines.map(({ rate, percent }) => [rate, percent])).toEqual([[perUnit(105), 18]]);
  });
});

describe('a limit', () => {
  const limits = (overrides: Partial<LimitFacts> = {}): LimitFacts => {
    return { settings: COUNTER_SETTINGS, worths: new Map(), balance: ZERO, creditLimit: null, ...overrides };
  };
  const asked = (bill: ReturnType<typeof aBill>, known: BillFacts, overrides: Partial<LimitFacts> = {}) => {
    const sums = billSums(bill, known);
    return sums
      ? notApproved(beyondLimits(bill, known, sums, limits(overrides)), bill).map(({ sentence }) => sentence)
      : undefined;
  };

  it('lets 99 off 1,000 pass, and asks for 101', () => {
    const bill = aBill([newLine(LAMP, ON)]);
    expect(asked(withDiscount(bill, 1, { amount: rupees(99) }), facts([LAMP]))).toEqual([]);
    expect(asked(withDiscount(bill, 1, { amount: rupees(100) }), facts([LAMP]))).toEqual([]);
    expect(asked(withDiscount(bill, 1, { amount: rupees(101) }), facts([LAMP]))).toEqual([
      'Lamp: ₹101 (10.1%) off. The limit is 10%.',
    ]);
  });

  it('counts the whole fall below the list price: the rate, the discount and a share of that on the bill', () => {
    const bill = withBillDiscount(withDiscount(aBill([newLine(LAMP, ON), newLine(MAT, ON)]), 1, { percent: 10 }), {
      amount: rupees(50),
    });
    expect(asked(bill, facts([LAMP, MAT]))).toEqual(['Lamp: ₹132.14 (13.2%) off. The limit is 10%.']);
    const lowered = withRate(aBill([newLine(LAMP, ON)]), 1, perUnit(880));
    expect(asked(lowered, facts([LAMP]))).toEqual(['Lamp: ₹120 (12%) off. The limit is 10%.']);
  });

  it('asks for an amount, too, where that is limited, and for nothing where neither is', () => {
    const bill = withDiscount(aBill([newLine(LAMP, ON)]), 1, { amount: rupees(90) });
    const settings = { ...COUNTER_SETTINGS, discountAmountLimit: rupees(80) };
    expect(asked(bill, facts([LAMP]), { settings })).toEqual(['Lamp: ₹90 (9%) off. The limit is ₹80.']);
    const free = { ...COUNTER_SETTINGS, discountLimit: null };
    expect(asked(withDiscount(bill, 1, { percent: 99 }), facts([LAMP]), { settings: free })).toEqual([]);
  });

  it('asks before goods are sold below what they cost, by the stock, or else by the purchase price', () => {
    const bill = aBill([newLine(SALT, ON)]);
    const worths = new Map([[SALT.id, [10_000, rupees(1010)] as const]]);
    const below = ['Salt: ₹100 without tax is below its cost of ₹101.'];
    expect(asked(bill, facts([SALT]), { worths })).toEqual(below);
    expect(asked(bill, facts([{ ...SALT, purchasePrice: perUnit(101) }]))).toEqual(below);
    expect(asked(bill, facts([{ ...SALT, purchasePrice: perUnit(100) }]))).toEqual([]);
    expect(asked(bill, facts([SALT]))).toEqual([]);
    const settings = { ...COUNTER_SETTINGS, belowCost: false };
    expect(asked(bill, facts([SALT]), { worths, settings })).toEqual([]);
  });

  it('asks where the balance and what goes on account are more than the credit limit', () => {
    const bill = aBill([newLine(LAMP, ON)], {
      customer: { id: 'PTY-2', name: 'Ravi' },
      tenders: taken({ onAccount: 900 }),
    });
    const known = { balance: rupees(4200), creditLimit: rupees(5000) };
    expect(asked(bill, facts([LAMP]), known)).toEqual(['Ravi would owe ₹5,100. The credit limit is ₹5,000.']);
    expect(asked(bill, facts([LAMP]), { ...known, balance: rupees(4100) })).toEqual([]);
    expect(asked({ ...bill, tenders: taken({ cash: 1000 }) }, facts([LAMP]), known)).toEqual([]);
  });

  it('is asked about once for its figures: others ask again', () => {
    const bill = withDiscount(aBill([newLine(LAMP, ON)]), 1, { amount: rupees(101) });
    const known = facts([LAMP]);
    const sums = billSums(bill, known);
    const approved = { ...bill, approved: sums ? beyondLimits(bill, known, sums, limits()) : [] };
    expect(asked(approved, known)).toEqual([]);
    expect(asked(withDiscount(approved, 1, { amount: rupees(102) }), known)).toHaveLength(1);
  });
});

describe('the law', () => {
  it('stops a rate above the MRP', () => {
    expect(aboveMrp(perUnit(110), rupees(110), ON.today)).toBeUndefined();
    expect(aboveMrp(perUnit(111), rupees(110), '2011-03-31')).toBeUndefined();
    expect(aboveMrp(perUnit(110.01), rupees(110), ON.today)).toBe('The MRP is ₹110. Lower the rate.');
    const bill = aBill([{ ...newLine(anItem('Salt', 111), ON), mrp: rupees(110) }]);
    expect(problemsInBill(bill, facts([SALT]))).toEqual([
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

describe('a bill that cannot be saved', () => {
  it('says so at the line, with its item', () => {
    const gone = newLine(anItem('Gone', 5), ON);
    const idle = newLine(LAMP, ON);
    const bill = withQuantity(aBill([gone, idle, newLine(SALT, ON)]), 3, asQuantity(-1));
    const found = problemsInBill(bill, facts([{ ...LAMP, isActive: false }, SALT]));
    expect(found.map(({ line, field, sentence }) => [line, field, sentence])).toEqual([
      [1, 'item', 'It was deleted meanwhile. Remove it.'],
      [2, 'item', 'Lamp is inactive. Remove it, or make it active again.'],
      [3, 'quantity', 'Use Returns to take goods back.'],
    ]);
  });

  it('says so of a bill without lines', () => {
    expect(problemsInBill(aBill(), facts([]))).toEqual([{ field: 'lines', sentence: 'Scan or find an item first.' }]);
  });
});

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
