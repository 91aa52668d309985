import { describe, expect, it } from 'vitest';
import { cashFlow } from '#domain/books/reports/cash-flow.ts';
import { GROUP_NAMES, type GroupName, isCashOrBank } from '#domain/books/ledger-group.ts';
import { rupees } from '../../../support/figures.ts';
import { written } from '../../../support/report-lines.ts';

const YEAR = { hasBefore: true, from: '2026-04-01', to: '2027-03-31', opening: rupees(0), others: [] } as const;

function other(name: string, group: GroupName | null, amount: number) {
  const id = name === 'Sundry Debtors' ? 'debtors' : name;
  return { id, name, group, amount: rupees(amount) };
}

describe('the cash flow', () => {
  it('tells by the group of the other side what the operation, investing and financing brought and took', () => {
    const report = cashFlow({
      ...YEAR,
      opening: rupees(500),
      others: [
        other('Capital', 'Capital Account', 1000),
        other('Drawings', 'Capital Account', -80),
        other('Profit & Loss A/c', null, -1),
        other('Rent', 'Indirect Expenses', -120),
        other('Sundry Debtors', 'Sundry Debtors', 280),
        other('Sundry Creditors', 'Sundry Creditors', 0),
        other('Van', 'Fixed Assets', -600),
        other('Input CGST', 'Duties & Taxes', -9),
      ],
    });
    expect(report).toMatchObject({ name: 'Cash Flow', period: { from: '2026-04-01', to: '2027-03-31' } });
    expect(report.columns.map(({ title, look }) => [title, look])).toEqual([
      ['Particulars', 'text'],
      ['Details', 'figure'],
      ['Amount', 'figure'],
    ]);
    expect(written(report)).toEqual([
      ['Operating activities', '', ''],
      ['Sundry Debtors', '', 280],
      ['Duties & Taxes', '', -9],
      ['  Input CGST', -9, ''],
      ['Indirect Expenses', '', -120],
      ['  Rent', -120, ''],
      ['Profit & Loss A/c', '', -1],
      ['Net cash from operating activities', '', 150],
      ['Investing activities', '', ''],
      ['Fixed Assets', '', -600],
      ['  Van', -600, ''],
      ['Net cash from investing activities', '', -600],
      ['Financing activities', '', ''],
      ['Capital Account', '', 920],
      ['  Capital', 1000, ''],
      ['  Drawings', -80, ''],
      ['Net cash from financing activities', '', 920],
      ['Opening cash and bank', '', 500],
      ['Closing cash and bank', '', 970],
    ]);
    expect(report.lines.map(({ look }) => look).join(' ')).toBe(
      'section title title entry title entry title total section title entry total section title entry entry total title grand',
    );
  });

  it('opens the ledgers and parties, and the balances before and at the end', () => {
    const others = [other('Sundry Debtors', 'Sundry Debtors', 1), other('Rent', 'Indirect Expenses', 1)];
    const opened = cashFlow({ ...YEAR, others }).lines.filter(({ opens }) => opens);
    expect(opened.map(({ cells: [name], opens }) => [name, opens])).toEqual([
      ['Sundry Debtors', { to: 'parties', of: 'debtors' }],
      ['Rent', { to: 'ledger', id: 'Rent' }],
      ['Opening cash and bank', { to: 'trial balance', on: '2026-03-31' }],
      ['Closing cash and bank', { to: 'trial balance', on: '2027-03-31' }],
    ]);
    expect(cashFlow({ ...YEAR, hasBefore: false }).lines.filter(({ opens }) => opens)).toHaveLength(1);
  });

  it('of nothing has its five sums', () => {
    expect(written(cashFlow(YEAR))).toEqual([
      ['Net cash from operating activities', '', 0],
      ['Net cash from investing activities', '', 0],
      ['Net cash from financing activities', '', 0],
      ['Opening cash and bank', '', 0],
      ['Closing cash and bank', '', 0],
    ]);
  });

  it.each(GROUP_NAMES.filter((group) => !isCashOrBank(group)))('has a place for %s', (group) => {
    const report = written(cashFlow({ ...YEAR, others: [other('It', group, 2)] }));
    expect(report.filter(([name, , net]) => String(name).startsWith('Net cash') && net === 2)).toEqual([
      [`Net cash from ${ACTIVITIES[group] ?? 'operating'} activities`, '', 2],
    ]);
  });
});

const ACTIVITIES: Readonly<Partial<Record<GroupName, string>>> = {
  'Fixed Assets': 'investing',
  Investments: 'investing',
  'Capital Account': 'financing',
  'Reserves & Surplus': 'financing',
  'Loans (Liability)': 'financing',
  'Secured Loans': 'financing',
  'Unsecured Loans': 'financing',
};
