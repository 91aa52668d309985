import { expect, it } from 'vitest';
import { asPaise } from '#domain/money.ts';
import { chartOf } from '#domain/report-chart.ts';

const chart = chartOf({
  title: 'Sales by Month',
  period: '2024',
  head: ['Month', 'Sales', 'Change'],
  rows: [['Jan', { amount: asPaise(12_40_000_00) }, '']],
  total: ['Total', { amount: asPaise(12_40_000_00) }, ''],
});

it('a chart has its report’s title and period, its first two headings, and its rows without the total', () => {
  expect(chart).toMatchObject({ title: 'Sales by Month', period: '2024', heads: ['Month', 'Sales'] });
  expect(chart.points).toEqual([{ name: 'Jan', value: 12_40_000_00 }]);
  expect(chartOf({ title: '', period: '', head: [], rows: [] }).heads).toEqual(['', '']);
});

it('a chart’s axis is written short, without a zero decimal, and its figures in full', () => {
  expect([10_00_000_00, 12_50_000_00.4, 2_00_00_000_00].map(chart.axis)).toEqual(['₹10 L', '₹12.5 L', '₹2 Cr']);
  expect(chart.exact(12_50_000_50.4)).toBe('₹12,50,000.50');
});
