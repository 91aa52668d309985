import { afterEach, beforeEach, expect, it } from 'vitest';
import { duesIn } from '#data/books/projections/dues.ts';
import { MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { onHandIn } from '#data/books/projections/stock-rows.ts';
import { cancelVoucher, createVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import { BLANK_STOCK_LINE } from '#domain/books/vouchers/stock-voucher.ts';
import { asQuantity } from '#domain/quantity.ts';
import { createGodown } from '#data/books/masters/godowns.ts';
import { createItem } from '#data/books/masters/items.ts';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { trialBalanceOn } from '#data/books/reports/financial-statements.ts';
import { booksStore } from '#data/books/store.ts';
import { beginningsFor, tallyFiles } from '#data/books/exchange/tally-export.ts';
import { balanceOfDue } from '#domain/books/payments/due.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import type { ReportLineCell } from '#domain/books/ledger/report.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { aLine, OURS } from '../../../support/documents.ts';
import { addGoods, aTrader } from '../../../support/trade.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { enter, move } from '../../../support/posted.ts';
import { readTally, type TallyRead } from '../../../support/tally-reader.ts';
import { tradeForTwoYears } from '../../../support/trading-years.ts';

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV', booksBegin: '2026-04-01' });
});
afterEach(emptyShelf);

it('both years come out with the trial balance and the open bills of the books, each voucher with the sum 0', async () => {
  await tradeForTwoYears();
  const read = await out('2026-04-01', '2028-03-31', '2026-04-01');
  expect(read.vouchers.filter(({ sum }) => sum !== 0)).toEqual([]);
  expect(balancesOf(read)).toEqual(await balancesOn('2028-03-31', { isOneYear: false }));
  expect(read.bills).toEqual(await openBills());
  expect(read.bills).toEqual({
    'Asha & Sons <Pune>/OLD/1': 500_00,
    // 1,255 + 500 less 5 % is 1,667.25, with 18 % 1,967.36; 1,967 less 1,015 and 100.
    'Asha & Sons <Pune>/INV/26-27/0001': 852_00,
    'Asha & Sons <Pune>/INV/27-28/0001': 296_00,
    // 1,200 + 60 and 300 + 54 are 1,614; less 400 paid and 630 that went back.
    'The "Mill"/PUR/26-27/0001': -584_00,
  });
});

it('the first year alone comes out as it stood at its end', async () => {
  await tradeForTwoYears();
  const read = await out('2026-04-01', '2027-03-31', '2026-04-01');
  expect(balancesOf(read)).toEqual(await balancesOn('2027-03-31', { isOneYear: true }));
  expect(read.bills['Asha & Sons <Pune>/INV/26-27/0001']).toBe(952_00);
});

it('the second year alone opens with what the first one left, its profit and its open bills', async () => {
  await tradeForTwoYears();
  const read = await out('2027-04-01', '2028-03-31', '2027-04-01');
  expect(balancesOf(read)).toEqual(await balancesOn('2028-03-31', { isOneYear: true }));
  expect(read.bills).toEqual(await openBills());
  expect(read.vouchers).toHaveLength(3);
});

it('a voucher keeps its id from one export to the next, a cancelled one its number, and a draft stays out', async () => {
  await tradeForTwoYears();
  const [once, again] = [await out(...FIRST_YEAR), await out(...FIRST_YEAR)];
  expect(once).toEqual(again);
  expect(new Set(once.vouchers.map(({ id }) => id)).size).toBe(once.vouchers.length);
  expect(once.vouchers[0]).toMatchObject({
    id: 'tarazu-Asha Stores-VCH-000000001',
    number: 'RCT/26-27/0001',
    day: '20260405',
  });
  expect(once.vouchers.filter(({ isCancelled }) => isCancelled)).toMatchObject([{ type: 'Receipt', sum: 0 }]);
  expect(once.vouchers.every(({ number }) => number !== '')).toBe(true);
});

