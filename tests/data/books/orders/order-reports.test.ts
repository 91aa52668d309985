import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ALL_GOODS, wholeAvailability } from '#data/books/orders/availability-list.ts';
import { challansDue } from '#data/books/orders/challans-due.ts';
import { closeLines } from '#data/books/vouchers/close-lines.ts';
import { wholeGoodsWithParties } from '#data/books/orders/goods-with-parties.ts';
import type { LinePlace } from '#data/books/orders/lines-of-orders.ts';
import { pendingLines, wholePending } from '#data/books/orders/pending.ts';
import { missingNow } from '#data/books/stock/missing-goods.ts';
import { placesWithParties } from '#data/books/stock/quantity-on-hand.ts';
import { stockLedgerOf, stockSummaryOn } from '#data/books/stock/stock-reports.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { lineItem } from '#domain/books/documents/blank-document.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { whyGoodsAreMissing } from '#domain/books/stock/missing-goods.ts';
import { BLANK_STOCK_LINE, blankAdjustment } from '#domain/books/vouchers/stock-voucher.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { makeOf, order } from '../../../support/orders.ts';
import { written } from '../../../support/report-lines.ts';
import { addGoods, aTrader } from '../../../support/trade.ts';

const DAY = '2026-11-25';
let [soap, wash] = [{} as Versioned<Item>, {} as Versioned<Item>];
let [ravi, mills] = [{} as DocumentParty, {} as DocumentParty];

/** Ten pieces of soap at 100, and a service. */
beforeEach(async () => {
  vi.setSystemTime(`${DAY}T10:00:00+05:30`);
  await freshBooks();
  soap = await addGoods('Soap', { openingQuantity: asQuantity(10), openingRate: asRate(100_0000) });
  wash = await addGoods('Wash', { kind: 'Service', hsn: '9987' });
  [ravi, mills] = [await aTrader('Customer', 'Ravi'), await aTrader('Supplier', 'Mills')];
});
afterEach(emptyShelf);

describe('Pending Sales Orders', () => {
  it('say what is to be delivered of each line, the oldest order first, and what of it is late; what is only to be billed is not pending', async () => {
    const first = await order('Sales Order', '2026-11-02', ravi, [[soap, 4, 120]], { due: '2026-11-20' });
    const second = await order('Sales Order', '2026-11-01', ravi, [
      [soap, 3, 120],
      [wash, 2, 50],
    ]);
    await makeOf(first, 'Delivery Challan', '2026-11-03', [1]);
    const delivered = await order('Sales Order', '2026-11-04', ravi, [[soap, 1, 120]]);
    await makeOf(delivered, 'Delivery Challan', '2026-11-05');
    const report = await wholePending('Sales Order', DAY);
    expect(report.columns.map(({ title }) => title).join()).toBe(
      'Date,Number,Party,Item,Ordered,Done,Left,Unit,Value Left,Due,Days Late',
    );
    expect(written(report)).toEqual([
      ['01 Nov 2026', second.number, 'Ravi', 'Soap', 3, 0, 3, 'NOS', 360, '', 0],
      ['01 Nov 2026', second.number, 'Ravi', 'Wash', 2, 0, 2, 'NOS', 100, '', 0],
      ['02 Nov 2026', first.number, 'Ravi', 'Soap', 4, 1, 3, 'NOS', 360, '20 Nov 2026', 5],
      ['Total', '', '', '', '', '', '', '', 820, '', ''],
    ]);
    expect(report.lines[2]?.opens).toEqual({ to: 'voucher', id: first.id });
  });

  it('are read some at a time, each time from where the last ended, and none twice', async () => {
    for (const day of ['2026-11-02', '2026-11-01', '2026-11-02'] as const)
      await order('Sales Order', day, ravi, [
        [soap, 3, 120],
        [soap, 1, 120],
      ]);
    const { rows } = await pendingLines('Sales Order', undefined, 100);
    const met: string[] = [];
    for (let after: LinePlace | undefined, isOver = false; !isOver; ) {
      const read = await pendingLines('Sales Order', after, 4);
      met.push(...read.rows.map(({ id }) => id));
      after = read.next;
      isOver = after === undefined;
    }
    expect(rows.length).toBe(6);
    expect(met).toEqual(rows.map(({ id }) => id));
  });
});

it('Pending Purchase Orders say what is still to come; what is closed does not', async () => {
  const ordered = await order('Purchase Order', '2026-11-02', mills, [
    [soap, 100, 90],
    [wash, 1, 30],
  ]);
  await makeOf(ordered, 'Purchase', '2026-11-03', [60]);
  const given = await order('Purchase Order', '2026-11-04', mills, [[soap, 5, 90]]);
  await closeLines(given.id, given.rev, 'all', 'Too late');
  expect(written(await wholePending('Purchase Order', DAY))).toEqual([
    ['02 Nov 2026', ordered.number, 'Mills', 'Soap', 100, 60, 40, 'NOS', 3600, '', 0],
    ['02 Nov 2026', ordered.number, 'Mills', 'Wash', 1, 0, 1, 'NOS', 30, '', 0],
    ['Total', '', '', '', '', '', '', '', 3630, '', ''],
  ]);
});

