import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restFor, settleBill, withRestInCash } from '#domain/books/counter/settle.ts';
import { NOTHING_TAKEN, TENDERS, type Tenders } from '#domain/books/counter/tender.ts';
import { asPaise, sumOf, ZERO } from '#domain/money.ts';
import { rupees, taken } from '../../../support/counter.ts';

describe('settling a bill', () => {
  it('records what was taken less the change', () => {
    expect(settleBill(rupees(749), taken({ cash: 1000 }))).toMatchObject({
      recorded: { cash: rupees(749) },
      change: rupees(251),
      remaining: 0,
      problems: {},
    });
  });

  it('gives change of cash alone, whatever came by UPI', () => {
    const settled = settleBill(rupees(1481), taken({ upi: 1000, cash: 500 }));
    expect(settled.recorded).toEqual({ cash: rupees(481), upi: rupees(1000), card: 0, onAccount: 0 });
    expect(settled.change).toBe(rupees(19));
  });

  it('splits a bill between cash and card', () => {
    const settled = settleBill(rupees(10_000), taken({ cash: 4000, card: 6000 }));
    expect(settled).toMatchObject({ remaining: 0, change: 0, problems: {} });
  });

  it('puts the rest in where it is asked for', () => {
    expect(restFor('card', rupees(2700), taken({ onAccount: 900 }))).toBe(rupees(1800));
    expect(restFor('upi', rupees(100), taken({ cash: 500 }))).toBe(0);
  });

  it('refuses more by UPI, card or on account than remains', () => {
    expect(settleBill(rupees(100), taken({ upi: 120 })).problems).toEqual({ upi: '₹100 remains. Enter at most that.' });
    expect(settleBill(rupees(100), taken({ upi: 100, card: 1 })).problems).toEqual({
      upi: '₹99 remains. Enter at most that.',
      card: 'Nothing remains. Clear the amount.',
    });
    expect(settleBill(rupees(100), taken({ cash: -5 })).problems).toEqual({
      cash: 'Enter the amount without a minus.',
    });
  });

  it('compares paise without tolerance', () => {
    expect(settleBill(rupees(174.99), taken({ card: 75, cash: 100 }))).toMatchObject({
      recorded: { card: rupees(75), cash: rupees(99.99) },
      change: 1,
    });
    expect(settleBill(rupees(100), taken({ cash: 99.99 })).remaining).toBe(1);
  });

  it('puts the rest in cash beside what was handed over', () => {
    expect(withRestInCash(rupees(1481), taken({ upi: 1000 })).cash).toBe(rupees(481));
    expect(withRestInCash(rupees(1481), taken({ upi: 1000, cash: 81 })).cash).toBe(rupees(481));
    expect(withRestInCash(rupees(749), taken({ cash: 1000 })).cash).toBe(rupees(1000));
    expect(withRestInCash(ZERO, NOTHING_TAKEN)).toEqual(NOTHING_TAKEN);
  });

  it('always adds up: recorded and remaining are the total, recorded and change what was taken', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.tuple(amount, amount, amount, amount), (whole, amounts) => {
        const tenders = Object.fromEntries(TENDERS.map((tender, at) => [tender, amounts[at] ?? null]));
        const [total, entered] = [asPaise(whole), { ...NOTHING_TAKEN, ...tenders } as Tenders];
        const { recorded, remaining, change, problems } = settleBill(total, entered);
        const all = sumOf(TENDERS.map((tender) => recorded[tender]));
        const handed = sumOf(TENDERS.map((tender) => entered[tender] ?? ZERO));
        expect(all + change).toBe(handed);
        expect(remaining === 0 || change === 0).toBe(true);
        if (Object.keys(problems).length === 0) expect(all + remaining).toBe(total);
      }),
    );
  });
});

const amount = fc.option(fc.nat(500_000).map(asPaise), { freq: 3 });
