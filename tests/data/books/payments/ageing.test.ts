import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { agedOn } from '#data/books/payments/ageing.ts';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { createItem } from '#data/books/masters/items.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { dashboardOn } from '#data/books/reports/dashboard.ts';
import { fileNameOf } from '#domain/books/ledger/report.ts';
import { registerSums, wholeRegister } from '#data/books/reports/registers.ts';
import { controlOn } from '#data/books/reports/financial-statements.ts';
import { cancelVoucher, createVoucher } from '#data/books/vouchers/vouchers.ts';
import { ageingReport } from '#domain/books/reports/ageing-report.ts';
import {
  blankInvoice,
  blankPurchase,
  documentParty,
  lineItem,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import { blankCreditNote } from '#domain/books/documents/blank-note.ts';
import type { InvoiceInput, LineItem, PurchaseInput } from '#domain/books/documents/document.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import { blankParty, type Party } from '#domain/books/masters/party.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { OURS, aBought, aLine } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { pay, receive } from '../../../support/posted.ts';
import { written } from '../../../support/report-lines.ts';

let soap: LineItem;

/** Soap of 100 a piece at 18 %: 118 with tax. */
beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  soap = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', hsn: '34011190', percent: 18 }));
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

describe('receivables', () => {
  it('stand by how long they are past due, with what was paid on account, and come to the ledgers of the parties', async () => {
    const asha = await aParty('Asha Stores');
    const meena = await aParty('Meena Traders', 'Both');
    await aParty('Idle Friend');
    await sell(asha, '2026-05-01', 1, '2026-05-31');
    await sell(asha, '2026-07-01', 2, '2026-07-31');
    await sell(asha, '2026-08-20', 1);
    await sell(meena, '2026-08-01', 3, '2026-09-15');
    await buy(meena, '2026-08-05', 1);
    await receive('2026-08-25', 'Meena Traders', 400);
    const report = ageingReport('receivable', '2026-09-01', await agedOn('receivable', '2026-09-01'), 'by party');
    expect(written(report)).toEqual([
      ['Asha Stores', 0, 118, 236, 0, 118, 0, 0, 472],
      ['Meena Traders', 0, 0, 0, 0, 0, -46, -100, -146],
      ['Total', 0, 118, 236, 0, 118, -46, -100, 326],
    ]);
    expect(report.columns.map(({ title }) => title).slice(-3)).toEqual(['On account', 'Owed to them', 'Total']);
    const payables = ageingReport('payable', '2026-09-01', await agedOn('payable', '2026-09-01'), 'by document');
    expect(written(payables)).toEqual([
      ['Meena Traders', 0, 100, 0, 0, 0, 0, -100, 0],
      ['  PUR/26-27/0001 · 05 Aug 2026', '', 100, '', '', '', '', '', 100],
      ['Total', 0, 100, 0, 0, 0, 0, -100, 0],
    ]);
    // One name, one figure: on the dashboard, in the trial balance and here. The one ledger of who buys and sells has both sides.
    expect(await dashboardOn('2026-09-01')).toMatchObject({ debtors: 326_00, creditors: 0 });
    expect(await controlOn('debtors', '2026-09-01')).toBe(326_00);
  });

  it('have an advance among the opening bills on account, and it is no document to settle', async () => {
    const bills = [
      { number: 'OLD/0117', date: '2026-03-10', dueDate: '2026-04-09', amount: asPaise(10_000_00) },
      { number: 'ADV/21', date: '2026-03-28', dueDate: '', amount: asPaise(-2500_00) },
    ] as const;
    await createParty({ ...blankParty('Customer'), name: 'Anand', balance: asPaise(7500_00), side: 'Dr', bills });
    expect(await balances('2026-04-05')).toEqual([['OLD/0117', 10_000]]);
    const report = ageingReport('receivable', '2026-04-05', await agedOn('receivable', '2026-04-05'), 'by party');
    expect(written(report).at(-1)?.slice(-2)).toEqual([-2500, 7500]);
  });

  it('of a supplier whom we lent money, and of a customer who only sold, come to what the trial balance says, too', async () => {
    const bills = [{ number: 'OLD-1', date: '2026-03-01', dueDate: '', amount: asPaise(50_00) }] as const;
    await createParty({ ...blankParty('Supplier'), name: 'Mill', balance: asPaise(50_00), side: 'Dr', bills });
    const seller = await aParty('Selling Customer', 'Both');
    await buy(seller, '2026-08-05', 1);
    const totalOf = async (side: 'receivable' | 'payable') =>
      written(ageingReport(side, '2026-09-01', await agedOn(side, '2026-09-01'), 'by party'))
        .at(-1)
        ?.at(-1);
    expect([await totalOf('receivable'), await totalOf('payable')]).toEqual([-100, -50]);
    expect(await dashboardOn('2026-09-01')).toMatchObject({ debtors: -100_00, creditors: 50_00 });
  });

  it('of a day long ago are those that were open then: what was settled or taken back later counts as open', async () => {
    const asha = await aParty('Asha Stores');
    const first = await sell(asha, '2026-05-01', 1);
    const second = await sell(asha, '2026-05-02', 2);
    await receive('2026-06-01', 'Asha Stores', 118);
    await takeBack(second, '2026-06-10', 1);
    expect(await balances('2026-05-01')).toEqual([[first.number, 118]]);
    expect(await balances('2026-05-31')).toEqual([
      [first.number, 118],
      [second.number, 236],
    ]);
    expect(await balances('2026-06-01')).toEqual([[second.number, 236]]);
    expect(await balances('2026-06-10')).toEqual([[second.number, 118]]);
    expect(await balances('2026-04-30')).toEqual([]);
  });

  it('have an advance of a supplier among the payables with a minus', async () => {
    await aParty('Mill', 'Supplier');
    await pay('2026-05-01', 'Mill', 500);
    expect(written(ageingReport('payable', '2026-05-01', await agedOn('payable', '2026-05-01'), 'by party'))).toEqual([
      ['Mill', 0, 0, 0, 0, 0, -500, -500],
      ['Total', 0, 0, 0, 0, 0, -500, -500],
    ]);
  });

  it('have the opening bills of a party, whose lines open nothing', async () => {
    await createParty({
      ...blankParty('Customer'),
      name: 'Asha Stores',
      balance: asPaise(50_00),
      side: 'Dr',
      bills: [{ number: 'OLD-1', date: '2026-03-01', dueDate: '2026-03-31', amount: asPaise(50_00) }],
    });
    const report = ageingReport('receivable', '2026-04-10', await agedOn('receivable', '2026-04-10'), 'by document');
    // A file of it says so in its name.
    expect(report.name).toBe('Receivables by Document');
    expect(report.lines[1]).toEqual({
      look: 'entry',
      depth: 1,
      cells: ['OLD-1 · 01 Mar 2026 · due 31 Mar 2026', '', { amount: 5000 }, '', '', '', '', { amount: 5000 }],
    });
  });
});

describe('a register', () => {
  it('has every document with its tax, notes with a minus; its kept sums are those of its lines', async () => {
    const asha = await aParty('Asha Stores');
    const kochi = await aParty('Kochi Mart', 'Customer', {
      registration: 'Regular',
      gstin: '29AABCT2222K1ZD',
      state: '29',
    });
    const first = await sell(asha, '2026-05-01', 2);
    await sell(kochi, '2026-05-03', 1);
    await takeBack(first, '2026-05-05', 1);
    const wrong = await sell(asha, '2026-05-06', 9);
    await cancelVoucher(wrong.id, wrong.rev);
    await sell(asha, '2026-06-01', 1);
    const register = await wholeRegister('Sales Register', { from: '2026-05-01', to: '2026-05-31' });
    expect(
      written(register).map(([date, kind, number, party, , ...figures]) => [date, kind, number, party, ...figures]),
    ).toEqual([
      ['01 May 2026', 'Invoice', 'INV/26-27/0001', 'Asha Stores', 200, 18, 18, 0, 0, 0, 236],
      ['03 May 2026', 'Invoice', 'INV/26-27/0002', 'Kochi Mart', 100, 0, 0, 18, 0, 0, 118],
      ['05 May 2026', 'Credit Note', 'CN/26-27/0001', 'Asha Stores', -100, -9, -9, 0, 0, 0, -118],
      ['06 May 2026', 'Invoice, cancelled', 'INV/26-27/0003', 'Asha Stores', '', '', '', '', '', '', ''],
      ['Total', '', '', '', 200, 9, 9, 18, 0, 0, 236],
    ]);
    // What is found on the screen is what the file has, with the sums of that, and its name says so.
    const found = await wholeRegister('Sales Register', { from: '2026-05-01', to: '2026-05-31' }, ' kochi ');
    expect(written(found).map(([, , number, , , taxable]) => [number, taxable])).toEqual([
      ['INV/26-27/0002', 100],
      ['', 100],
    ]);
    expect(fileNameOf(found)).toBe('sales-register-of-kochi-2026-05-01-to-2026-05-31');
  });

  it('of purchases has the supplier’s bill number, and no tax that we owe ourselves', async () => {
    const mill = await aParty('Mill', 'Supplier', { registration: 'Regular', gstin: '27AAAPF1111F1ZM' });
    await buy(mill, '2026-05-01', 1, { reverseCharge: true });
    const days = { from: '2026-05-01', to: '2026-05-01' } as const;
    expect(written(await wholeRegister('Purchase Register', days))[0]).toEqual([
      '01 May 2026',
      'Purchase',
      'PUR/26-27/0001',
      'B-1',
      'Mill',
      '27AAAPF1111F1ZM',
      100,
      0,
      0,
      0,
      0,
      0,
      100,
    ]);
    expect(await registerSums('Sales Register', days)).toMatchObject({ taxable: 0, total: 0 });
  });
});

function aParty(name: string, kind: Party['kind'] = 'Customer', said: Partial<Party> = {}): Promise<Party> {
  return createParty({ ...blankParty(kind), name, state: '27', ...said });
}

async function sell(to: Party, date: IsoDate, pieces: number, dueDate: IsoDate | '' = '') {
  const input = withParty(blankInvoice(date, OURS), documentParty(to), to.creditDays);
  const lines = [aLine(pieces, 100, 18, { item: soap })];
  return (await createVoucher({ ...input, dueDate, lines }, 'Issued')) as Voucher<InvoiceInput>;
}

function buy(from: Party, date: IsoDate, pieces: number, said: Partial<PurchaseInput> = {}): Promise<Voucher> {
  const input = withParty(blankPurchase(date, OURS), documentParty(from), from.creditDays);
  const lines = [aBought(pieces, 100, 18, { item: soap })];
  return createVoucher({ ...input, billNumber: 'B-1', billDate: date, dueDate: '', lines, ...said }, 'Issued');
}

async function takeBack(invoice: Voucher<InvoiceInput>, date: IsoDate, pieces: number): Promise<Voucher> {
  const note = blankCreditNote(invoice, lineBalances(invoice.lines, []), date);
  const lines = note.lines.map((line) => ({ ...line, quantity: asQuantity(pieces) }));
  return createVoucher({ ...note, lines, reason: 'Sales return' }, 'Issued');
}

/** The open documents of the only customer, in rupees. */
async function balances(day: IsoDate) {
  const parties = await agedOn('receivable', day);
  return parties.flatMap(({ documents }) => documents.map(({ number, balance }) => [number, balance / 100]));
}
