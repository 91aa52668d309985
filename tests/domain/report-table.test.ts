import { describe, expect, it } from 'vitest';
import { asPaise } from '#domain/money.ts';
import { percentOfWhole, pointsOf, type ReportTable, sheetOf } from '#domain/report-table.ts';

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
  period: '2024',
  head: ['Kind', 'Sales', 'Share'],
  rows: [['Pens', rupees(250), { percent: 100 }]],
  total: ['Total', rupees(250), { percent: 100 }],
};

describe('a report', () => {
  it('draws the measures of its rows, and not their total', () => {
    expect(pointsOf(byMonth)).toEqual([
      { name: 'Jan', value: 100_00 },
      { name: 'Feb', value: 150_00 },
    ]);
    expect(pointsOf(byKind)).toHaveLength(1);
  });

  it('stands under one head with the others of its sheet, blank where it says nothing', () => {
    expect(sheetOf('Sales', [byMonth, byKind])).toEqual({
      name: 'Sales',
      head: ['Report', 'Item', 'Sales', 'Change', 'Share'],
      rows: [
        ['By Month', 'Jan', rupees(100), '', ''],
        ['By Month', 'Feb', rupees(150), { percent: 50 }, ''],
        ['By Kind', 'Pens', rupees(250), '', { percent: 100 }],
        ['By Kind', 'Total', rupees(250), '', { percent: 100 }],
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
});
