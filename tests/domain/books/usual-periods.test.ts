import { describe, expect, it } from 'vitest';
import { monthDaysOf, yearBefore, yearDaysOf } from '#domain/books/usual-periods.ts';

describe('the periods that reports are usually read for', () => {
  it.each([
    ['2026-11-25', '2026-11-01', '2026-11-30'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
    ['2027-01-31', '2027-01-01', '2027-01-31'],
    ['2027-02-01', '2027-02-01', '2027-02-28'],
    ['2028-02-29', '2028-02-01', '2028-02-29'],
  ] as const)('the month of %s is %s to %s', (day, from, to) => {
    expect(monthDaysOf(day)).toEqual({ from, to });
  });

  it('are also the financial year of a day, and the one before', () => {
    expect(yearDaysOf('2027-03-31')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
    expect(yearBefore('2027-03-31')).toEqual({ from: '2025-04-01', to: '2026-03-31' });
    expect(yearBefore('2027-04-01')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
  });
});
