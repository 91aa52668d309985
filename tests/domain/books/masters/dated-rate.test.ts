import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DatedRate, percentOn, withoutRate, withRate } from '#domain/books/masters/dated-rate.ts';
import type { IsoDate } from '#domain/calendar.ts';

const SHAMPOO: readonly DatedRate[] = [
  { from: '2017-07-01', percent: 28 },
  { from: '2017-11-15', percent: 18 },
  { from: '2025-09-22', percent: 5 },
];

describe('the GST rate of an item', () => {
  it.each([
    ['2017-07-01', 28],
    ['2017-11-14', 28],
    ['2017-11-15', 18],
    ['2025-09-21', 18],
    ['2025-09-22', 5],
    ['2026-11-25', 5],
    ['2017-06-30', 28],
  ] as const)('on %s is %d %', (day, percent) => {
    expect(percentOn(SHAMPOO, day)).toBe(percent);
  });

  it('is unknown without any', () => {
    expect(percentOn([], '2026-11-25')).toBeUndefined();
  });

  it('changes from a day, in whatever order the changes are entered', () => {
    expect(withRate(SHAMPOO, '2026-12-01', 12)).toEqual([...SHAMPOO, { from: '2026-12-01', percent: 12 }]);
    expect(withRate(SHAMPOO.slice(1), '2017-07-01', 28)).toEqual(SHAMPOO);
  });

  it('is corrected on a day that already has a change', () => {
    expect(withRate(SHAMPOO, '2025-09-22', 12)).toEqual([...SHAMPOO.slice(0, 2), { from: '2025-09-22', percent: 12 }]);
  });

  it('is not listed again when it stays the same', () => {
    expect(withRate(SHAMPOO, '2026-12-01', 5)).toEqual(SHAMPOO);
    expect(withRate(SHAMPOO, '2025-09-22', 18)).toEqual(SHAMPOO.slice(0, 2));
    expect(withRate(SHAMPOO, '2025-01-01', 5)).toEqual([...SHAMPOO.slice(0, 2), { from: '2025-01-01', percent: 5 }]);
  });

  it('holds from the day entered until the next change, and all other days keep theirs', () => {
    fc.assert(
      fc.property(ratesEntered, day, percentage, day, (entered, from, percent, asked) => {
        const rates = entered.reduce<readonly DatedRate[]>((all, each) => withRate(all, each.from, each.percent), []);
        fc.pre(rates.length > 0 && asked >= (rates[0]?.from ?? ''));
        const next = rates.find((rate) => rate.from > from)?.from ?? '9999-12-31';
        const holds = asked >= from && asked < next;
        expect(percentOn(withRate(rates, from, percent), asked)).toBe(holds ? percent : percentOn(rates, asked));
      }),
    );
  });
});

const day = fc.constantFrom<IsoDate[]>(
  '2017-07-01',
  '2025-09-21',
  '2025-09-22',
  '2026-01-31',
  '2026-02-01',
  '2026-11-25',
);
const percentage = fc.constantFrom(0, 5, 18);
const ratesEntered = fc.array(fc.record({ from: day, percent: percentage }), { maxLength: 6 });

describe('a rate that is taken back', () => {
  it('leaves the one before it in force', () => {
    expect(withoutRate(SHAMPOO, '2025-09-22')).toEqual(SHAMPOO.slice(0, 2));
    expect(withoutRate(SHAMPOO, '2025-09-23')).toEqual(SHAMPOO);
  });

  it('takes with it a later one that then changes nothing', () => {
    const rates: readonly DatedRate[] = [
      { from: '2017-07-01', percent: 18 },
      { from: '2025-09-22', percent: 5 },
      { from: '2026-04-01', percent: 18 },
    ];
    expect(withoutRate(rates, '2025-09-22')).toEqual(rates.slice(0, 1));
  });
});
