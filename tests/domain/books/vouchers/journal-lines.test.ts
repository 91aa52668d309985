import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBalanced, withAmount, withLedger } from '#domain/books/vouchers/journal-lines.ts';
import { BLANK_LINE } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { ASHA, BANK, CASH, cr, dr, RENT } from '../../../support/voucher-inputs.ts';
import { differenceOf } from '#domain/books/vouchers/journal-problems.ts';

describe('the ledger of a line', () => {
  it('brings what the others lack, on the side that lacks it', () => {
    expect(withLedger([dr(RENT, 5), BLANK_LINE], 1, ASHA)).toEqual([dr(RENT, 5), cr(ASHA, 5)]);
    expect(withLedger([cr(ASHA, 5), dr(RENT, 2), BLANK_LINE], 2, CASH)[2]).toEqual(dr(CASH, 3));
  });

  it('brings nothing where nothing is missing, where an amount stands, or when it is cleared', () => {
    expect(withLedger([BLANK_LINE, BLANK_LINE], 0, RENT)[0]).toEqual(dr(RENT, null));
    expect(withLedger([dr(RENT, 5), dr(null, 2)], 1, ASHA)[1]).toEqual(dr(ASHA, 2));
    expect(withLedger([dr(RENT, 5), cr(null, 2)], 1, ASHA)[1]).toEqual(cr(ASHA, 2));
    expect(withLedger([dr(RENT, 5), BLANK_LINE], 1, null)[1]).toEqual(BLANK_LINE);
  });

  it('brings nothing while the sums are too large to be exact', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(withLedger([dr(RENT, most), dr(CASH, most), BLANK_LINE], 2, ASHA)[2]).toEqual(dr(ASHA, null));
  });

  it('always makes a journal equal, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(1e9), fc.boolean()), { minLength: 1, maxLength: 6 }), (some) => {
        const lines = some.map(([amount, isDebit]) => (isDebit ? dr(RENT, amount) : cr(ASHA, amount)));
        const whole = withLedger([...lines, BLANK_LINE], lines.length, BANK);
        expect(differenceOf({ lines: whole })).toBe(0);
        expect(whole.slice(0, -1)).toEqual(lines);
      }),
    );
  });
});

describe('the amount of a line', () => {
  it('takes the place of the one that was proposed on the other side', () => {
    const proposed = withLedger([dr(RENT, 5), BLANK_LINE], 1, CASH);
    expect(withAmount(proposed, 1, 'debit', asPaise(3))[1]).toEqual(dr(CASH, 3));
    expect(withAmount([cr(ASHA, 5), dr(CASH, 5)], 1, 'credit', asPaise(3))[1]).toEqual(cr(CASH, 3));
  });

  it('stands beside any other figure, and clearing it takes nothing else away', () => {
    expect(withAmount([dr(RENT, 5), cr(CASH, 4)], 1, 'debit', asPaise(3))[1]).toEqual({
      ledger: CASH,
      debit: 3,
      credit: 4,
    });
    expect(withAmount([dr(RENT, 5), cr(CASH, 5)], 1, 'debit', null)[1]).toEqual(cr(CASH, 5));
    expect(withAmount([dr(RENT, 5), cr(CASH, 5)], 1, 'credit', asPaise(4))[1]).toEqual(cr(CASH, 4));
    expect(withAmount([dr(RENT, 5), BLANK_LINE], 1, 'credit', asPaise(4))).toEqual([dr(RENT, 5), cr(null, 4)]);
  });
});

it('lines are balanced once something stands in them and nothing is missing', () => {
  expect(isBalanced([BLANK_LINE, BLANK_LINE])).toBe(false);
  expect(isBalanced([dr(RENT, 5), BLANK_LINE])).toBe(false);
  expect(isBalanced([dr(RENT, 5), cr(CASH, 5)])).toBe(true);
});
