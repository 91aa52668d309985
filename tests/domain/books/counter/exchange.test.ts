import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchangeSums } from '#domain/books/counter/exchange.ts';
import { refundAsCame, settleRefund } from '#domain/books/counter/refund.ts';
import { asPaise } from '#domain/money.ts';
import { rupees, taken } from '../../../support/counter.ts';
import { runs } from '../../../support/runs.ts';

const amount = fc.nat(100_000_00).map(asPaise);

describe('an exchange', () => {
  it('of 105 for 168 is paid with 63, and of 168 for 105 gives 63 back', () => {
    const none = rupees(0);
    expect(exchangeSums({ returned: rupees(105), owed: none }, rupees(168))).toEqual(sums(105, 63, 0));
    expect(exchangeSums({ returned: rupees(168), owed: none }, rupees(105))).toEqual(sums(105, 0, 63));
    expect(exchangeSums({ returned: rupees(105), owed: none }, none)).toEqual(sums(0, 0, 105));
  });

  it('lowers what is owed on the old invoice first', () => {
    expect(exchangeSums({ returned: rupees(105), owed: rupees(40) }, rupees(168))).toEqual(sums(65, 103, 0));
    expect(exchangeSums({ returned: rupees(105), owed: rupees(200) }, rupees(168))).toEqual(sums(0, 168, 0));
  });

  it('adds up to the paisa, and never both takes and gives money', () => {
    fc.assert(
      fc.property(amount, amount, amount, (returned, owed, sold) => {
        const { setOff, pays, gets } = exchangeSums({ returned, owed }, sold);
        expect(Math.min(setOff, pays, gets)).toBeGreaterThanOrEqual(0);
        expect(setOff + pays).toBe(sold);
        expect(setOff + gets).toBe(Math.max(0, returned - owed));
        expect(Math.min(pays, gets)).toBe(0);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('what is given back', () => {
  it('goes out as it came: by card and UPI as far as it came by them, the rest in cash', () => {
    const came = { cash: rupees(100), upi: rupees(200), card: rupees(50) };
    expect(refundAsCame(rupees(30), came)).toEqual(taken({ card: 30 }));
    expect(refundAsCame(rupees(120), came)).toEqual(taken({ card: 50, upi: 70 }));
    expect(refundAsCame(rupees(300), came)).toEqual(taken({ card: 50, upi: 200, cash: 50 }));
  });

  it('is all of it and no more, and cash gives no change', () => {
    const words = '₹63 remains. Enter at most that.';
    expect(settleRefund(rupees(63), taken({ cash: 63 }))).toMatchObject({ remaining: 0, change: 0, problems: {} });
    expect(settleRefund(rupees(63), taken({ cash: 60 }))).toMatchObject({ remaining: rupees(3), problems: {} });
    expect(settleRefund(rupees(63), taken({ cash: 64 }))).toMatchObject({ change: 0, problems: { cash: words } });
    expect(settleRefund(rupees(63), taken({ upi: 64 }))).toMatchObject({ problems: { upi: words } });
    expect(settleRefund(rupees(63), taken({ cash: 3, onAccount: 60 }))).toMatchObject({ remaining: 0, problems: {} });
  });

  it('as it came is always the whole', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (gets, cash, upi, card) => {
        const { remaining, problems } = settleRefund(gets, refundAsCame(gets, { cash, upi, card }));
        expect([remaining, problems]).toEqual([0, {}]);
      }),
      { numRuns: runs(200) },
    );
  });
});

function sums(setOff: number, pays: number, gets: number) {
  return { setOff: rupees(setOff), pays: rupees(pays), gets: rupees(gets) };
}
