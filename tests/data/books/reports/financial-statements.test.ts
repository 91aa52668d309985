import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createItem } from '#data/books/masters/items.ts';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { createParty } from '#data/books/masters/parties.ts';
import {
  balanceSheetOn,
  cashFlowOf,
  profitAndLossOf,
  trialBalanceOn,
} from '#data/books/reports/financial-statements.ts';
import { booksStore } from '#data/books/store.ts';
import { cancelVoucher, createVoucher } from '#data/books/vouchers/vouchers.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import type { GroupName } from '#domain/books/ledger-group.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { amountAt, written } from '../../../support/report-lines.ts';
import { contraOn, journalOn, receiptOn } from '../../../support/vouchers.ts';

afterEach(emptyShelf);

/** A consultant's first year and the start of the second, in rupees. */
describe('the statements of a service firm', () => {
  beforeEach(async () => {
    await freshBooks();
    const [cash, bank, capital, rent] = await Promise.all(['Cash', 'Bank', 'Capital', 'Rent'].map(ledgerNamed));
    const fees = await ledger('Fees', 'Indirect Incomes');
    const computer = await ledger('Computer', 'Fixed Assets');
    const loan = await ledger('Loan', 'Secured Loans');
    const depreciation = await ledger('Depreciation', 'Indirect Expenses');
    const usha = await createParty({ ...blankParty('Customer'), name: 'Usha' });
    const mill = await createParty({ ...blankParty('Supplier'), name: 'Mill' });
    if (!cash || !bank || !capital || !rent) throw new Error('Books start with these ledgers.');
    await issue(
      receiptOn('2026-04-01', capital, bank, 1000),
      contraOn('2026-04-02', bank, cash, 200),
      receiptOn('2026-04-03', loan, bank, 500),
      journalOn('2026-05-01', [
        [computer, 600],
        [bank, -600],
      ]),
      journalOn('2026-06-30', [
        [usha, 400],
        [fees, -400],
      ]),
      receiptOn('2026-07-15', usha, bank, 250),
      journalOn('2026-07-31', [
        [rent, 90],
        [mill, -90],
      ]),
      journalOn('2026-08-01', [
        [mill, 30],
        [cash, -30],
      ]),
      journalOn('2027-03-31', [
        [depreciation, 60],
        [computer, -60],
      ]),
      // The second year.
      journalOn('2027-04-01', [
        [rent, 100],
        [bank, -100],
      ]),
      receiptOn('2027-04-30', usha, cash, 150),
    );
    const [slip] = await issue(receiptOn('2026-09-01', usha, cash, 7));
    if (slip) await cancelVoucher(slip.id, slip.rev);
  });

  it('of the first year', async () => {
    expect(written(await trialBalanceOn('2027-03-31'))).toEqual([
      ['Capital Account', '', ''],
      ['  Capital', 0, 1000],
      ['Bank Accounts', '', ''],
      ['  Bank', 950, 0],
      ['Cash-in-Hand', '', ''],
      ['  Cash', 170, 0],
      ['Sundry Debtors', 150, 0],
      ['Sundry Creditors', 0, 60],
      ['Fixed Assets', '', ''],
      ['  Computer', 540, 0],
      ['Secured Loans', '', ''],
      ['  Loan', 0, 500],
      ['Indirect Incomes', '', ''],
      ['  Fees', 0, 400],
      ['Indirect Expenses', '', ''],
      ['  Depreciation', 60, 0],
      ['  Rent', 90, 0],
      ['Total', 1960, 1960],
    ]);
    expect(written(await profitAndLossOf('2026-04-01', '2027-03-31')).slice(4)).toEqual([
      ['Gross Profit', '', 0],
      ['Other income', '', ''],
      ['Indirect Incomes', '', 400],
      ['  Fees', 400, ''],
      ['Less other costs', '', ''],
      ['Indirect Expenses', '', 150],
      ['  Depreciation', 60, ''],
      ['  Rent', 90, ''],
      ['Net Profit', '', 250],
    ]);
    expect(written(await balanceSheetOn('2027-03-31'))).toEqual([
      ['Liabilities', '', '', ''],
      ['Capital Account', '', '', 1000],
      ['  Capital', 1000, '', ''],
      ['Current Liabilities', '', '', 60],
      ['  Sundry Creditors', '', 60, ''],
      ['Loans (Liability)', '', '', 500],
      ['  Secured Loans', '', 500, ''],
      ['    Loan', 500, '', ''],
      ['Profit & Loss A/c', '', '', 250],
      ['Total', '', '', 1810],
      ['Assets', '', '', ''],
      ['Current Assets', '', '', 1270],
      ['  Bank Accounts', '', 950, ''],
      ['    Bank', 950, '', ''],
      ['  Cash-in-Hand', '', 170, ''],
      ['    Cash', 170, '', ''],
      ['  Sundry Debtors', '', 150, ''],
      ['Fixed Assets', '', '', 540],
      ['  Computer', 540, '', ''],
      ['Total', '', '', 1810],
    ]);
    expect(written(await cashFlowOf('2026-04-01', '2027-03-31'))).toEqual([
      ['Operating activities', '', ''],
      ['Sundry Debtors', '', 250],
      ['Sundry Creditors', '', -30],
      ['Net cash from operating activities', '', 220],
      ['Investing activities', '', ''],
      ['Fixed Assets', '', -600],
      ['  Computer', -600, ''],
      ['Net cash from investing activities', '', -600],
      ['Financing activities', '', ''],
      ['Capital Account', '', 1000],
      ['  Capital', 1000, ''],
      ['Secured Loans', '', 500],
      ['  Loan', 500, ''],
      ['Net cash from financing activities', '', 1500],
      ['Opening cash and bank', '', 0],
      ['Closing cash and bank', '', 1120],
    ]);
  });

  it('of the second year start incomes and expenses at nothing, and keep the profit of the first', async () => {
    expect(written(await trialBalanceOn('2027-04-30'))).toEqual([
      ['Capital Account', '', ''],
      ['  Capital', 0, 1000],
      ['Bank Accounts', '', ''],
      ['  Bank', 850, 0],
      ['Cash-in-Hand', '', ''],
      ['  Cash', 320, 0],
      ['Sundry Creditors', 0, 60],
      ['Fixed Assets', '', ''],
      ['  Computer', 540, 0],
      ['Secured Loans', '', ''],
      ['  Loan', 0, 500],
      ['Indirect Expenses', '', ''],
      ['  Rent', 100, 0],
      ['Profit & Loss A/c', 0, 250],
      ['Total', 1810, 1810],
    ]);
    const sheet = await balanceSheetOn('2027-04-30');
    expect(written(sheet).filter(([name]) => /Profit|Total/.test(String(name)))).toEqual([
      ['Profit & Loss A/c', '', '', 150],
      ['  Profit of earlier years', 250, '', ''],
      ['  Profit of this year', -100, '', ''],
      ['Total', '', '', 1710],
      ['Total', '', '', 1710],
    ]);
    expect(amountAt(await profitAndLossOf('2027-04-01', '2028-03-31'), 'Net Profit')).toBe(-100_00);
    expect(amountAt(await profitAndLossOf('2026-04-01', '2028-03-31'), 'Net Profit')).toBe(150_00);
    const flow = await cashFlowOf('2027-04-01', '2027-04-30');
    expect(amountAt(flow, 'Opening cash and bank')).toBe(1120_00);
    expect(amountAt(flow, 'Net cash from operating activities')).toBe(50_00);
    expect(amountAt(flow, 'Closing cash and bank')).toBe(1170_00);
  });

  it('of any day count what was entered up to it', async () => {
    expect(written(await balanceSheetOn('2026-04-03')).at(-1)).toEqual(['Total', '', '', 1500]);
    expect(amountAt(await profitAndLossOf('2026-07-01', '2026-07-31'), 'Net Profit')).toBe(-90_00);
    expect(written(await trialBalanceOn('2026-03-31'))).toEqual([['Total', 0, 0]]);
  });
});