it('Tally is told what stands under what, and how goods, godowns and units are called', async () => {
  await tradeForTwoYears();
  await createGodown({ ...BLANK_GODOWN, name: 'Yard' });
  const { masters, vouchers } = await tallyFiles(order(...FIRST_YEAR));
  const text = await new Blob([...masters]).text();
  const inOrder = ['<UNIT NAME="NOS">', '<GODOWN NAME="Yard">', '<STOCKITEM NAME="Soap">', '<LEDGER NAME="Cash">'];
  expect(inOrder.map((tag) => text.indexOf(tag))).toEqual(
    inOrder.map((tag) => text.indexOf(tag)).toSorted((a, b) => a - b),
  );
  expect(text).toContain('<OPENINGBALANCE>2.5 NOS</OPENINGBALANCE><OPENINGRATE>100.0000/NOS</OPENINGRATE>');
  expect(text).toContain('<LEDSTATENAME>Maharashtra</LEDSTATENAME>');
  expect(text).not.toContain('GODOWN NAME="Main"');
  expect(text).toContain('<IMPORTDUPS>@@DUPMODIFY</IMPORTDUPS>');
  // 10 at 125.50 less 5 %.
  expect(await new Blob([...vouchers]).text()).toContain(
    '<RATE>119.2250/NOS</RATE><AMOUNT>1192.25</AMOUNT><ACTUALQTY>10 NOS</ACTUALQTY>',
  );
});

it('goods come out godown by godown: what was moved, written off and found is a stock journal, and costs nothing twice', async () => {
  await tradeAndMove();
  const read = await out('2026-04-01', '2028-03-31', '2026-04-01');
  expect(read.goods).toEqual(await goodsOnHand());
  expect(read.goods).toMatchObject({ 'Soap/Yard': 3500 });
  // What a journal posts stays as it was: the trial balance is the same.
  expect(balancesOf(read)).toEqual(await balancesOn('2028-03-31', { isOneYear: false }));
  expect(read.vouchers.filter(({ type }) => type === 'Stock Journal')).toHaveLength(5);
  const { vouchers, problems } = await tallyFiles(order('2026-04-01', '2028-03-31', '2026-04-01'));
  const text = await new Blob([...vouchers]).text();
  // 2 of the 2.5 that the books began with, at 100: out of one godown, into the other.
  expect(text).toContain(
    '<INVENTORYENTRIESOUT.LIST><STOCKITEMNAME>Soap</STOCKITEMNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE><RATE>100.0000/NOS</RATE><AMOUNT>200.00</AMOUNT>',
  );
  expect(text).toContain(
    '<BATCHALLOCATIONS.LIST><GODOWNNAME>Yard</GODOWNNAME><BATCHNAME>Primary Batch</BATCHNAME><AMOUNT>-200.00</AMOUNT><ACTUALQTY>2 NOS</ACTUALQTY>',
  );
  expect(problems.filter(({ isRefused }) => isRefused)).toEqual([]);
});

it('the second year opens with the goods of each godown', async () => {
  await tradeAndMove();
  const read = await out('2027-04-01', '2028-03-31', '2027-04-01');
  expect(read.goods).toEqual(await goodsOnHand());
});

it('a godown that is called as the one that Tally has by itself is refused, and so is a name of two', async () => {
  await createGodown({ ...BLANK_GODOWN, name: 'Main location' });
  const { problems } = await tallyFiles(order(...FIRST_YEAR));
  expect(problems).toEqual([
    { isRefused: true, sentence: 'Tally has a godown named “Main location” already. Rename the godown.' },
  ]);
});

it('a name that Tally has twice is refused with what to do, and nothing is written', async () => {
  await createLedger({ ...BLANK_LEDGER, name: 'fixed assets', group: 'Fixed Assets' });
  const { problems, masters, vouchers } = await tallyFiles(order(...FIRST_YEAR));
  expect(problems).toEqual([
    { isRefused: true, sentence: 'Tally has a group named “fixed assets” already. Rename the ledger.' },
  ]);
  expect([masters, vouchers]).toEqual([[], []]);
});

