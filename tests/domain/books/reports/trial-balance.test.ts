import { describe, expect, it } from 'vitest';
import { trialBalance } from '#domain/books/reports/trial-balance.ts';
import { figuresOn, ledger } from '../../../support/figures.ts';
import { amountAt, namesOf, written } from '../../../support/report-lines.ts';

describe('the trial balance', () => {
  it('has a row a ledger under its group, debtors and creditors as one row each, and both sides equal', () => {
    const report = trialBalance(
      figuresOn('2026-11-25', {
        ledgers: [
          ledger('Rent', 'Indirect Expenses', { within: 120 }),
          ledger('Van', 'Fixed Assets', { opening: 500, within: 100 }),
          ledger('Capital', 'Capital Account', { opening: -620 }),
          ledger('Sales', 'Sales Accounts', { within: -300 }),
          ledger('Cash', 'Cash-in-Hand', { opening: 50, within: -40 }),
          ledger('Till', 'Cash-in-Hand', { within: 5.5 }),
          ledger('Sundry Debtors', 'Sundry Debtors', { opening: 80, within: 100 }),
          ledger('Sundry Creditors', 'Sundry Creditors', { opening: -80, within: 14.5 }),
        ],
        stock: { opening: 70, atYearStart: 70, closing: 40 },
      }),
    );
    expect(report).toMatchObject({ name: 'Trial Balance', period: { to: '2026-11-25' } });
    expect(report.columns.map(({ title, look }) => [title, look])).toEqual([
      ['Particulars', 'text'],
      ['Debit', 'figure'],
      ['Credit', 'figure'],
    ]);
    expect(written(report)).toEqual([
      ['Capital Account', '', ''],
      ['  Capital', 0, 620],
      ['Cash-in-Hand', '', ''],
      ['  Cash', 10, 0],
      ['  Till', 5.5, 0],
      ['Stock-in-Hand', '', ''],
      ['  Opening Stock', 70, 0],
      ['Sundry Debtors', 180, 0],
      ['Sundry Creditors', 0, 65.5],
      ['Fixed Assets', '', ''],
      ['  Van', 600, 0],
      ['Sales Accounts', '', ''],
      ['  Sales', 0, 300],
      ['Indirect Expenses', '', ''],
      ['  Rent', 120, 0],
      ['Total', 985.5, 985.5],
    ]);
    expect(report.lines.at(-1)?.look).toBe('grand');
  });

  it('opens groups, ledgers, parties, stock, and for what earlier years earned those years', () => {
    const report = trialBalance(
      figuresOn('2027-04-02', {
        ledgers: [
          ledger('Cash', 'Cash-in-Hand', { opening: 50, earlier: 30 }),
          ledger('Sundry Debtors', 'Sundry Debtors', { opening: 10 }),
          ledger('Sundry Creditors', 'Sundry Creditors', { opening: -60 }),
          ledger('Fees', 'Indirect Incomes', { earlier: -30 }),
        ],
        stock: { opening: 0, atYearStart: 12, closing: 12 },
      }),
    );
    expect(report.lines.map(({ look, depth, cells: [name], opens }) => [look, depth, name, opens])).toEqual([
      ['title', 0, 'Cash-in-Hand', { to: 'group', group: 'Cash-in-Hand' }],
      ['entry', 1, 'Cash', { to: 'ledger', id: 'Cash' }],
      ['title', 0, 'Stock-in-Hand', { to: 'stock' }],
      ['title', 0, 'Sundry Debtors', { to: 'parties', of: 'debtors' }],
      ['title', 0, 'Sundry Creditors', { to: 'parties', of: 'creditors' }],
      ['title', 0, 'Profit & Loss A/c', { to: 'profit and loss', from: '2026-04-01', until: '2027-03-31' }],
      ['grand', 0, 'Total', undefined],
    ]);
  });

  it('opens Profit & Loss A/c itself while no earlier year earned anything', () => {
    const report = trialBalance(figuresOn('2026-11-25', { profitAndLoss: { opening: -40 } }));
    expect(report.lines.map(({ cells: [name], opens }) => [name, opens])).toEqual([
      ['Profit & Loss A/c', { to: 'ledger', id: 'Profit & Loss A/c' }],
      ['Difference in opening balances', undefined],
      ['Total', undefined],
    ]);
  });

  it('starts incomes and expenses at nothing in a new year, and keeps what they earned in Profit & Loss A/c', () => {
    const ledgers = [
      ledger('Cash', 'Cash-in-Hand', { opening: 100, earlier: 60, within: 7 }),
      ledger('Capital', 'Capital Account', { opening: -130 }),
      // Opened in the middle of a year: 20 had been earned, and 10 spent.
      ledger('Fees', 'Indirect Incomes', { opening: -20, earlier: -100, within: -9 }),
      ledger('Rent', 'Indirect Expenses', { opening: 10, earlier: 40, within: 2 }),
    ];
    const stock = { opening: 45, atYearStart: 50, closing: 58 };
    const report = trialBalance(figuresOn('2027-04-30', { ledgers, stock, profitAndLoss: { opening: -5 } }));
    // 5 opened with, 20 + 100 − 10 − 40 earned, and 5 more in goods.
    expect(written(report)).toEqual([
      ['Capital Account', '', ''],
      ['  Capital', 0, 130],
      ['Cash-in-Hand', '', ''],
      ['  Cash', 167, 0],
      ['Stock-in-Hand', 50, 0],
      ['Indirect Incomes', '', ''],
      ['  Fees', 0, 9],
      ['Indirect Expenses', '', ''],
      ['  Rent', 2, 0],
      ['Profit & Loss A/c', 0, 80],
      ['Total', 219, 219],
    ]);
  });

  it('counts what incomes and expenses opened with in the year in which the books began, even from its first day', () => {
    const ledgers = [ledger('Rent', 'Indirect Expenses', { opening: 10, within: 2 })];
    const first = trialBalance(figuresOn('2027-03-31', { ledgers, booksBegin: '2026-04-01' }));
    expect(written(first)[1]).toEqual(['  Rent', 12, 0]);
    const later = trialBalance(figuresOn('2027-04-01', { ledgers, booksBegin: '2027-03-31' }));
    expect(written(later)[1]).toEqual(['  Rent', 2, 0]);
  });

  it('stands for what the books opened with before they begin', () => {
    const ledgers = [ledger('Rent', 'Indirect Expenses', { opening: 10 })];
    expect(namesOf(trialBalance(figuresOn('2026-03-31', { ledgers, booksBegin: '2026-07-01' })))).toEqual([
      'Indirect Expenses',
      'Rent',
      'Difference in opening balances',
      'Total',
    ]);
  });

  it('says what is missing for the openings to agree, also from the stock and Profit & Loss A/c, as the last row', () => {
    const report = trialBalance(
      figuresOn('2026-11-25', {
        ledgers: [ledger('Van', 'Fixed Assets', { opening: 500 })],
        stock: { opening: 70, atYearStart: 70, closing: 0 },
        profitAndLoss: { opening: -40 },
      }),
    );
    expect(written(report).slice(-3)).toEqual([
      ['Profit & Loss A/c', 0, 40],
      ['Difference in opening balances', 0, 530],
      ['Total', 570, 570],
    ]);
  });

  it('keeps the total when there is nothing else', () => {
    expect(written(trialBalance(figuresOn('2026-11-25', {})))).toEqual([['Total', 0, 0]]);
  });

  it('heads the stock with its group where ledgers stand beside it', () => {
    const ledgers = [ledger('Goods sent out', 'Stock-in-Hand', { opening: 5 })];
    const stock = { opening: 1, atYearStart: 2, closing: 3 };
    const report = trialBalance(figuresOn('2027-11-25', { ledgers, stock }));
    expect(written(report).slice(0, 3)).toEqual([
      ['Stock-in-Hand', '', ''],
      ['  Goods sent out', 5, 0],
      ['  Stock-in-Hand', 2, 0],
    ]);
    expect(amountAt(report, 'Total')).toBe(7_00);
  });
});
