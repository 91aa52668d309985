import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { business, updateBusiness } from '#data/books/business.ts';
import { checkBooks, repairBooks } from '#data/books/audit/check-books.ts';
import { movesOfVoucher } from '#data/books/projections/project-stock.ts';
import { importRows } from '#data/books/exchange/import-rows.ts';
import { updateItem } from '#data/books/masters/items.ts';
import { balanceSheetOn, profitAndLossOf } from '#data/books/reports/financial-statements.ts';
import { layersIn, onHandIn, stockIn } from '#data/books/projections/stock-rows.ts';
import { stockPreview } from '#data/books/stock/stock-preview.ts';
import { stockSummaryOn } from '#data/books/stock/stock-reports.ts';
import { stockOn, worthsOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';
import { cancelVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { watch } from '#data/store/live.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import { isDocument } from '#domain/books/documents/document.ts';
import { documentSums } from '#domain/books/documents/document-sums.ts';
import { BLANK_ITEM, type Item, itemInput, itemFrom } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { valueMoves, valueOfStock } from '#domain/books/stock/stock-cost.ts';
import { type Move, openingMoves } from '#domain/books/stock/stock-move.ts';
import { type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import { dayBefore, type IsoDate } from '#domain/calendar.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { amountAt, amountIn } from '../../../support/report-lines.ts';
import { aBill, addGoods, aTrader, buy, sell, takeBack } from '../../../support/trade.ts';
import { runs } from '../../../support/runs.ts';

let asha: DocumentParty;
let mills: DocumentParty;

async function begin() {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  asha = await aTrader('Customer', 'Asha');
  mills = await aTrader('Supplier', 'Gokul Mills');
}

describe('the goods', () => {
  beforeEach(begin);
  afterEach(async () => {
    expect(await checkBooks()).toEqual([]);
    await emptyShelf();
  });

  it('10 bought at 100, then 10 at 120, and 15 sold at 200: profit 1,400 by FIFO, 1,350 by moving average', async () => {
    const soap = await addGoods('Soap');
    await buy('2026-04-01', mills, [[soap, 10, 100]]);
    await buy('2026-04-02', mills, [[soap, 10, 120]]);
    await sell('2026-04-03', asha, [[soap, 15, 200]]);
    expect(await closing('2026-04-03')).toEqual({ stock: 600, profit: 1400, inBalanceSheet: 600 });
    expect(await closing('2026-04-02')).toEqual({ stock: 2200, profit: 0, inBalanceSheet: 2200 });
    await value('Moving average');
    expect(await closing('2026-04-03')).toEqual({ stock: 550, profit: 1350, inBalanceSheet: 550 });
  });

  it('are re-valued at once by a purchase that is entered late, changed or cancelled', async () => {
    const soap = await addGoods('Soap');
    await buy('2026-04-05', mills, [[soap, 10, 120]]);
    await sell('2026-05-03', asha, [[soap, 5, 200]]);
    expect(await stockOn('2026-05-31')).toBe(600_00);
    const late = await buy('2026-04-01', mills, [[soap, 10, 100]]);
    expect(await stockOn('2026-05-31')).toBe(1700_00);
    const changed = await updateVoucher(late.id, late.rev, aBill('2026-04-01', mills, [[soap, 10, 90]]), 'Issued');
    expect(await stockOn('2026-05-31')).toBe(1650_00);
    expect(await stockOn('2026-04-04')).toBe(900_00);
    await cancelVoucher(changed.id, changed.rev);
    expect(await stockOn('2026-05-31')).toBe(600_00);
    expect(await stockOn('2026-04-04')).toBe(0);
  });

  it('that came back come in at what they had cost, months later, too', async () => {
    const soap = await addGoods('Soap');
    const first = await buy('2026-04-01', mills, [[soap, 10, 100]]);
    const sold = await sell('2026-04-10', asha, [[soap, 6, 150]]);
    await buy('2026-06-01', mills, [[soap, 10, 120]]);
    await takeBack(sold, '2026-07-01', 2);
    // 4 at 100, 10 at 120, and 2 at 100.
    expect(await stockOn('2026-07-01')).toBe(1800_00);
    await takeBack(first, '2026-07-02', 3);
    expect(await stockOn('2026-07-02')).toBe(1500_00);
  });

  it('that go back take their share of an average, and what the supplier pays more for them is a gain', async () => {
    await value('Moving average');
    const soap = await addGoods('Soap');
    const dear = await buy('2026-04-01', mills, [[soap, 10, 100]]);
    await buy('2026-04-02', mills, [[soap, 100, 10]]);
    await sell('2026-04-03', asha, [[soap, 100, 20]]);
    expect(await closing('2026-04-03')).toMatchObject({ stock: 181.82, profit: 181.82 });
    await takeBack(dear, '2026-04-04', 8);
    // 8 of 10 are worth 145.46, and 800 come back for them.
    expect(await closing('2026-04-04')).toEqual({ stock: 36.36, profit: 836.36, inBalanceSheet: 36.36 });
  });

  it('that are sold before they come cost what they come for', async () => {
    const soap = await addGoods('Soap');
    await sell('2026-04-03', asha, [[soap, 4, 200]]);
    expect(await closing('2026-04-03')).toEqual({ stock: 0, profit: 800, inBalanceSheet: undefined });
    await buy('2026-05-05', mills, [[soap, 10, 100]]);
    expect(await closing('2026-05-05')).toEqual({ stock: 600, profit: 400, inBalanceSheet: 600 });
  });

  it('that the books began with stand in the trade from its first day, and what may not be claimed of a tax is a part of the cost', async () => {
    const soap = await addGoods('Soap', { openingQuantity: asQuantity(10), openingRate: asRate(100_0000) });
    await buy('2026-04-01', mills, [[soap, 10, 100]], { inputTax: 'Not claimable' });
    expect(await stockOn('2026-03-31')).toBe(1000_00);
    expect(await stockOn('2026-04-01')).toBe(2050_00);
    await sell('2026-04-02', asha, [[soap, 10, 200]]);
    expect(await stockOn('2026-04-02')).toBe(1050_00);
    const { rev } = (await booksStore.records('items').get(soap.id)) ?? { rev: 0 };
    await updateItem(soap.id, rev, { ...itemInput(soap, '2026-04-02'), openingRate: asRate(110_0000) });
    expect(await stockOn('2026-03-31')).toBe(1100_00);
    expect(await stockOn('2026-04-02')).toBe(1050_00);
  });

  it('are seen by what is shown as soon as they change', async () => {
    const soap = await addGoods('Soap');
    const answers: number[] = [];
    const stop = watch(
      () => stockOn('2026-04-30'),
      (answer) => answers.push(answer),
    );
    await until(() => answers.at(-1) === 0);
    await buy('2026-04-01', mills, [[soap, 10, 100]]);
    await until(() => answers.at(-1) === 1000_00);
    await sell('2026-04-01', asha, [[soap, 5, 200]]);
    await until(() => answers.at(-1) === 500_00);
    stop();
  });

  it('of a busy item are valued a few months at a time, and come to the same', async () => {
    const soap = await addGoods('Soap');
    const lines = Array.from({ length: 130 }, () => [soap, 1, 10] as const);
    for (const day of ['2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01'] as const) await buy(day, mills, lines);
    expect(await stockOn('2026-05-31')).toBe(2600_00);
    // Only what is asked for was valued.
    expect(await onHandIn(booksStore.database()).get(soap.id)).toMatchObject({ quantity: 520_000, stale: '2026-06' });
    expect(await stockOn('2026-07-31')).toBe(5200_00);
  });

  it('of a very busy item are valued in a worker, where there is one, and what was changed meanwhile is not lost', async () => {
    const soap = await addGoods('Soap');
    const lines = Array.from({ length: 350 }, () => [soap, 1, 10] as const);
    for (const day of ['2026-04-01', '2026-04-30', '2026-05-01', '2026-05-31'] as const) await buy(day, mills, lines);
    const worker = typeof Worker === 'undefined' ? undefined : vi.spyOn(globalThis, 'Worker');
    const [worth] = await Promise.all([stockOn('2026-05-31'), stockOn('2026-04-30')]);
    expect(worth).toBe(14_000_00);
    if (worker) expect(worker).toHaveBeenCalled();
    worker?.mockRestore();
    const asked = stockOn('2026-05-31');
    await buy('2026-04-02', mills, [[soap, 1, 7]]);
    expect([14_000_00, 14_007_00]).toContain(await asked);
    expect(await stockOn('2026-05-31')).toBe(14_007_00);
    expect(await checkBooks()).toEqual([]);
  });

  it('of a busy item come back at what they had cost, though the months between are valued in parts', async () => {
    const soap = await addGoods('Soap');
    const many = (rupees: number) => Array.from({ length: 310 }, () => [soap, 1, rupees] as const);
    await buy('2026-04-01', mills, many(10));
    await buy('2026-05-01', mills, many(20));
    const sold = await sell('2026-05-15', asha, [[soap, 5, 50]]);
    await buy('2026-06-01', mills, many(30));
    await takeBack(sold, '2026-06-20', 2);
    // 310 at each price, less three that had cost 10.
    expect(await stockOn('2026-06-30')).toBe((310 * 60 - 30) * 100);
    await buy('2026-06-02', mills, [[soap, 1, 7]]);
    expect(await stockOn('2026-06-30')).toBe((310 * 60 - 30 + 7) * 100);
  });

  it('are listed by name, the first only or all, though many items before them have none', async () => {
    const none = Array.from({ length: 205 }, (_, at) => ({
      of: 'items' as const,
      record: itemFrom({ ...BLANK_ITEM, name: `A ${at}`, hsn: '34011190', percent: 5 }),
    }));
    await importRows(none, 'items.csv');
    const [tea, oil, soap] = [await addGoods('Tea'), await addGoods('oil'), await addGoods('Soap')];
    await buy('2026-04-01', mills, [
      [tea, 1, 30],
      [oil, 2, 20],
      [soap, 3, 10],
    ]);
    const listed = async (most?: number) => {
      const { report, more } = await stockSummaryOn('2026-04-01', most);
      return [report.lines.map(({ cells: [name] }) => name), more];
    };
    expect(await listed(2)).toEqual([['oil', 'Soap', 'Total'], 1]);
    expect(await listed()).toEqual([['oil', 'Soap', 'Tea', 'Total'], 0]);
  });

  it('whose sums are wrong are found and mended', async () => {
    const soap = await addGoods('Soap');
    await buy('2026-04-01', mills, [[soap, 10, 100]]);
    await stockOn('2026-04-01');
    const db = booksStore.database();
    await stockIn(db).put({ key: 'AD/2026-04', moved: { '01/': [10_000, 999_00] } });
    await onHandIn(db).update(soap.id, { quantity: 9000 });
    expect((await checkBooks()).map(({ what }) => what)).toEqual(['Items in stock', 'Sums of goods']);
    await repairBooks();
    expect(await stockOn('2026-04-01')).toBe(1000_00);
  });

  it('that are more than are checked at once agree, and one whose worth is wrong among them is found', async () => {
    const many = Array.from({ length: 510 }, (_, at) => ({
      of: 'items' as const,
      record: itemFrom({ ...BLANK_ITEM, ...OPENING, name: `A ${at}` }),
    }));
    await importRows(many, 'items.csv');
    expect(await stockOn('2026-04-01')).toBe(510 * 20_00);
    expect(await checkBooks()).toEqual([]);
    const db = booksStore.database();
    const [month] = await layersIn(db).offset(509).toArray();
    await layersIn(db).update([month?.item ?? '', ''], { days: {} });
    const kept = { what: 'Months of goods', stored: '510, of which 1 are wrong', rebuilt: '510' };
    expect(await checkBooks()).toContainEqual(kept);
    await repairBooks();
  });

  it('that never moved are worth nothing: what is kept of that is found', async () => {
    const soap = await addGoods('Soap');
    await buy('2026-04-01', mills, [[soap, 1, 10]]);
    await stockOn('2026-04-01');
    const db = booksStore.database();
    const [month] = await layersIn(db).toArray();
    if (!month) throw new Error('The month of the purchase is valued.');
    await layersIn(db).add({ ...month, item: 'ITM-999999' });
    const kept = { what: 'Months of goods', stored: '2, of which 1 are wrong', rebuilt: '1' };
    expect(await checkBooks()).toEqual([kept]);
    await repairBooks();
  });

  it('that were bought, valued and cancelled agree before they are valued again', async () => {
    const bill = await buy('2026-04-01', mills, [[await addGoods('Soap'), 1, 10]]);
    await stockOn('2026-04-01');
    await cancelVoucher(bill.id, bill.rev);
    expect(await checkBooks()).toEqual([]);
  });
});

const OPENING = { hsn: '34011190', percent: 5, openingQuantity: asQuantity(2), openingRate: asRate(10_0000) };
const DAYS: readonly IsoDate[] = ['2026-04-01', '2026-04-02', '2026-05-01', '2026-06-15'];
const anyDeed = fc.record({
  deed: fc.constantFrom('buy', 'buy', 'sell', 'sell', 'take back', 'cancel', 're-date', 'read'),
  on: fc.nat({ max: 5 }),
  day: fc.constantFrom(...DAYS),
  units: fc.integer({ min: 1, max: 9 }),
  rupees: fc.integer({ min: 1, max: 99 }),
});

it('after any deeds in any order the value of each day is that of all its movements, and what was sold cost what is no more there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyDeed, { minLength: 4, maxLength: 12 }), async (actions) => {
      await begin();
      const items = [
        await addGoods('Soap', { openingQuantity: asQuantity(3), openingRate: asRate(7_0000) }),
        await addGoods('Oil'),
      ];
      for (const { deed, on, day, units, rupees } of actions) {
        const vouchers = await all();
        const one = vouchers[on % Math.max(1, vouchers.length)];
        const line = [items[on % 2] as Item, units, rupees] as const;
        if (deed === 'buy') await buy(day, mills, [line]);
        if (deed === 'sell') await sell(day, asha, [line]);
        if (deed === 'read') await stockOn(day);
        if (!one) continue;
        await orRefused(async () => {
          if (deed === 'cancel') await cancelVoucher(one.id, one.rev);
          if (deed === 're-date') await updateVoucher(one.id, one.rev, { ...voucherInput(one), date: day }, 'Issued');
          if (deed === 'take back') await takeBack(one, day, Math.min(units, 2));
        });
      }
      expect(await checkBooks()).toEqual([]);
      const issued = (await all()).filter(({ state }) => state === 'Issued');
      const moves = items.map((item) => inOrder([item], issued).filter((move) => move.item === item.id));
      const days = [dayBefore(DAYS[0] ?? '2026-04-01'), ...DAYS];
      for (const method of ['FIFO', 'Moving average'] as const) {
        const preview = await stockPreview({ method, days });
        await value(method);
        expect(await checkBooks()).toEqual([]);
        for (const [at, day] of days.entries()) {
          const upTo = moves.map((own) => own.filter(({ date }) => date <= day));
          const expected = upTo.map((own) => valueOfStock(valueMoves(method, {}, own).stock));
          expect(await stockOn(day)).toBe(expected.reduce((sum, own) => sum + own, 0));
          expect(preview[at]).toBe(await stockOn(day));
        }
        await profitIsWhatWasTraded(issued);
      }
      const last = [...(await worthsOn('2027-03-31')).values()];
      expect(last.reduce((sum, [, worth]) => sum + worth, 0)).toBe(await stockOn('2027-03-31'));
      expect(await checkBooks()).toEqual([]);
      await emptyShelf();
    }),
    { numRuns: runs(10) },
  );
});

