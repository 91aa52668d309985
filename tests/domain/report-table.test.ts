import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise } from '#domain/money.ts';
import { percentOfWhole, type ReportTable, withShares } from '#domain/report-table.ts';
import { reportSheet } from '#domain/sample/sample-figures.ts';

const rupees = (count: number) => ({ amount: asPaise(count * 100) });
const byMonth: ReportTable = {
  title: 'By Month',
  period: '2024',
  head: ['Month', 'Sales', 'Change'],
  rows: [
    ['Jan', rupees(100), ''],
    ['Feb', rupees(150), { percent: 50 }],
  ],
};
const byKind: ReportTable = {
  title: 'By Kind',
  period: 'As at 30 June 2024',
  head: ['Kind', 'Sales', 'Share'],
  rows: [['Pens', rupees(250), { percent: 100 }]],
  total: ['Total', rupees(250), { percent: 100 }],
};

describe('a report', () => {
  it('shares one header with the others of its sheet, and is blank where it has no value', () => {
    expect(reportSheet('Sales', [byMonth, byKind])).toEqual({
      name: 'Sales',
      head: ['Report', 'Item', 'Sales', 'Change', 'Share'],
      rows: [
        ['By Month, 2024, sample figures', 'Jan', rupees(100), '', ''],
        ['By Month, 2024, sample figures', 'Feb', rupees(150), { percent: 50 }, ''],
        ['By Kind, as at 30 June 2024, sample figures', 'Pens', rupees(250), '', { percent: 100 }],
        ['By Kind, as at 30 June 2024, sample figures', 'Total', rupees(250), '', { percent: 100 }],
      ],
    });
  });
});

describe('a share', () => {
  it.each([
    [1, 3, 33.3],
    [2, 3, 66.7],
    [-1, 10, -10],
    [5, 0, 0],
  ])('of %s in %s is %s percent', (part, whole, percent) => {
    expect(percentOfWhole(part, whole)).toBe(percent);
  });

  it.each([
    ['thirds', [1, 1, 1], [33.4, 33.3, 33.3]],
    ['equal amounts alike', [68130, 68130, 88200, 1540], [30.1, 30.1, 39.1, 0.7]],
    ['what is exact', [586, 374, 125, 165], [46.9, 29.9, 10, 13.2]],
    ['six that would round up to 100.1', [31240, 24675, 18830, 10450, 8460, 31045], [25, 19.8, 15.1, 8.4, 6.8, 24.9]],
    ['what lost nothing gains nothing', [1, 1, 1, 0], [33.4, 33.3, 33.3, 0]],
    ['one alone', [7], [100]],
    ['nothing', [0, 0], [0, 0]],
  ])('is one of a column that adds up to 100.0: %s', (_, amounts, percents) => {
    const parts = withShares(amounts.map((amount) => ({ amount: asPaise(amount) })));
    expect(parts.map((part) => part.percent)).toEqual(percents);
  });

  it('is within a tenth of the exact share, whatever the amounts, and the column adds up to 100.0', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, (given) => {
        const whole = given.reduce((sum, amount) => sum + amount, 0);
        fc.pre(whole > 0);
        const parts = withShares(given.map((amount) => ({ amount: asPaise(amount) })));
        const tenths = parts.map((part) => Math.round(part.percent * 10));
        expect(tenths.reduce((sum, one) => sum + one, 0)).toBe(1000);
        for (const [at, one] of tenths.entries()) {
          expect(Math.abs(one - ((given[at] ?? 0) / whole) * 1000)).toBeLessThan(1 + 1e-6);
        }
      }),
    );
  });
});
