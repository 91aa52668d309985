import { describe, expect, it } from 'vitest';
import { HSN_DIGITS, hsnDigitsOn } from '#domain/books/law/hsn-digits.ts';

describe('the digits of HSN codes', () => {
  it.each([
    ['2021-03-31', 'Up to ₹5 crore', 0, 0],
    ['2021-03-31', 'Above ₹5 crore', 4, 4],
    ['2021-04-01', 'Up to ₹5 crore', 4, 0],
    ['2026-11-25', 'Above ₹5 crore', 6, 6],
    ['2017-06-30', 'Above ₹5 crore', 0, 0],
  ] as const)('on %s, %s, are %i to registered buyers and %i to others', (day, turnover, toRegistered, toOthers) => {
    expect(hsnDigitsOn(day, turnover)).toEqual({ toRegistered, toOthers });
  });

  it('have their source', () => {
    expect(HSN_DIGITS.map(({ source }) => source.slice(0, 33))).toEqual([
      'Notification 12/2017-Central Tax ',
      'Notification 78/2020-Central Tax ',
    ]);
  });
});