describe('goods with a party', () => {
  it('are told challan by challan, at what they cost us', async () => {
    const sent = await order('Delivery Challan', '2026-11-02', ravi, [[soap, 4, 150]], {
      purpose: 'On Approval',
      dueBack: '2027-05-02',
    });
    await makeOf(sent, 'Goods Back', '2026-11-03', [1]);
    await makeOf(sent, 'Invoice', '2026-11-04', [1]);
    expect(written(await wholeGoodsWithParties(DAY))).toEqual([
      [sent.number, '02 Nov 2026', 'On Approval', 'Ravi', 'Soap', 4, 1, 1, 2, 200, '02 May 2027'],
      ['Total', '', '', '', '', '', '', '', '', 200, ''],
    ]);
  });

  it('are a row of the stock summary and of the stock ledger, in closing stock, and no stock of a godown', async () => {
    await order('Delivery Challan', '2026-11-02', ravi, [[soap, 4, 150]]);
    expect(written((await stockSummaryOn(DAY)).report)).toEqual([
      ['Soap', 'NOS', 100, 10, 1000],
      ['  Main', '', 100, 6, 600],
      ['  With Ravi', '', 100, 4, 400],
      ['Total', '', '', '', 1000],
    ]);
    expect(await stockOn(DAY)).toBe(1000_00);
    const ledger = await stockLedgerOf(soap, undefined, { from: '2026-11-01', to: DAY }, false);
    expect(written(ledger).slice(-2)).toEqual([
      ['25 Nov 2026', 'Closing', '', 4, 4, 0, 10, 1000],
      ['25 Nov 2026', 'With Ravi', '', '', '', '', 4, 400],
    ]);
    expect(await placesWithParties(soap.id)).toEqual([{ id: ravi.id, name: 'With Ravi' }]);
    const own = await stockLedgerOf(soap, ravi.id, { from: '2026-11-01', to: DAY }, false);
    expect([own.of, written(own).at(-1)]).toEqual([
      'Soap, With Ravi',
      ['25 Nov 2026', 'Closing', '', 4, 0, 400, 4, 400],
    ]);
  });

  it('say so where a party has all that there is of an item', async () => {
    await order('Delivery Challan', '2026-11-02', ravi, [[soap, 10, 150]]);
    expect(written((await stockSummaryOn(DAY)).report).map(([name]) => name)).toEqual(['Soap', '  With Ravi', 'Total']);
  });

  it('are missing with the party, not in stock, where more is used up than it has', async () => {
    await order('Delivery Challan', '2026-11-02', ravi, [[soap, 4, 150]]);
    const godown = { id: ravi.id, name: 'With Ravi' };
    const line = { ...BLANK_STOCK_LINE, item: lineItem(soap), quantity: asQuantity(5), godown };
    const used = { ...blankAdjustment('2026-11-03'), lines: [line] };
    const [missing] = await missingNow(used, undefined);
    expect(missing && whyGoodsAreMissing(missing)).toMatch(/^Only 4 NOS of Soap are with Ravi on that day\./);
  });
});

it('challans that are due back within thirty days, or were, are told, each once, the longest due first', async () => {
  const two = [
    [soap, 1, 150],
    [soap, 1, 150],
  ] as const;
  const [late, soon] = [
    await order('Delivery Challan', '2026-11-02', ravi, two, { purpose: 'On Approval', dueBack: '2026-11-20' }),
    await order('Delivery Challan', '2026-11-01', ravi, two, { purpose: 'Job Work', dueBack: '2026-12-25' }),
  ];
  await order('Delivery Challan', '2026-11-02', ravi, two, { purpose: 'Job Work', dueBack: '2026-12-26' });
  await order('Delivery Challan', '2026-11-02', ravi, two);
  const back = await order('Delivery Challan', '2026-11-02', ravi, [[soap, 1, 150]], {
    purpose: 'Repair',
    dueBack: '2026-11-21',
  });
  await makeOf(back, 'Goods Back', '2026-11-03');
  const due = await challansDue(DAY);
  expect(due.map(({ number }) => number)).toEqual([late.number, soon.number]);
});

describe('availability', () => {
  it('of all goods is saved with what is in stock, with parties, reserved, on order and available', async () => {
    await addGoods('Oil');
    await order('Delivery Challan', '2026-11-02', ravi, [[soap, 3, 150]]);
    await order('Sales Order', '2026-11-02', ravi, [[soap, 9, 120]]);
    await order('Purchase Order', '2026-11-02', mills, [[soap, 5, 90]]);
    expect(written(await wholeAvailability(DAY, ALL_GOODS, ''))).toEqual([
      ['Oil', 'NOS', 0, 0, 0, 0, 0],
      ['Soap', 'NOS', 7, 3, 9, 5, -2],
    ]);
  });

  it('is found by what is reserved, on order and short', async () => {
    const [oil, salt] = [
      await addGoods('Oil', { openingQuantity: asQuantity(3) }),
      await addGoods('Salt', { openingQuantity: asQuantity(3) }),
    ];
    await order('Sales Order', '2026-11-02', ravi, [
      [soap, 20, 120],
      [oil, 3, 10],
    ]);
    await order('Purchase Order', '2026-11-02', mills, [[salt, 5, 90]]);
    const found = async (filter: string) => written(await wholeAvailability(DAY, filter, '')).map(([name]) => name);
    expect([await found('Reserved'), await found('On order'), await found('Short')]).toEqual([
      ['Oil', 'Soap'],
      ['Salt'],
      ['Soap'],
    ]);
  });
});
