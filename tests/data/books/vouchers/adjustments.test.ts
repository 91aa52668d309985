import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { business, updateBusiness } from '#data/books/business.ts';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { flowsBetween } from '#data/books/ledger/period-sums.ts';
import { createGodown, deleteGodowns } from '#data/books/masters/godowns.ts';
import { gstr3b } from '#data/books/returns/gstr3b.ts';
import { quantitiesOnHand, quantityInGodown } from '#data/books/stock/quantity-on-hand.ts';
import { balanceSheetOn, profitAndLossOf } from '#data/books/reports/financial-statements.ts';
import { stockOn, worthsOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import { netOf } from '#domain/books/debit-credit.ts';
import { BLANK_GODOWN, type Godown } from '#domain/books/masters/godown.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import {
  BLANK_STOCK_LINE,
  type StockAdjustmentInput,
  type StockTransferInput,
} from '#domain/books/vouchers/stock-voucher.ts';
import { type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aLine, OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { namedMaster, receive } from '../../../support/posted.ts';
import { amountAt, written } from '../../../support/report-lines.ts';
import { aBill, addGoods, aTrader, buy, sell } from '../../../support/trade.ts';
import { runs } from '../../../support/runs.ts';

let asha: DocumentParty;
let mills: DocumentParty;
let soap: Item;
let shop: Godown;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  asha = await aTrader('Customer', 'Asha');
  mills = await aTrader('Supplier', 'Gokul Mills');
  soap = await addGoods('Soap');
  shop = await createGodown({ ...BLANK_GODOWN, name: 'Shop' });
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

describe('the first weeks of a small shop', () => {
  it('leave cash of 18,097.00, stock of 2,000, a net profit of 175.12 and a balance sheet of 20,175.12', async () => {
    const cash = await namedMaster('Cash');
    await receive('2026-04-01', 'Capital', 20_000);
    const bill = aBill('2026-04-02', mills, [[soap, 20, 250]]);
    await createVoucher({ ...bill, paidNow: asPaise(5250_00), paidFrom: cash }, 'Issued');
    const sale = withParty(blankInvoice('2026-04-03', OURS, cash), asha, null);
    const line = (units: number, rupees: number) => [aLine(units, rupees, 5, { item: lineItem(soap) })];
    await createVoucher(
      { ...sale, ratesIncludeGst: true, lines: line(10, 299.7), receivedNow: asPaise(2997_00) },
      'Issued',
    );
    await createVoucher({ ...sale, lines: line(1, 333.33), receivedNow: asPaise(350_00) }, 'Issued');
    const damaged = await adjust('2026-04-04', 1, { reverseInputTax: true });
    expect(damaged.lines[0]?.worth).toEqual({
      cost: 250_00,
      cgst: 6_25,
      sgst: 6_25,
      igst: 0,
      cess: 0,
      charged: 'CGST + SGST',
    });
    expect(await onLedger('Cash')).toBe(18_097);
    expect(await onLedger('Stock Loss')).toBe(262.5);
    expect(await stockOn('2026-04-30')).toBe(2000_00);
    expect(amountAt(await profitAndLossOf('2026-04-01', '2026-04-30'), 'Net Profit')).toBe(175_12);
    const sheet = await balanceSheetOn('2026-04-30');
    expect(written(sheet).filter(([name]) => name === 'Total')).toEqual([
      ['Total', '', '', 20_175.12],
      ['Total', '', '', 20_175.12],
    ]);
    const { credit, agrees } = await gstr3b('2026-04');
    const row = (name: string) =>
      written(credit)
        .find(([own]) => own === name)
        ?.slice(2);
    expect([row('4(B)(1)'), row('4(C)'), agrees]).toEqual([[0, 6.25, 6.25, 0], [0, 118.75, 118.75, 0], true]);
  });
});

describe('a stock adjustment', () => {
  it('writes goods off at what they cost on its day, and the tax only where the switch is on', async () => {
    await buy('2026-04-01', mills, [[soap, 10, 100]]);
    await buy('2026-04-05', mills, [[soap, 10, 120]]);
    await sell('2026-04-06', asha, [[soap, 8, 200]]);
    const off = await adjust('2026-04-07', 4, {});
    expect(off.number).toBe('SA/26-27/0001');
    expect(off.lines[0]?.worth).toMatchObject({ cost: 440_00, cgst: 0 });
    expect(off.postings.map(({ amount }) => amount)).toEqual([440_00, -440_00]);
    expect(await stockOn('2026-04-07')).toBe(960_00);
    await value('Moving average');
    const changed = await updateVoucher(off.id, off.rev, voucherInput(off), 'Issued');
    expect(changed).toMatchObject({ lines: [{ worth: { cost: 440_00 } }] });
    expect((await adjust('2026-04-07', 1, {})).lines[0]?.worth?.cost).toBe(110_00);
  });

  it('keeps its postings when an earlier purchase comes late; the stock is what it is worth then', async () => {
    await buy('2026-04-05', mills, [[soap, 10, 120]]);
    const off = await adjust('2026-04-07', 5, {});
    await buy('2026-04-01', mills, [[soap, 10, 100]]);
    expect(await booksStore.records('vouchers').get(off.id)).toMatchObject({ postings: off.postings });
    expect(await stockOn('2026-04-07')).toBe(1700_00);
  });

  it('brings found goods in at what those are worth that are there, or else at the purchase price', async () => {
    const oil = await addGoods('Oil', { purchasePrice: asRate(80_0000) });
    await buy('2026-04-01', mills, [[soap, 10, 100]]);
    const found = await adjust('2026-04-02', 2, {}, 'Found');
    expect(found.lines[0]?.worth?.cost).toBe(200_00);
    expect(await onLedger('Stock Loss')).toBe(-200);
    expect((await adjust('2026-04-02', 2, { item: lineItem(oil) }, 'Found')).lines[0]?.worth?.cost).toBe(160_00);
    expect(await stockOn('2026-04-30')).toBe(1360_00);
  });

  it('reverses nothing of what was never claimed', async () => {
    await buy('2026-04-01', mills, [[soap, 10, 100]], { inputTax: 'Not claimable' });
    const off = await adjust('2026-04-02', 2, { reverseInputTax: true });
    expect(off.lines[0]?.worth).toMatchObject({ cost: 210_00, cgst: 0, sgst: 0 });
  });

  it('leaves nothing of itself when it is cancelled', async () => {
    await buy('2026-04-01', mills, [[soap, 10, 100]]);
    const off = await adjust('2026-04-02', 2, { reverseInputTax: true });
    await cancelVoucher(off.id, off.rev);
    expect([await onLedger('Stock Loss'), await stockOn('2026-04-30')]).toEqual([0, 1000_00]);
  });

  it('is worth nothing as a draft, and what its goods are worth on the day on which it is issued', async () => {
    await buy('2026-04-01', mills, [[soap, 10, 100]]);
    const line = { ...BLANK_STOCK_LINE, item: lineItem(soap), quantity: asQuantity(2) };
    const made = await createVoucher(anAdjustment('2026-04-02', [line]), 'Draft');
    const again = await updateVoucher(made.id, made.rev, voucherInput(made), 'Draft');
    expect([made, again].map((one) => 'lines' in one && 'worth' in (one.lines[0] ?? {}))).toEqual([false, false]);
    expect(await updateVoucher(made.id, again.rev, voucherInput(again), 'Issued')).toMatchObject({
      number: 'SA/26-27/0001',
      lines: [{ worth: { cost: 200_00 } }],
    });
  });

  it('is refused without goods, of a service, of less than nothing, and of more than there is where that is refused', async () => {
    await expect(createVoucher({ ...anAdjustment('2026-04-02', []) }, 'Issued')).rejects.toMatchObject({
      fields: { 'lines.0.item': 'Choose the item.' },
    });
    const advice = await addGoods('Advice', { kind: 'Service', unit: 'NA', hsn: '998311' });
    await expect(adjust('2026-04-02', 1, { item: lineItem(advice) })).rejects.toMatchObject({
      fields: { 'lines.0.item': expect.stringMatching(/^Advice is a service/) },
    });
    await expect(adjust('2026-04-02', -1, {})).rejects.toMatchObject({
      fields: { 'lines.0.quantity': 'Enter a quantity above 0.' },
    });
    await buy('2026-04-01', mills, [[soap, 1, 100]]);
    const opened = await business();
    await updateBusiness(opened, { ...opened, negativeStock: 'Refuse' });
    await expect(adjust('2026-04-02', 2, {})).rejects.toMatchObject({
      message: 'Only 1 NOS of Soap are in Main on that day. Enter less, or record first what came.',
      fields: { 'lines.0.quantity': 'Only 1 NOS in Main.' },
    });
  });
});

describe('a stock transfer', () => {
  it('moves goods and their cost, and posts nothing; a godown that has been named stays', async () => {
    await buy('2026-04-01', mills, [[soap, 10, 100]]);
    await buy('2026-04-02', mills, [[soap, 10, 120]]);
    const moved = await transfer('2026-04-03', 12);
    expect([moved.number, moved.postings]).toEqual(['ST/26-27/0001', []]);
    const worths = await worthsOn('2026-04-03');
    expect(worths.get(`${soap.id}/${shop.id}`)).toEqual([12_000, 1240_00]);
    expect(await quantitiesOnHand([soap.id])).toEqual({ [soap.id]: 20 });
    expect(await quantityInGodown(soap.id)).toEqual({ quantity: 8, where: 'Main' });
    expect(await quantityInGodown(soap.id, shop.id)).toEqual({ quantity: 12, where: 'Shop' });
    expect(await stockOn('2026-04-03')).toBe(2200_00);
    await expect(deleteGodowns([shop.id])).rejects.toThrow();
  });

  it('goes to another godown than it comes from', async () => {
    const to = { id: 'GDN-000001', name: 'Main' };
    await expect(
      createVoucher({ ...aTransfer('2026-04-03', 1), fromGodown: to, toGodown: to }, 'Issued'),
    ).rejects.toMatchObject({
      fields: { toGodown: expect.stringMatching(/^The goods are in Main already/) },
    });
    await expect(createVoucher({ ...aTransfer('2026-04-03', 1), toGodown: null }, 'Issued')).rejects.toMatchObject({
      fields: { toGodown: 'Choose the godown that the goods go to.' },
    });
  });
});

it('whatever is bought, sold, moved, found and written off, in whatever order of saving: in = out + on hand, and the godowns are the item', async () => {
  const deed = fc.record({
    does: fc.constantFrom('buy', 'sell', 'off', 'found', 'move'),
    day: fc.integer({ min: 1, max: 28 }),
    units: fc.integer({ min: 1, max: 9 }),
    rupees: fc.integer({ min: 1, max: 200 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 8 }), async (actions) => {
      const item = await addGoods(`Item ${++items}`);
      let expected = 0;
      for (const { does, day, units, rupees } of actions) {
        const date = `2026-05-${String(day).padStart(2, '0')}` as IsoDate;
        if (does === 'buy') await buy(date, mills, [[item, units, rupees]]);
        if (does === 'sell') await sell(date, asha, [[item, units, rupees]]);
        if (does === 'off' || does === 'found')
          await adjust(date, units, { item: lineItem(item) }, does === 'off' ? 'Written off' : 'Found');
        if (does === 'move') await createVoucher(aTransfer(date, units, item), 'Issued');
        expected += does === 'buy' || does === 'found' ? units : does === 'move' ? 0 : -units;
      }
      expect(await quantitiesOnHand([item.id])).toEqual({ [item.id]: expected });
      const own = [...(await worthsOn('2026-05-31'))].filter(([node]) => node.startsWith(`${item.id}/`));
      expect(own.reduce((sum, [, [quantity]]) => sum + quantity, 0)).toBe(expected * 1000);
      for (const [, worth] of own) {
        expect(worth.every((part) => Number.isSafeInteger(part) && !Object.is(part, -0))).toBe(true);
        if (worth[0] <= 0) expect(worth[1]).toBe(0);
      }
    }),
    { numRuns: runs(12) },
  );
});

let items = 0;

function anAdjustment(date: IsoDate, lines: StockAdjustmentInput['lines']): StockAdjustmentInput {
  return { kind: 'Stock Adjustment', date, number: '', narration: 'Fell', direction: 'Written off', lines };
}

async function adjust(
  date: IsoDate,
  units: number,
  said: Partial<StockAdjustmentInput['lines'][number]>,
  direction: StockAdjustmentInput['direction'] = 'Written off',
): Promise<Voucher<StockAdjustmentInput>> {
  const line = { ...BLANK_STOCK_LINE, item: lineItem(soap), quantity: asQuantity(units), ...said };
  const made = await createVoucher({ ...anAdjustment(date, [line]), direction }, 'Issued');
  return made as Voucher<StockAdjustmentInput>;
}

function aTransfer(date: IsoDate, units: number, item: Item = soap): StockTransferInput {
  const lines = [{ item: lineItem(item), quantity: asQuantity(units), unit: 'NOS' } as const];
  const toGodown = { id: shop.id, name: shop.name };
  return { kind: 'Stock Transfer', date, number: '', narration: '', fromGodown: null, toGodown, lines };
}

function transfer(date: IsoDate, units: number): Promise<Voucher> {
  return createVoucher(aTransfer(date, units), 'Issued');
}

async function value(stockValuation: 'Moving average'): Promise<void> {
  const opened = await business();
  await updateBusiness(opened, { ...opened, stockValuation });
}

/** What a ledger stands at, at the end of the year, in rupees. */
async function onLedger(name: string): Promise<number> {
  const flow = (await flowsBetween('', '2027-03-31')).get((await namedMaster(name)).id);
  return flow ? netOf(flow) / 100 : 0;
}