it('what Tally takes otherwise than one expects is said with its voucher, and written', async () => {
  await tradeForTwoYears();
  const soap = await booksStore.records('items').where('keys.unique').equals('soap').first();
  if (!soap) throw new Error('Soap is sold.');
  // As books of before may have it: now the unit of what is used stays.
  await booksStore.records('items').update(soap.id, { unit: 'PCS' });
  const journal = await enter('2026-12-01', { Rent: 5, Cash: -5 });
  await move('2026-12-02', 'Cash', 'Bank', 1);
  const { problems, vouchers } = await tallyFiles(order('2026-12-01', '2026-12-31', '2026-04-01'));
  expect(problems.map(({ isRefused, voucher }) => [isRefused, voucher])).toEqual([
    [false, undefined],
    [false, journal.id],
  ]);
  expect(vouchers).not.toEqual([]);
  const all = await tallyFiles(order(...FIRST_YEAR));
  expect(all.problems.map(({ sentence }) => sentence)).toContain(
    'Invoice INV/26-27/0001 counts “Soap” in NOS, which is not its unit any more. Its value is there, its quantity is not.',
  );
  const read = await out(...FIRST_YEAR);
  expect(read.vouchers.filter(({ sum }) => sum !== 0)).toEqual([]);
});

it('goods that are given for nothing beside others are named: Tally takes no line without an amount', async () => {
  const [asha, soap] = [await aTrader('Customer', 'Asha'), await addGoods('Soap')];
  const lines = [aLine(1, 200, 5, { item: lineItem(soap) }), aLine(2, 0, 5, { item: lineItem(soap) })];
  await createVoucher({ ...withParty(blankInvoice('2026-05-02', OURS), asha, null), lines }, 'Issued');
  const { problems } = await tallyFiles(order(...FIRST_YEAR));
  expect(problems.map(({ sentence }) => sentence)).toEqual([
    'Invoice INV/26-27/0001 has “Soap” for nothing, and Tally takes no line without an amount: its quantity is not there.',
  ]);
});

it('drafts of the days are told, as they stay out', async () => {
  for (const day of ['2026-05-02', '2026-05-03', '2027-05-04'] as const)
    await createVoucher(blankInvoice(day, OURS), 'Draft');
  const { problems } = await tallyFiles(order(...FIRST_YEAR));
  expect(problems).toEqual([
    {
      isRefused: false,
      sentence: expect.stringMatching(/^2 drafts of these days stay out, as drafts are no vouchers yet\./),
    },
  ]);
});

it('books of nothing but their ledgers go out, too, and control characters never do', async () => {
  await createItem({ ...BLANK_ITEM, name: 'Soap\u0004\u0000', percent: 18, sku: '\ud800' });
  const { masters } = await tallyFiles(order(...FIRST_YEAR));
  const text = await new Blob([...masters]).text();
  expect(text).toMatch(/<STOCKITEM NAME="Soap *">/);
  expect(['\u0000', '\u0004', '\ufffd'].filter((sign) => text.includes(sign))).toEqual([]);
});

it('the books may begin in Tally when they did here, or on a 1 April since', () => {
  expect(beginningsFor('2026-05-03', '2026-04-01')).toEqual(['2026-04-01']);
  expect(beginningsFor('2028-03-31', '2026-06-15')).toEqual(['2026-06-15', '2027-04-01']);
});

/** Two years of trade, and goods moved to a yard, written off there, found, moved by mistake and the next year. */
async function tradeAndMove() {
  await tradeForTwoYears();
  const soap = await booksStore.records('items').where('keys.unique').equals('soap').first();
  if (!soap) throw new Error('Soap is sold.');
  const yard = await createGodown({ ...BLANK_GODOWN, name: 'Yard' });
  const moved = (date: IsoDate, units: number) => {
    const lines = [{ item: lineItem(soap), quantity: asQuantity(units), unit: 'NOS' } as const];
    const toGodown = { id: yard.id, name: yard.name };
    return createVoucher(
      { kind: 'Stock Transfer', date, number: '', narration: '', fromGodown: null, toGodown, lines },
      'Issued',
    );
  };
  const adjusted = (date: IsoDate, units: number, direction: 'Written off' | 'Found') => {
    const line = { ...BLANK_STOCK_LINE, item: lineItem(soap), quantity: asQuantity(units), godown: yard };
    return createVoucher(
      { kind: 'Stock Adjustment', date, number: '', narration: 'Counted', direction, lines: [line] },
      'Issued',
    );
  };
  await moved('2026-04-02', 2);
  await adjusted('2026-04-03', 1, 'Written off');
  await adjusted('2026-07-20', 0.5, 'Found');
  const slip = await moved('2026-07-21', 4);
  await cancelVoucher(slip.id, slip.rev);
  await moved('2027-05-01', 2);
}

