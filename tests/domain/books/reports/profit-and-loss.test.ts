import { describe, expect, it } from 'vitest';
import type { Balance } from '#domain/books/ledger/ledger-figures.ts';
import type { GroupName } from '#domain/books/ledger-group.ts';
import { profitAndLoss } from '#domain/books/reports/profit-and-loss.ts';
import { rupees } from '../../../support/figures.ts';
import { amountAt, written } from '../../../support/report-lines.ts';

const YEAR = { from: '2026-04-01', to: '2027-03-31', openingStock: rupees(0), closingStock: rupees(0) } as const;

/** Debit positive. */
function moved(name: string, group: GroupName, amount: number): Balance {
  return { id: name, name, group, amount: rupees(amount) };
}

describe('Profit & Loss', () => {
  // The retail example of the specification: 20 units bought at 250, 10 sold at 299.70 and one at 333.33, one damaged.
  it('of a shop has the trading account with both stocks, the gross and the net profit', () => {
    const report = profitAndLoss({
      ...YEAR,
      closingStock: rupees(2000),
      ledgers: [
        moved('Purchases', 'Purchase Accounts', 4750),
        moved('Round Off', 'Indirect Expenses', -0.01),
        moved('Sales', 'Sales Accounts', -3187.61),
        moved('Sales Returns', 'Sales Accounts', 0),
        moved('Stock Loss', 'Indirect Expenses', 262.5),
      ],
    });
    expect(report).toMatchObject({ name: 'Profit & Loss', period: { from: '2026-04-01', to: '2027-03-31' } });
    expect(report.columns.map(({ title, look }) => [title, look])).toEqual([
      ['Particulars', 'text'],
      ['Details', 'figure'],
      ['Amount', 'figure'],
    ]);
    expect(written(report)).toEqual([
      ['Trading income', '', ''],
      ['Sales Accounts', '', 3187.61],
      ['  Sales', 3187.61, ''],
      ['Closing Stock', '', 2000],
      ['Less trading costs', '', ''],
      ['Opening Stock', '', 0],
      ['Purchase Accounts', '', 4750],
      ['  Purchases', 4750, ''],
      ['Gross Profit', '', 437.61],
      ['Less other costs', '', ''],
      ['Indirect Expenses', '', 262.49],
      ['  Round Off', -0.01, ''],
      ['  Stock Loss', 262.5, ''],
      ['Net Profit', '', 175.12],
    ]);
    expect(report.lines.map(({ look }) => look).join(' ')).toBe(
      'section title entry title section title title entry total section title entry entry grand',
    );
  });

  it('of everything there is: returns, direct and indirect, on the right side of each profit', () => {
    const report = profitAndLoss({
      ...YEAR,
      openingStock: rupees(30),
      closingStock: rupees(50),
      ledgers: [
        moved('Sales', 'Sales Accounts', -1000),
        moved('Sales Returns', 'Sales Accounts', 100),
        moved('Purchases', 'Purchase Accounts', 400),
        moved('Purchase Returns', 'Purchase Accounts', -40),
        moved('Jobs done', 'Direct Incomes', -70),
        moved('Freight', 'Direct Expenses', 20),
        moved('Interest', 'Indirect Incomes', -11),
        moved('Rent', 'Indirect Expenses', 150),
      ],
    });
    expect(written(report)).toEqual([
      ['Trading income', '', ''],
      ['Sales Accounts', '', 900],
      ['  Sales', 1000, ''],
      ['  Sales Returns', -100, ''],
      ['Direct Incomes', '', 70],
      ['  Jobs done', 70, ''],
      ['Closing Stock', '', 50],
      ['Less trading costs', '', ''],
      ['Opening Stock', '', 30],
      ['Purchase Accounts', '', 360],
      ['  Purchases', 400, ''],
      ['  Purchase Returns', -40, ''],
      ['Direct Expenses', '', 20],
      ['  Freight', 20, ''],
      // 900 + 70 + 50 − 30 − 360 − 20.
      ['Gross Profit', '', 610],
      ['Other income', '', ''],
      ['Indirect Incomes', '', 11],
      ['  Interest', 11, ''],
      ['Less other costs', '', ''],
      ['Indirect Expenses', '', 150],
      ['  Rent', 150, ''],
      ['Net Profit', '', 471],
    ]);
  });

  it('shows a loss as a negative profit', () => {
    const ledgers = [moved('Purchases', 'Purchase Accounts', 10), moved('Interest', 'Indirect Incomes', -4)];
    const report = profitAndLoss({ ...YEAR, ledgers });
    expect([amountAt(report, 'Gross Profit'), amountAt(report, 'Net Profit')]).toEqual([-10_00, -6_00]);
  });

  it('of nothing has the stocks and the profits', () => {
    expect(written(profitAndLoss({ ...YEAR, ledgers: [] }))).toEqual([
      ['Trading income', '', ''],
      ['Closing Stock', '', 0],
      ['Less trading costs', '', ''],
      ['Opening Stock', '', 0],
      ['Gross Profit', '', 0],
      ['Net Profit', '', 0],
    ]);
  });

  it('opens its ledgers and the stock', () => {
    const report = profitAndLoss({ ...YEAR, ledgers: [moved('Rent', 'Indirect Expenses', 150)] });
    const opened = report.lines.filter(({ opens }) => opens).map(({ cells: [name], opens }) => [name, opens]);
    expect(opened).toEqual([
      ['Closing Stock', { to: 'stock' }],
      ['Opening Stock', { to: 'stock' }],
      ['Rent', { to: 'ledger', id: 'Rent' }],
    ]);
  });
});
