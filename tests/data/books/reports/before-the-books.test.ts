import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balancesOfLedgersOn, balancesOfPartiesOn } from '#data/books/ledger/balances.ts';
import { createGodown } from '#data/books/masters/godowns.ts';
import { createItem } from '#data/books/masters/items.ts';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { agedOn } from '#data/books/payments/ageing.ts';
import { dashboardOn } from '#data/books/reports/dashboard.ts';
import { everyLedgerStatement } from '#data/books/reports/every-ledger-statement.ts';
import {
  balanceSheetOn,
  cashFlowOf,
  controlOn,
  groupOn,
  profitAndLossOf,
  trialBalanceOn,
} from '#data/books/reports/financial-statements.ts';
import { statementMonths, statementPage, wholeStatement } from '#data/books/reports/ledger-statement.ts';
import { stockLedgerOf, stockSummaryOn } from '#data/books/stock/stock-reports.ts';
import { fileNameOf, type Report } from '#domain/books/ledger/report.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import { BLANK_ITEM, type Item } from '#domain/books/masters/item.ts';
import { BLANK_LEDGER, type Ledger } from '#domain/books/masters/ledger.ts';
import { blankParty, type Party } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { amountAt, written } from '../../../support/report-lines.ts';

/** Books of 1 July 2026 that open with 1,000 at the bank, 200 of fees, 300 that Usha owes, and 4 pieces of soap at 10. */
let [bank, usha, soap]: [Ledger?, Party?, Item?] = [];
const YEAR = { from: '2025-04-01', to: '2026-03-31' } as const;
const AROUND = { from: '2026-04-01', to: '2027-03-31' } as const;

beforeEach(async () => {
  await freshBooks({ booksBegin: '2026-07-01' });
  bank = await createLedger({ ...BLANK_LEDGER, name: 'HDFC', group: 'Bank Accounts', balance: asPaise(1000_00) });
  await createLedger({
    ...BLANK_LEDGER,
    name: 'Fees',
    group: 'Indirect Incomes',
    balance: asPaise(200_00),
    side: 'Cr',
  });
  usha = await createParty({ ...blankParty('Customer'), name: 'Usha', balance: asPaise(300_00) });
  soap = await createItem({
    ...BLANK_ITEM,
    name: 'Soap',
    percent: 18,
    openingQuantity: asQuantity(4),
    openingRate: asRate(10_0000),
  });
});
afterEach(emptyShelf);

describe('before the books begin nothing stands', () => {
  it('in any statement as on a day, not even what they open with, nor a difference in openings', async () => {
    for (const day of ['2026-06-30', '2026-03-31', '2024-01-01'] as const) {
      expect(written(await trialBalanceOn(day))).toEqual([['Total', 0, 0]]);
      expectNothing(await balanceSheetOn(day));
      expectNothing(await groupOn('Bank Accounts', day));
      expect(await controlOn('debtors', day)).toBe(0);
      expect(await balancesOfPartiesOn([usha?.id ?? ''], day)).toEqual({ [usha?.id ?? '']: 0 });
      expect(await balancesOfLedgersOn([bank?.id ?? ''], day)).toEqual({ [bank?.id ?? '']: 0 });
      expect(await agedOn('receivable', day)).toEqual([]);
      expect(written((await stockSummaryOn(day)).report)).toEqual([['Total', '', '', '', 0]]);
      expect(await dashboardOn(day)).toMatchObject({ money: 0, debtors: 0, creditors: 0 });
    }
  });

  it('in any statement of a period', async () => {
    expectNothing(await profitAndLossOf(YEAR.from, YEAR.to));
    expectNothing(await cashFlowOf(YEAR.from, YEAR.to));
    for (const id of [bank?.id ?? '', usha?.id ?? '']) {
      expect(await wholeStatement(id, YEAR)).toMatchObject({ opening: 0, closing: 0, lines: [] });
      const { months } = await statementMonths(id, YEAR);
      expect(months.every(({ closing }) => closing === 0)).toBe(true);
    }
    const all = [];
    for await (const one of everyLedgerStatement(YEAR)) all.push(one);
    expect(all).toEqual([]);
    expectNothing(await stockLedgerOf(soap ?? BLANK_ROW, undefined, YEAR, true));
  });
});

describe('a period in which the books begin', () => {
  it('opens with what they open with, on the day on which they begin', async () => {
    const { id = '' } = usha ?? {};
    const page = await statementPage(id, AROUND, { at: 'first' });
    expect(page).toMatchObject({ opensOn: '2026-07-01', opening: 300_00, closing: 300_00 });
    const { months } = await statementMonths(id, AROUND);
    expect(months.map(({ from, closing }) => [from, closing])[0]).toEqual(['2026-07-01', 300_00]);
    expect(months).toHaveLength(9);
    const flow = await cashFlowOf(AROUND.from, AROUND.to);
    expect(amountAt(flow, 'Opening cash and bank')).toBe(1000_00);
    // There is no day before, on which it stood.
    expect(flow.lines.find(({ cells }) => cells[0] === 'Opening cash and bank')?.opens).toBeUndefined();
    expect(amountAt(await profitAndLossOf(AROUND.from, AROUND.to), 'Opening Stock')).toBe(40_00);
    const report = await stockLedgerOf(soap ?? BLANK_ROW, undefined, AROUND, true);
    expect(report.period).toEqual(AROUND);
    expect(written(report)[0]?.slice(0, 2)).toEqual(['01 Jul 2026', 'Opening']);
  });

  it('has a stock ledger that names the godown, where it is of one', async () => {
    const { id } = await createGodown({ ...BLANK_GODOWN, name: 'Shed' });
    const nameIn = async (godown: string | undefined) =>
      fileNameOf(await stockLedgerOf(soap ?? BLANK_ROW, godown, AROUND, true));
    expect(await nameIn(id)).toBe('stock-ledger-of-soap-in-shed-2026-04-01-to-2027-03-31');
    expect(await nameIn(undefined)).toBe('stock-ledger-of-soap-2026-04-01-to-2027-03-31');
  });

  it('stands on their first day with all of it', async () => {
    expect(await controlOn('debtors', '2026-07-01')).toBe(300_00);
    expect(written(await trialBalanceOn('2026-07-01')).at(-1)).toEqual(['Total', 1340, 1340]);
    expect(await agedOn('receivable', '2026-07-01')).toHaveLength(1);
  });
});

const BLANK_ROW = { id: '', name: '' };

function expectNothing({ lines }: Report) {
  const figures = lines.flatMap(({ cells }) => cells.flatMap((cell) => (typeof cell === 'string' ? [] : [cell])));
  expect(
    figures.map((cell) => ('amount' in cell ? cell.amount : cell.number)).filter((figure) => figure !== 0),
  ).toEqual([]);
}