/** Gross profit = sales − (opening + purchases − closing). */
async function profitIsWhatWasTraded(issued: readonly Voucher[]): Promise<void> {
  const [opening, closed] = [await stockOn('2026-03-31'), await stockOn('2026-06-30')];
  const traded = issued.reduce((sum, voucher) => {
    if (!isDocument(voucher)) return sum;
    const { taxable } = documentSums(voucher);
    return voucher.kind === 'Invoice' || voucher.kind === 'Debit Note' ? sum + taxable : sum - taxable;
  }, 0);
  const report = await profitAndLossOf('2026-04-01', '2026-06-30');
  expect(amountAt(report, 'Gross Profit')).toBe(traded - opening + closed);
}

async function closing(day: IsoDate) {
  const report = await profitAndLossOf('2026-04-01', day);
  const sheet = await balanceSheetOn(day);
  const line = sheet.lines.find(({ cells }) => cells[0] === 'Stock-in-Hand');
  const amount = line?.cells.map(amountIn).find((own) => own !== undefined);
  return {
    stock: amountAt(report, 'Closing Stock') / 100,
    profit: amountAt(report, 'Gross Profit') / 100,
    inBalanceSheet: amount && amount / 100,
  };
}

async function value(stockValuation: Business['stockValuation']): Promise<void> {
  const now = await business();
  if (now.stockValuation !== stockValuation) await updateBusiness(now, { ...now, stockValuation });
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
}

function inOrder(items: readonly Item[], vouchers: readonly Voucher[]): readonly Move[] {
  const moves = [...items.flatMap((item) => openingMoves(item, 'GDN-000001')), ...vouchers.flatMap(movesOfVoucher)];
  const key = ({ date, rank, voucher, line }: Move) => `${date}/${rank}/${voucher}/${line}`;
  return moves.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

async function orRefused(deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function all(): PromiseLike<readonly Voucher[]> {
  return booksStore.records('vouchers').toArray();
}
