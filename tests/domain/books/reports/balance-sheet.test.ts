import { describe, expect, it } from 'vitest';
import { balanceSheet } from '#domain/books/reports/balance-sheet.ts';
import { figuresOn, ledger } from '../../../support/figures.ts';
import { written } from '../../../support/report-lines.ts';

describe('the balance sheet', () => {
  // The retail example of the specification; the taxes paid are more than those collected, and stand among the assets.
  it('of a shop has both sides with equal totals, the stock, and the profit of the year', () => {
    const report = balanceSheet(
      figuresOn('2027-03-31', {
        ledgers: [
          ledger('Capital', 'Capital Account', { within: -20_000 }),
          ledger('Cash', 'Cash-in-Hand', { within: 18_097 }),
          ledger('Input CGST', 'Duties & Taxes', { within: 118.75 }),
          ledger('Input SGST', 'Duties & Taxes', { within: 118.75 }),
          ledger('Output CGST', 'Duties & Taxes', { within: -79.69 }),
          ledger('Output SGST', 'Duties & Taxes', { within: -79.69 }),
          ledger('Purchases', 'Purchase Accounts', { within: 4750 }),
          ledger('Round Off', 'Indirect Expenses', { within: -0.01 }),
          ledger('Sales', 'Sales Accounts', { within: -3187.61 }),
          ledger('Stock Loss', 'Indirect Expenses', { within: 262.5 }),
        ],
        stock: { closing: 2000 },
      }),
    );
    expect(report).toMatchObject({ name: 'Balance Sheet', period: { to: '2027-03-31' } });
    expect(report.columns.map(({ title, look }) => [title, look])).toEqual([
      ['Particulars', 'text'],
      ['Ledger', 'figure'],
      ['Group', 'figure'],
      ['Amount', 'figure'],
    ]);
    expect(written(report)).toEqual([
      ['Liabilities', '', '', ''],
      ['Capital Account', '', '', 20_000],
      ['  Capital', 20_000, '', ''],
      ['Profit & Loss A/c', '', '', 175.12],
      ['Total', '', '', 20_175.12],
      ['Assets', '', '', ''],
      ['Current Assets', '', '', 20_097],
      ['  Cash-in-Hand', '', 18_097, ''],
      ['    Cash', 18_097, '', ''],
      ['  Stock-in-Hand', '', 2000, ''],
      ['Duties & Taxes', '', '', 78.12],
      ['  Input CGST', 118.75, '', ''],
      ['  Input SGST', 118.75, '', ''],
      ['  Output CGST', -79.69, '', ''],
      ['  Output SGST', -79.69, '', ''],
      ['Total', '', '', 20_175.12],
    ]);
    expect(report.lines.map(({ look }) => look).join(' ')).toBe(
      'section title entry title grand section title entry entry entry title entry entry entry entry grand',
    );
  });

  it('puts each group, net, on the side where its balance falls, by itself where it does not belong', () => {
    const report = balanceSheet(
      figuresOn('2026-11-25', {
        ledgers: [
          ledger('Capital', 'Capital Account', { opening: -100 }),
          ledger('General reserve', 'Reserves & Surplus', { opening: -40 }),
          ledger('Bank', 'Bank Accounts', { opening: 30, within: -90 }),
          ledger('Second bank', 'Bank Accounts', { opening: 10 }),
          ledger('Sundry Debtors', 'Sundry Debtors', { within: -25 }),
          ledger('Sundry Creditors', 'Sundry Creditors', { opening: -5, within: 12 }),
          ledger('Deposit', 'Deposits (Asset)', { opening: 8 }),
          ledger('Advance', 'Current Assets', { opening: 2 }),
          ledger('Investments', 'Investments', { opening: 60 }),
          ledger('Van', 'Fixed Assets', { within: 103 }),
          ledger('Overdraft', 'Bank OD A/c', { opening: -15 }),
          ledger('Loan', 'Loans (Liability)', { opening: -50 }),
          ledger('Suspense', 'Suspense A/c', { opening: 203 }),
        ],
      }),
    );
    expect(written(report)).toEqual([
      ['Liabilities', '', '', ''],
      ['Capital Account', '', '', 140],
      ['  Capital', 100, '', ''],
      ['  Reserves & Surplus', '', 40, ''],
      ['    General reserve', 40, '', ''],
      ['Loans (Liability)', '', '', 65],
      ['  Loan', 50, '', ''],
      ['  Bank OD A/c', '', 15, ''],
      ['    Overdraft', 15, '', ''],
      ['Bank Accounts', '', '', 50],
      ['  Bank', 60, '', ''],
      ['  Second bank', -10, '', ''],
      ['Sundry Debtors', '', '', 25],
      ['Difference in opening balances', '', '', 103],
      ['Total', '', '', 383],
      ['Assets', '', '', ''],
      ['Current Assets', '', '', 10],
      ['  Advance', 2, '', ''],
      ['  Deposits (Asset)', '', 8, ''],
      ['    Deposit', 8, '', ''],
      ['Fixed Assets', '', '', 103],
      ['  Van', 103, '', ''],
      ['Investments', '', '', 60],
      ['Sundry Creditors', '', '', 7],
      ['Suspense A/c', '', '', 203],
      ['  Suspense', 203, '', ''],
      ['Total', '', '', 383],
    ]);
    const opened = report.lines.filter(({ opens }) => opens).map(({ cells: [name], opens }) => [name, opens]);
    expect(opened).toEqual([
      ['Capital', { to: 'ledger', id: 'Capital' }],
      ['General reserve', { to: 'ledger', id: 'General reserve' }],
      ['Loan', { to: 'ledger', id: 'Loan' }],
      ['Overdraft', { to: 'ledger', id: 'Overdraft' }],
      ['Bank', { to: 'ledger', id: 'Bank' }],
      ['Second bank', { to: 'ledger', id: 'Second bank' }],
      ['Sundry Debtors', { to: 'parties', of: 'debtors' }],
      ['Advance', { to: 'ledger', id: 'Advance' }],
      ['Deposit', { to: 'ledger', id: 'Deposit' }],
      ['Van', { to: 'ledger', id: 'Van' }],
      ['Investments', { to: 'ledger', id: 'Investments' }],
      ['Sundry Creditors', { to: 'parties', of: 'creditors' }],
      ['Suspense', { to: 'ledger', id: 'Suspense' }],
    ]);
  });

  it('opens the debtors and the stock among the current assets', () => {
    const ledgers = [ledger('Sundry Debtors', 'Sundry Debtors', { opening: 25 })];
    const report = balanceSheet(
      figuresOn('2026-11-25', { ledgers, stock: { opening: 1, atYearStart: 1, closing: 3 } }),
    );
    expect(report.lines.filter(({ depth }) => depth === 1).map(({ cells, opens }) => [...cells, opens])).toEqual([
      ['Stock-in-Hand', '', { amount: 3_00 }, '', { to: 'stock' }],
      ['Sundry Debtors', '', { amount: 25_00 }, '', { to: 'parties', of: 'debtors' }],
    ]);
  });

  it('keeps a group whose ledgers cancel out on the side where it belongs', () => {
    const ledgers = [
      ledger('Bank', 'Bank Accounts', { within: 90 }),
      ledger('Second bank', 'Bank Accounts', { within: -90 }),
      ledger('A loan', 'Secured Loans', { within: 7 }),
      ledger('Another', 'Secured Loans', { within: -7 }),
    ];
    expect(written(balanceSheet(figuresOn('2026-11-25', { ledgers })))).toEqual([
      ['Liabilities', '', '', ''],
      ['Loans (Liability)', '', '', 0],
      ['  Secured Loans', '', 0, ''],
      ['    A loan', -7, '', ''],
      ['    Another', 7, '', ''],
      ['Total', '', '', 0],
      ['Assets', '', '', ''],
      ['Current Assets', '', '', 0],
      ['  Bank Accounts', '', 0, ''],
      ['    Bank', 90, '', ''],
      ['    Second bank', -90, '', ''],
      ['Total', '', '', 0],
    ]);
  });

  it('names the stock by itself beside ledgers of its group', () => {
    const ledgers = [
      ledger('Goods sent out', 'Stock-in-Hand', { opening: 5 }),
      ledger('Van', 'Fixed Assets', { within: 1 }),
    ];
    const report = balanceSheet(
      figuresOn('2026-11-25', { ledgers, stock: { opening: 1, atYearStart: 1, closing: 3 } }),
    );
    expect(written(report).slice(-7, -3)).toEqual([
      ['Current Assets', '', '', 8],
      ['  Stock-in-Hand', '', 8, ''],
      ['    Goods sent out', 5, '', ''],
      ['    Closing Stock', 3, '', ''],
    ]);
  });

  it('leaves out what is nothing, and names the group above a ledger of the same name that is not its only one', () => {
    const ledgers = [
      ledger('Investments', 'Investments', { opening: 1 }),
      ledger('Bonds', 'Investments', { opening: 2 }),
      ledger('Shares', 'Investments', { opening: 2, within: -2 }),
      ledger('Van', 'Fixed Assets'),
    ];
    expect(written(balanceSheet(figuresOn('2026-11-25', { ledgers }))).slice(-5)).toEqual([
      ['Assets', '', '', ''],
      ['Investments', '', '', 3],
      ['  Investments', 1, '', ''],
      ['  Bonds', 2, '', ''],
      ['Total', '', '', 3],
    ]);
  });

  it('of nothing has both sections with their totals', () => {
    expect(written(balanceSheet(figuresOn('2026-11-25', {})))).toEqual([
      ['Liabilities', '', '', ''],
      ['Total', '', '', 0],
      ['Assets', '', '', ''],
      ['Total', '', '', 0],
    ]);
  });

  describe('Profit & Loss A/c', () => {
    const capital = ledger('Capital', 'Capital Account', { opening: -100 });
    const accountIn = (report: ReturnType<typeof balanceSheet>) => {
      const from = report.lines.findIndex(({ cells: [name] }) => name === 'Profit & Loss A/c');
      const lines = report.lines.slice(
        from,
        report.lines.findIndex(({ look }, at) => at > from && look !== 'entry'),
      );
      return lines.map(({ cells, opens }) => [cells[0], ...cells.slice(1).filter((cell) => cell !== ''), opens]);
    };

    it('is what was entered in it, what earlier years earned, and this one, each opening what it is made of', () => {
      const ledgers = [
        capital,
        ledger('Cash', 'Cash-in-Hand', { opening: 100, earlier: 60, within: 7 }),
        ledger('Fees', 'Indirect Incomes', { opening: -20, earlier: -100, within: -9 }),
        ledger('Rent', 'Indirect Expenses', { opening: 10, earlier: 40, within: 2 }),
      ];
      const report = balanceSheet(
        figuresOn('2027-04-30', {
          ledgers,
          profitAndLoss: { opening: -5 },
          stock: { opening: 15, atYearStart: 20, closing: 28 },
        }),
      );
      expect(accountIn(report)).toEqual([
        ['Profit & Loss A/c', { amount: 95_00 }, undefined],
        ['Entered in the ledger', { amount: 5_00 }, { to: 'ledger', id: 'Profit & Loss A/c' }],
        // 20 + 100 − 10 − 40, and 5 more in goods.
        [
          'Profit of earlier years',
          { amount: 75_00 },
          { to: 'profit and loss', from: '2026-04-01', until: '2027-03-31' },
        ],
        ['Profit of this year', { amount: 15_00 }, { to: 'profit and loss', from: '2027-04-01', until: '2027-04-30' }],
      ]);
      expect(written(report).filter(([name]) => name === 'Total')).toEqual([
        ['Total', '', '', 195],
        ['Total', '', '', 195],
      ]);
    });

    it('of one part alone opens that, and is an asset after losses', () => {
      const ledgers = [
        ledger('Cash', 'Cash-in-Hand', { within: -2 }),
        ledger('Rent', 'Indirect Expenses', { within: 2 }),
      ];
      const report = balanceSheet(figuresOn('2026-11-25', { ledgers }));
      expect(accountIn(report)).toEqual([
        ['Profit & Loss A/c', { amount: 2_00 }, { to: 'profit and loss', from: '2026-04-01', until: '2026-11-25' }],
      ]);
      expect(written(report).slice(-3)).toEqual([
        ['Assets', '', '', ''],
        ['Profit & Loss A/c', '', '', 2],
        ['Total', '', '', 2],
      ]);
    });
  });
});
