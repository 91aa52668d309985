import { describe, expect, it } from 'vitest';
import { withDiscount, withBillDiscount, withRate } from '#domain/books/counter/bill-changes.ts';
import { type BillFacts } from '#domain/books/counter/bill-invoice.ts';
import { billSums } from '#domain/books/counter/bill-money.ts';
import { COUNTER_SETTINGS } from '#domain/books/counter/counter-settings.ts';
import { beyondLimits, notApproved, type LimitFacts } from '#domain/books/counter/limits.ts';
import { newLine } from '#domain/books/counter/new-line.ts';
import { ZERO } from '#domain/money.ts';
import { aBill, anItem, factsOf, ON, perUnit, rupees, taken } from '../../../support/counter.ts';

const SALT = anItem('Salt', 105);
const LAMP = anItem('Lamp', 1000);
const MAT = anItem('Mat', 500);

describe('a limit', () => {
  const limits = (overrides: Partial<LimitFacts> = {}): LimitFacts => {
    return { settings: COUNTER_SETTINGS, worths: new Map(), balance: ZERO, ...overrides };
  };
  const asked = (bill: ReturnType<typeof aBill>, known: BillFacts, overrides: Partial<LimitFacts> = {}) => {
    const sums = billSums(bill, known);
    return sums
      ? notApproved(beyondLimits(bill, known, sums, limits(overrides)), bill).map(({ sentence }) => sentence)
      : undefined;
  };

  it('lets 99 off 1,000 pass, and asks for 101', () => {
    const bill = aBill([newLine(LAMP, ON)]);
    expect(asked(withDiscount(bill, 1, { amount: rupees(99) }), factsOf([LAMP]))).toEqual([]);
    expect(asked(withDiscount(bill, 1, { amount: rupees(100) }), factsOf([LAMP]))).toEqual([]);
    expect(asked(withDiscount(bill, 1, { amount: rupees(101) }), factsOf([LAMP]))).toEqual([
      'Lamp: ₹101 (10.1%) off. The limit is 10%.',
    ]);
  });

  it('counts the whole fall below the list price: the rate, the discount and a share of that on the bill', () => {
    const bill = withBillDiscount(withDiscount(aBill([newLine(LAMP, ON), newLine(MAT, ON)]), 1, { percent: 10 }), {
      amount: rupees(50),
    });
    expect(asked(bill, factsOf([LAMP, MAT]))).toEqual(['Lamp: ₹132.14 (13.2%) off. The limit is 10%.']);
    const lowered = withRate(aBill([newLine(LAMP, ON)]), 1, perUnit(880));
    expect(asked(lowered, factsOf([LAMP]))).toEqual(['Lamp: ₹120 (12%) off. The limit is 10%.']);
  });

  it('asks for an amount, too, where that is limited, and for nothing where neither is', () => {
    const bill = withDiscount(aBill([newLine(LAMP, ON)]), 1, { amount: rupees(90) });
    const settings = { ...COUNTER_SETTINGS, discountAmountLimit: rupees(80) };
    expect(asked(bill, factsOf([LAMP]), { settings })).toEqual(['Lamp: ₹90 (9%) off. The limit is ₹80.']);
    const free = { ...COUNTER_SETTINGS, discountLimit: null };
    expect(asked(withDiscount(bill, 1, { percent: 99 }), factsOf([LAMP]), { settings: free })).toEqual([]);
  });

  it('asks before goods are sold below what they cost, by the stock, or else by the purchase price', () => {
    const bill = aBill([newLine(SALT, ON)]);
    const worths = new Map([[SALT.id, [10_000, rupees(1010)] as const]]);
    const below = ['Salt: ₹100 without tax is below its cost of ₹101.'];
    expect(asked(bill, factsOf([SALT]), { worths })).toEqual(below);
    expect(asked(bill, factsOf([{ ...SALT, purchasePrice: perUnit(101) }]))).toEqual(below);
    expect(asked(bill, factsOf([{ ...SALT, purchasePrice: perUnit(100) }]))).toEqual([]);
    expect(asked(bill, factsOf([SALT]))).toEqual([]);
    const hidden = { cost: true, balance: true };
    expect(asked(bill, factsOf([SALT]), { worths, hidden })).toEqual(['Salt: ₹100 without tax is below its cost.']);
    const settings = { ...COUNTER_SETTINGS, belowCost: false };
    expect(asked(bill, factsOf([SALT]), { worths, settings })).toEqual([]);
  });

  it('asks where the balance and what goes on account are more than the credit limit', () => {
    const bill = aBill([newLine(LAMP, ON)], {
      customer: { id: 'PTY-2', name: 'Ravi' },
      tenders: taken({ onAccount: 900 }),
    });
    const known = factsOf([LAMP]);
    const ravi = known.customer && { ...known.customer, creditLimit: rupees(5000) };
    const limited = { ...known, customer: ravi };
    const sentence = 'Ravi would owe ₹5,100. The credit limit is ₹5,000.';
    expect(asked(bill, limited, { balance: rupees(4200) })).toEqual([sentence]);
    const hidden = { cost: true, balance: true };
    expect(asked(bill, limited, { balance: rupees(4200), hidden })).toEqual([
      'Ravi would owe more than the credit limit of ₹5,000.',
    ]);
    expect(asked(bill, limited, { balance: rupees(4100) })).toEqual([]);
    expect(asked(bill, known, { balance: rupees(4200) })).toEqual([]);
    expect(asked({ ...bill, tenders: taken({ cash: 1000 }) }, limited, { balance: rupees(4200) })).toEqual([]);
  });

  it('is asked about once for its figures: others ask again', () => {
    const bill = withDiscount(aBill([newLine(LAMP, ON)]), 1, { amount: rupees(101) });
    const known = factsOf([LAMP]);
    const sums = billSums(bill, known);
    const approved = { ...bill, approved: sums ? beyondLimits(bill, known, sums, limits()) : [] };
    expect(asked(approved, known)).toEqual([]);
    expect(asked(withDiscount(approved, 1, { amount: rupees(102) }), known)).toHaveLength(1);
  });
});
