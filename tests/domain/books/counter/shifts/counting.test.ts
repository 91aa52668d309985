import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTER_SETTINGS, problemsInSelling } from '#domain/books/counter/counter-settings.ts';
import { type ClosingShiftInput, handedOver, problemsInClosing } from '#domain/books/counter/shifts/closing-shift.ts';
import { needsReason, PIECES, sumOfPieces } from '#domain/books/counter/shifts/count.ts';
import {
  differenceInOpening,
  type OpeningShiftInput,
  problemsInOpening,
} from '#domain/books/counter/shifts/opening-shift.ts';
import { problemsInPaid } from '#domain/books/counter/shifts/paid.ts';
import { asPaise } from '#domain/money.ts';

const DRAWER = { id: 'LED-9', name: 'Cash – Counter 1' };
const CASH = { id: 'LED-1', name: 'Cash' };
const CLOSING: ClosingShiftInput = { counted: asPaise(1541_00), reason: '', leave: asPaise(500_00), handTo: CASH };
const OPENING: OpeningShiftInput = { putIn: null, from: null, counted: asPaise(500_00), reason: '' };
const LEFT = { left: asPaise(500_00), cash: DRAWER };
const EXPECTED = { expected: asPaise(1550_00), cash: DRAWER };

describe('a count', () => {
  it('is the sum of its pieces', () => {
    expect(sumOfPieces({ 500: 2, 100: 4, 20: 3, 1: 5 })).toBe(1465_00);
    expect(sumOfPieces({ 500: null })).toBe(0);
  });

  it('of one piece each is 888', () => {
    expect(sumOfPieces(Object.fromEntries(PIECES.map((piece) => [piece, 1])))).toBe(888_00);
  });
});

describe('a shift that opens', () => {
  it('differs by what is there less what was left and put in', () => {
    expect(differenceInOpening({ putIn: asPaise(500_00), counted: asPaise(500_00) }, asPaise(0))).toBe(0);
    expect(differenceInOpening({ putIn: null, counted: asPaise(490_00) }, asPaise(500_00))).toBe(-10_00);
  });

  it('needs a count, and for what is put in the ledger that it comes from', () => {
    expect(problemsInOpening({ ...OPENING, counted: null }, LEFT, COUNTER_SETTINGS)).toEqual({
      counted: 'Count the drawer.',
    });
    const own = { ...OPENING, putIn: asPaise(5), from: DRAWER, counted: asPaise(-1) };
    expect(problemsInOpening(own, { ...LEFT, left: asPaise(0) }, COUNTER_SETTINGS)).toEqual({
      from: 'Cash – Counter 1 is the drawer itself. Choose another ledger.',
      counted: 'Enter an amount from 0.',
    });
    expect(problemsInOpening({ ...OPENING, putIn: asPaise(5) }, LEFT, COUNTER_SETTINGS)).toEqual({
      from: 'Choose a cash or bank ledger.',
    });
  });

  it('asks for the reason of a difference from what was left, as when one closes', () => {
    const short = { ...OPENING, counted: asPaise(400_00) };
    expect(problemsInOpening(short, LEFT, COUNTER_SETTINGS)).toEqual({ reason: 'Enter the reason of the difference.' });
    expect(problemsInOpening({ ...short, reason: 'Notes were torn' }, LEFT, COUNTER_SETTINGS)).toEqual({});
    expect(problemsInOpening({ ...short, counted: asPaise(400_01) }, LEFT, COUNTER_SETTINGS)).toEqual({});
    expect(problemsInOpening(short, LEFT, { reasonFrom: null })).toEqual({});
  });
});

describe('a shift that closes', () => {
  it('hands over what does not stay', () => {
    expect(handedOver(CLOSING)).toBe(1041_00);
    expect(problemsInClosing(CLOSING, EXPECTED, COUNTER_SETTINGS)).toEqual({});
  });

  it('asks for a reason from the difference on that the settings say, short or over', () => {
    expect(needsReason(asPaise(99_99), COUNTER_SETTINGS)).toBe(false);
    expect(needsReason(asPaise(-100_00), COUNTER_SETTINGS)).toBe(true);
    expect(needsReason(asPaise(100_00), { reasonFrom: null })).toBe(false);
    expect(needsReason(asPaise(0), { reasonFrom: asPaise(0) })).toBe(false);
    const over = { ...CLOSING, counted: asPaise(1650_00) };
    expect(problemsInClosing(over, EXPECTED, COUNTER_SETTINGS)).toEqual({
      reason: 'Enter the reason of the difference.',
    });
    expect(problemsInClosing({ ...over, reason: 'Tip' }, EXPECTED, COUNTER_SETTINGS)).toEqual({});
  });

  it('leaves no more than there is, and needs nobody to hand nothing to', () => {
    expect(problemsInClosing({ ...CLOSING, leave: asPaise(1541_01) }, EXPECTED, COUNTER_SETTINGS)).toEqual({
      leave: '₹1,541 is in the drawer. Leave at most that.',
    });
    expect(problemsInClosing({ ...CLOSING, counted: null }, EXPECTED, COUNTER_SETTINGS)).toEqual({
      counted: 'Count the drawer.',
    });
    expect(problemsInClosing({ ...CLOSING, leave: null }, EXPECTED, COUNTER_SETTINGS)).toHaveProperty('leave');
    expect(problemsInClosing({ ...CLOSING, leave: CLOSING.counted, handTo: null }, EXPECTED, COUNTER_SETTINGS)).toEqual(
      {},
    );
  });

  it('hands over what was counted, less what stays, whatever these are', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), (counted, share) => {
        const leave = Math.min(counted, share);
        const input = { ...CLOSING, counted: asPaise(counted), leave: asPaise(leave), reason: 'Any' };
        expect(handedOver(input) + leave).toBe(counted);
        expect(problemsInClosing(input, EXPECTED, COUNTER_SETTINGS)).toEqual({});
      }),
    );
  });
});

describe('what is paid in or out', () => {
  it('has an amount, another side and a reason', () => {
    expect(problemsInPaid({ amount: asPaise(60_00), against: CASH, reason: 'Tea' }, DRAWER)).toEqual({});
    expect(problemsInPaid({ amount: asPaise(0), against: DRAWER, reason: ' ' }, DRAWER)).toEqual({
      amount: 'Enter an amount above 0.',
      against: 'Cash – Counter 1 is the drawer itself. Choose another ledger.',
      reason: 'Enter the reason.',
    });
  });
});

describe('the settings of the counter', () => {
  it('are limits from 0, or none', () => {
    expect(problemsInSelling(COUNTER_SETTINGS)).toEqual({});
    expect(problemsInSelling({ ...COUNTER_SETTINGS, discountLimit: null, reasonFrom: null })).toEqual({});
    expect(problemsInSelling({ ...COUNTER_SETTINGS, discountLimit: 101, discountAmountLimit: asPaise(-1) })).toEqual({
      discountLimit: 'Enter a percentage from 0 to 100, or leave it empty.',
      discountAmountLimit: 'Enter an amount from 0, or leave it empty.',
    });
  });
});