/** By item and godown, as Tally calls them. */
async function goodsOnHand(): Promise<Readonly<Record<string, number>>> {
  const [items, godowns] = [
    new Map((await booksStore.records('items').toArray()).map(({ id, name }) => [id, name])),
    new Map((await booksStore.records('godowns').toArray()).map(({ id, name }) => [id, name])),
  ];
  const rows = await onHandIn(booksStore.database()).toArray();
  return Object.fromEntries(
    rows.flatMap(({ item, godowns: own }) =>
      Object.entries(own).map(([godown, quantity]) => {
        const place = godown === MAIN_GODOWN_ID ? 'Main Location' : (godowns.get(godown) ?? '');
        return [`${items.get(item)}/${place}`, quantity];
      }),
    ),
  );
}

const FIRST_YEAR = ['2026-04-01', '2027-03-31', '2026-04-01'] as const;

function order(from: IsoDate, to: IsoDate, begins: IsoDate) {
  return { from, to, begins };
}

async function out(from: IsoDate, to: IsoDate, begins: IsoDate): Promise<TallyRead> {
  const { masters, vouchers, problems } = await tallyFiles(order(from, to, begins));
  expect(problems.filter(({ isRefused }) => isRefused)).toEqual([]);
  return readTally(await new Blob([...masters]).text(), await new Blob([...vouchers]).text());
}

/** The rows of a trial balance, debit positive, parties as one row a group, without what is nothing. */
function balancesOf({ groups, openings, moved, openingStock }: TallyRead): Readonly<Record<string, number>> {
  const rows: Record<string, number> = { Stock: openingStock };
  for (const [name, group] of groups) {
    const row = group.startsWith('Sundry') ? group : name;
    rows[row] = (rows[row] ?? 0) + (openings.get(name) ?? 0) + (moved.get(name) ?? 0);
  }
  return Object.fromEntries(Object.entries(rows).filter(([, amount]) => amount !== 0));
}

/** The same of the books. What several years earned stands in their incomes and expenses if Tally has all of them. */
async function balancesOn(
  day: IsoDate,
  { isOneYear }: { isOneYear: boolean },
): Promise<Readonly<Record<string, number>>> {
  const reports = isOneYear
    ? [await trialBalanceOn(day)]
    : [await trialBalanceOn('2027-03-31'), await trialBalanceOn(day)];
  const nominal = new Set(
    (await booksStore.records('ledgers').toArray())
      .filter(({ group }) => /(Incomes|Expenses|Sales|Purchase)( Accounts)?$/.test(group ?? ''))
      .map(({ name }) => name),
  );
  const rows: Record<string, number> = {};
  reports.forEach(({ lines }, at) => {
    for (const {
      cells: [name, debit, credit],
    } of lines) {
      const [paid, owed] = [amountIn(debit), amountIn(credit)];
      if (paid === undefined || owed === undefined || name === 'Total' || name.startsWith('Difference')) continue;
      const [isFirst, isLast] = [at === 0, at === reports.length - 1];
      const row = /Stock/.test(name) && name !== 'Stock Loss' ? 'Stock' : name;
      // Tally opens with the goods of the first year, and values those of the others itself.
      if (row === 'Stock' ? !isFirst : !isLast && !nominal.has(name)) continue;
      if (!isOneYear && name === 'Profit & Loss A/c') continue;
      rows[row] = (rows[row] ?? 0) + paid - owed;
    }
  });
  return Object.fromEntries(Object.entries(rows).filter(([, amount]) => amount !== 0));
}

function amountIn(cell: ReportLineCell | undefined): number | undefined {
  return typeof cell === 'object' && 'amount' in cell ? cell.amount : undefined;
}

async function openBills(): Promise<Readonly<Record<string, number>>> {
  const parties = new Map((await booksStore.records('parties').toArray()).map(({ id, name }) => [id, name]));
  const dues = await duesIn(booksStore.database()).toArray();
  const open = dues.filter(({ state }) => state === 'Open');
  return Object.fromEntries(
    open.map((due) => [
      `${parties.get(due.party)}/${due.number}`,
      due.side === 'receivable' ? balanceOfDue(due) : 0 - balanceOfDue(due),
    ]),
  );
}
