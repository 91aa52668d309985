import { describe, expect, it } from 'vitest';
import {
  broughtForward,
  endsWithin,
  monthsOf,
  otherSideOf,
  sidesWithYearEnds,
  type VoucherLine,
  withBalances,
  type YearEnd,
  yearsEndedBefore,
} from '#domain/books/ledger/ledger-statement.ts';
import { statementReport } from '#domain/books/reports/statement-report.ts';
import type { Posting } from '#domain/books/voucher-head.ts';
import { asPaise } from '#domain/money.ts';
import { written } from '../../../support/report-lines.ts';

describe('the other side of a posting', () => {
  const postings = (...amounts: readonly (readonly [string, number])[]): readonly Posting[] =>
    amounts.map(([ledger, amount]) => ({ ledger, amount: asPaise(amount) }));

  it('is the one ledger that was posted against', () => {
    const both = postings(['cash', 100], ['rent', -100]);
    expect([otherSideOf(both, 0), otherSideOf(both, 1)]).toEqual(['rent', 'cash']);
  });

  it('is one ledger, however often it stands there', () => {
    expect(otherSideOf(postings(['cash', 100], ['rent', -60], ['rent', -40]), 0)).toBe('rent');
  });

  it('is not named where there are several, and none of its own side', () => {
    const split = postings(['cash', 90], ['tax', 10], ['usha', -100]);
    expect(otherSideOf(split, 2)).toBeUndefined();
    expect(otherSideOf(split, 1)).toBe('usha');
    expect(otherSideOf(split, 3)).toBeUndefined();
  });
});

describe('the balances after each line', () => {
  it('begin with what stood before, and a year ends after the lines of its last day', () => {
    const lines = [line('2027-03-31', 100), line('2027-04-01', 40)];
    expect(withBalances(asPaise(5), lines, [END]).map(({ date, amount, balance }) => [date, amount, balance])).toEqual([
      ['2027-03-31', 100, 105],
      ['2027-03-31', -105, 0],
      ['2027-04-01', 40, 40],
    ]);
  });
});

describe('years that ended', () => {
  it('stand in the periods that go on after them', () => {
    expect(endsWithin([END], '2027-03-31', '2027-04-01')).toEqual([END]);
    expect(endsWithin([END], '2026-04-01', '2027-03-31')).toEqual([]);
    expect(endsWithin([END], '2027-04-01', '2028-03-31')).toEqual([]);
  });

  it('count from the morning after', () => {
    const moved = { debit: asPaise(300), credit: asPaise(195) };
    expect(broughtForward(asPaise(0), moved, [END], '2027-03-31')).toBe(105);
    expect(broughtForward(asPaise(0), moved, [END], '2027-04-01')).toBe(0);
  });

  it('are a movement of the period', () => {
    const moved = { debit: asPaise(300), credit: asPaise(195) };
    expect(sidesWithYearEnds(moved, [END], { from: '2026-04-01', to: '2027-04-01' })).toEqual({
      debit: 300,
      credit: 300,
    });
    expect(sidesWithYearEnds(moved, [END], { from: '2026-04-01', to: '2027-03-31' })).toEqual(moved);
  });

  it('are those from the year that the books began in to the one before the day', () => {
    expect(yearsEndedBefore('2028-04-01', '2026-07-01')).toEqual([
      { from: '2026-04-01', to: '2027-03-31' },
      { from: '2027-04-01', to: '2028-03-31' },
    ]);
    expect(yearsEndedBefore('2027-03-31', '2026-07-01')).toEqual([]);
  });
});

it('a period is cut into the months that it lies in', () => {
  expect(monthsOf({ from: '2026-11-25', to: '2027-02-10' })).toEqual([
    { from: '2026-11-25', to: '2026-11-30' },
    { from: '2026-12-01', to: '2026-12-31' },
    { from: '2027-01-01', to: '2027-01-31' },
    { from: '2027-02-01', to: '2027-02-10' },
  ]);
  expect(monthsOf({ from: '2026-11-25', to: '2026-11-25' })).toEqual([{ from: '2026-11-25', to: '2026-11-25' }]);
});

it('a statement as a file has each line, both sums, and the side of each balance', () => {
  const days = { from: '2027-03-01', to: '2027-04-30' } as const;
  const lines = withBalances(asPaise(500), [line('2027-03-31', -10000)], [END]);
  const sums = {
    opensOn: days.from,
    opening: asPaise(500),
    debit: asPaise(0),
    credit: asPaise(10105),
    closing: asPaise(-9605),
  };
  const report = statementReport('Rent', days, sums, lines);
  expect(written(report)).toEqual([
    ['01 Mar 2027', 'Opening', '', '', '', 5, 'Dr'],
    ['31 Mar 2027', 'As per details · Shop', 'Journal JV/1', '', 100, 95, 'Cr'],
    ['31 Mar 2027', 'To Profit & Loss A/c', 'Year end', '', 1.05, 96.05, 'Cr'],
    ['30 Apr 2027', 'Closing', '', 0, 101.05, 96.05, 'Cr'],
  ]);
  expect(report).toMatchObject({ name: 'Statement of Rent', period: days });
  expect(report.columns).toHaveLength(7);
});

const END: YearEnd = {
  id: '2027-03-31',
  date: '2027-03-31',
  amount: asPaise(-105),
  particulars: 'To Profit & Loss A/c',
};

function line(date: VoucherLine['date'], amount: number): VoucherLine {
  const voucher = { id: 'VCH-1', kind: 'Journal', number: 'JV/1' } as const;
  return { id: `${date} ${amount}`, date, amount: asPaise(amount), voucher, other: undefined, narration: 'Shop' };
}