describe('the statements of books that began with something in the middle of a year', () => {
  beforeEach(async () => {
    await freshBooks({ booksBegin: '2026-07-01' });
    await ledger('Fees', 'Indirect Incomes', -50);
    await ledger('Van', 'Fixed Assets', 500);
    await ledger('Till', 'Cash-in-Hand', 20);
    await createParty({ ...blankParty('Customer'), name: 'Usha', balance: asPaise(100_00) });
    await createParty({ ...blankParty('Both'), name: 'Ravi', balance: asPaise(50_00) });
    await createParty({ ...blankParty('Supplier'), name: 'Mill', balance: asPaise(80_00), side: 'Cr' });
    const opened = { openingQuantity: asQuantity(2), openingRate: asRate(20_0000) };
    await createItem({ ...BLANK_ITEM, name: 'Chair', percent: 18, ...opened });
  });

  it('have the openings, the goods, who buys and sells among the debtors, and what is missing', async () => {
    expect(written(await trialBalanceOn('2026-07-01'))).toEqual([
      ['Cash-in-Hand', '', ''],
      ['  Till', 20, 0],
      ['Stock-in-Hand', '', ''],
      ['  Opening Stock', 40, 0],
      ['Sundry Debtors', 150, 0],
      ['Sundry Creditors', 0, 80],
      ['Fixed Assets', '', ''],
      ['  Van', 500, 0],
      ['Indirect Incomes', '', ''],
      ['  Fees', 0, 50],
      ['Difference in opening balances', 0, 580],
      ['Total', 710, 710],
    ]);
    expect(written(await trialBalanceOn('2026-06-30'))).toEqual([['Total', 0, 0]]);
  });

  it('count what incomes opened with in periods that begin no later than the books', async () => {
    const profitFrom = async (from: '2026-04-01' | '2026-07-01' | '2026-07-02') =>
      amountAt(await profitAndLossOf(from, '2027-03-31'), 'Net Profit');
    expect(await profitFrom('2026-04-01')).toBe(50_00);
    expect(await profitFrom('2026-07-01')).toBe(50_00);
    expect(await profitFrom('2026-07-02')).toBe(0);
  });

  it('have the goods on both ends of Profit & Loss, and the opening cash in Cash Flow', async () => {
    const report = await profitAndLossOf('2026-04-01', '2027-03-31');
    expect([amountAt(report, 'Opening Stock'), amountAt(report, 'Closing Stock')]).toEqual([40_00, 40_00]);
    const flow = await cashFlowOf('2026-04-01', '2027-03-31');
    expect([amountAt(flow, 'Opening cash and bank'), amountAt(flow, 'Closing cash and bank')]).toEqual([20_00, 20_00]);
  });

  it('keep in the next year what the incomes of the first opened with', async () => {
    const lines = written(await trialBalanceOn('2027-04-01'));
    expect(lines.filter(([name]) => /Stock|Profit|Fees/.test(String(name)))).toEqual([
      ['Stock-in-Hand', 40, 0],
      ['Profit & Loss A/c', 0, 50],
    ]);
    expect(lines.at(-1)).toEqual(['Total', 710, 710]);
  });
});

async function ledger(name: string, group: GroupName, opening = 0): Promise<Named> {
  const balance = asPaise(Math.abs(opening) * 100);
  return createLedger({ ...BLANK_LEDGER, name, group, balance, side: opening < 0 ? 'Cr' : 'Dr' });
}

async function ledgerNamed(name: string): Promise<Named> {
  const found = await booksStore.records('ledgers').where('keys.unique').equals(name.toLowerCase()).first();
  if (!found) throw new Error(`There is no ledger ${name}.`);
  return { id: found.id, name: found.name };
}

async function issue(...entries: readonly VoucherInput[]) {
  const kept = [];
  for (const input of entries) kept.push(await createVoucher(input, 'Issued'));
  return kept;
}
