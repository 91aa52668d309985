import { describe, expect, it } from 'vitest';
import {
  BLANK_BILL,
  billsFrom,
  type OpeningBillInput,
  problemInSplit,
  problemsInBills,
} from '#domain/books/masters/opening-bill.ts';
import type { OpeningInput } from '#domain/books/masters/opening-balance.ts';
import { asPaise } from '#domain/money.ts';

const BILL: OpeningBillInput = { number: 'A/17', date: '2026-03-10', dueDate: '2026-04-09', amount: asPaise(600_00) };
const REST: OpeningBillInput = { number: 'A/18', date: '2026-03-20', dueDate: '', amount: asPaise(400_00) };
const THOUSAND: OpeningInput = { balance: asPaise(1_000_00), side: 'Dr' };

describe('an opening bill', () => {
  it('needs a number, a date and an amount, but no due date', () => {
    expect(problemsInBills([BILL, REST])).toEqual([{}, {}]);
    expect(BLANK_BILL).toEqual({ number: '', date: '', dueDate: '', amount: null });
    expect(problemsInBills([{ ...BLANK_BILL, number: ' ' }])).toEqual([
      {
        number: 'Enter the number of the bill.',
        date: 'Enter the date of the bill.',
        amount: 'Enter the amount that is still open.',
      },
    ]);
  });

  it('is not of nothing; an advance among the bills has a minus, and lowers what they come to', () => {
    expect(
      problemInSplit(THOUSAND, [
        { ...BILL, amount: asPaise(1250_00) },
        { ...REST, amount: asPaise(-250_00) },
      ]),
    ).toBe(undefined);
    expect(problemsInBills([{ ...BILL, amount: asPaise(0) }])).toEqual([
      { amount: 'Enter the amount that is still open.' },
    ]);
  });

  it('is due on its day or later', () => {
    expect(problemsInBills([{ ...BILL, dueDate: '2026-03-10' }])).toEqual([{}]);
    expect(problemsInBills([{ ...BILL, dueDate: '2026-03-09' }])).toEqual([
      { dueDate: 'Enter a due date that is not before the date.' },
    ]);
  });

  it('is there once: a number is given once in a financial year, whatever the case', () => {
    const twice = 'Bill 1 has this number. Enter another, or remove one of them.';
    expect(problemsInBills([BILL, REST, { ...REST, number: ' a/17 ' }])).toEqual([{}, {}, { number: twice }]);
    expect(problemsInBills([BILL, { ...BILL, date: '2025-03-31' }])).toEqual([{}, {}]);
    expect(problemsInBills([{ ...BILL, date: '' }, BILL])).toEqual([{ date: 'Enter the date of the bill.' }, {}]);
    expect(problemsInBills([BILL, { ...BILL, date: '' }])[1]).toEqual({ date: 'Enter the date of the bill.' });
  });

  it('is kept without spaces around its number', () => {
    expect(billsFrom([{ ...BILL, number: ' A/17 ' }])).toEqual([BILL]);
  });

  it.each([{ ...BILL, date: '' } as const, { ...BILL, amount: null }])(
    'is not kept without its day or amount',
    (bill) => {
      expect(() => billsFrom([bill])).toThrow(new RangeError('An opening bill has a day and an amount.'));
    },
  );
});

describe('opening bills together', () => {
  it('add up to the opening balance', () => {
    expect(problemInSplit(THOUSAND, [BILL, REST])).toBeUndefined();
    expect(problemInSplit({ ...THOUSAND, side: 'Cr' }, [BILL, REST])).toBeUndefined();
  });

  it('are refused when they add up to anything else', () => {
    expect(problemInSplit(THOUSAND, [BILL])).toBe(
      'The bills add up to ₹600, the opening balance is ₹1,000. Make them equal.',
    );
    expect(problemInSplit({ balance: null, side: 'Dr' }, [BILL])).toBe(
      'The bills add up to ₹600, the opening balance is ₹0. Make them equal.',
    );
  });

  it('need not be there at all', () => {
    expect(problemInSplit(THOUSAND, [])).toBeUndefined();
  });

  it('are refused when one of them is wrong, naming it', () => {
    expect(problemInSplit(THOUSAND, [BILL, { ...REST, date: '' }])).toBe('Correct bill 2, or remove it.');
  });

  it('are refused when they are too large to add up', () => {
    const huge = asPaise(Number.MAX_SAFE_INTEGER);
    const bills = [
      { ...BILL, amount: huge },
      { ...REST, amount: huge },
    ];
    expect(problemInSplit(THOUSAND, bills)).toBe('The bills are too large to add up. Correct their amounts.');
  });
});
