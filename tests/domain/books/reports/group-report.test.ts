import { expect, test } from 'vitest';
import { groupReport } from '#domain/books/reports/group-report.ts';
import { figuresOn, ledger } from '../../../support/figures.ts';
import { written } from '../../../support/report-lines.ts';

const FIGURES = figuresOn('2027-05-05', {
  ledgers: [
    ledger('Rent', 'Indirect Expenses', { earlier: 100, within: 20 }),
    ledger('Advance', 'Current Assets', { within: 5 }),
    ledger('Cash', 'Cash-in-Hand', { opening: 50, earlier: 10, within: -80 }),
    ledger('Till', 'Cash-in-Hand', { within: 12.5 }),
    ledger('Empty', 'Cash-in-Hand', { opening: 3, within: -3 }),
    ledger('Sundry Debtors', 'Sundry Debtors', { opening: 30 }),
  ],
});

test('a group lists its ledgers and the groups under it, each with its own, and both sums', () => {
  const report = groupReport(FIGURES, 'Current Assets');
  expect(written(report)).toEqual([
    ['Advance', 5, 0],
    ['Cash-in-Hand', 0, 7.5],
    ['  Cash', 0, 20],
    ['  Till', 12.5, 0],
    ['Sundry Debtors', 30, 0],
    ['Total', 47.5, 20],
  ]);
  expect(report.lines.map(({ opens }) => opens)).toEqual([
    { to: 'ledger', id: 'Advance' },
    { to: 'group', group: 'Cash-in-Hand' },
    { to: 'ledger', id: 'Cash' },
    { to: 'ledger', id: 'Till' },
    { to: 'parties', of: 'debtors' },
    undefined,
  ]);
  expect(report).toMatchObject({ name: 'Current Assets', period: { to: '2027-05-05' } });
});

test('an expense counts since the year of the day began', () => {
  expect(written(groupReport(FIGURES, 'Indirect Expenses'))).toEqual([
    ['Rent', 20, 0],
    ['Total', 20, 0],
  ]);
});

test('a group of nothing is a total of nothing', () => {
  expect(written(groupReport(FIGURES, 'Investments'))).toEqual([['Total', 0, 0]]);
});
