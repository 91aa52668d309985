import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withFirstBatch } from '#data/books/batches/first-batch.ts';
import { expiringGoods } from '#data/books/batches/expiring-goods.ts';
import { updateBatch } from '#data/books/batches/batches.ts';
import { changeBill, openCounter } from '#data/books/counter/bills.ts';
import { standingOfBill } from '#data/books/counter/bill-standing.ts';
import { saveBill } from '#data/books/counter/save-bill.ts';
import { voucher } from '#data/books/vouchers/vouchers.ts';
import { draftFromDocument } from '#data/books/vouchers/draft-from-document.ts';
import { atPay, withAdded, withRate, withTenders } from '#domain/books/counter/bill-changes.ts';
import { newLine } from '#domain/books/counter/new-line.ts';
import { NOTHING_TAKEN } from '#domain/books/counter/tender.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { blankAdjustment } from '#domain/books/vouchers/stock-voucher.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { addGoods, aTrader } from '../../../support/trade.ts';
import { batchesOf, buyBatches } from '../../../support/batches.ts';

let crocin: Item;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-15T10:00:00') });
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV', booksBegin: '2026-04-01' });
  crocin = await addGoods('Crocin', {
    batches: true,
    sellingPrice: asRate(20_0000),
    priceIncludesGst: true,
    mrp: asPaise(25_00),
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await emptyShelf();
});

async function fill(...batches: readonly (readonly [units: number, number: string, expiry: string, mrp?: number])[]) {
  await buyBatches(
    '2026-08-01',
    await aTrader('Supplier', `Mills ${batches.length}`),
    crocin,
    batches.map(([units, number, expiry, mrp]) => [
      units,
      { number, expiry, ...(mrp !== undefined && { mrp: asPaise(mrp * 100) }) },
    ]),
  );
}

async function billOf(units: number) {
  const { id } = await openCounter();
  const { item } = await withFirstBatch(crocin);
  const on = { today: '2026-10-15', own: OURS } as const;
  return changeBill(id, (bill) => withAdded(bill, newLine(item, on, { quantity: asQuantity(units) })));
}

it('a scan takes the MRP of the batch that goes first, before the item’s, and none of what has expired', async () => {
  await fill([2, 'A', '09/26', 22], [3, 'B', '12/26', 30]);
  expect((await withFirstBatch(crocin)).item.mrp).toBe(30_00);
  const bill = await billOf(2);
  expect(bill.lines[0]?.mrp).toBe(30_00);
  const { id } = await saved(bill.id, 40);
  const invoice = await voucher(id);
  expect(invoice && batchesOf(invoice)).toBe('B 2');
});

async function saved(id: string, rupees: number) {
  await changeBill(id, (bill) => atPay(withTenders(bill, { ...NOTHING_TAKEN, cash: asPaise(rupees * 100) })));
  return saveBill(id);
}

it('a price above the MRP of any batch that goes is refused at its line, though the first batch bears more', async () => {
  await fill([1, 'B', '12/26', 25], [9, 'C', '03/27', 18]);
  const bill = await billOf(2);
  expect(bill.lines[0]?.mrp).toBe(25_00);
  await expect(saved(bill.id, 40)).rejects.toMatchObject({
    problems: [{ line: 1, field: 'rate', sentence: 'The MRP is ₹18. Lower the rate.' }],
  });
  await changeBill(bill.id, (one) => withRate(one, 1, asRate(18_0000)));
  const { id } = await saved(bill.id, 36);
  expect(await voucher(id)).toMatchObject({ lines: [{ mrp: 18_00 }] });
});

it('where only expired goods are left, the scan says which batch', async () => {
  await fill([2, 'A', '09/26']);
  expect((await withFirstBatch(crocin)).expired).toMatchObject({ number: 'A', expiry: '2026-09-30' });
  const soap = await addGoods('Soap');
  expect(await withFirstBatch(soap)).toEqual({ item: soap, isSold: true });
});

it('a bill of more than has not expired says so at its line', async () => {
  await fill([2, 'A', '09/26'], [3, 'B', '12/26']);
  const standing = await standingOfBill(await billOf(4));
  expect(standing.warnings.map(({ sentence }) => sentence)).toEqual(['Only 3 NOS have not expired.']);
});

it('of one piece it says that it has not', async () => {
  await fill([2, 'A', '09/26'], [1, 'B', '12/26']);
  const standing = await standingOfBill(await billOf(4));
  expect(standing.warnings.map(({ sentence }) => sentence)).toEqual(['Only 1 NOS has not expired.']);
});

it('Expiring Goods has each batch with its part of the value, by the expiry that it was corrected to', async () => {
  await fill([2, 'A', '09/26'], [3, 'B', '11/26'], [10, 'C', '03/27']);
  const { goods, more } = await expiringGoods('60 days', '2026-10-15');
  expect(goods.map(({ batch, quantity, value }) => [batch.number, quantity, value])).toEqual([['B', 3, 30_00]]);
  expect(more).toBe(0);
  expect((await expiringGoods('Expired', '2026-10-15')).goods.map(({ batch }) => batch.number)).toEqual(['A']);
  const [a] = (await expiringGoods('Expired', '2026-10-15')).goods;
  await updateBatch(a?.batch.id ?? '', 1, { number: 'A', expiry: '01/27' });
  expect((await expiringGoods('Expired', '2026-10-15')).goods).toEqual([]);
  const ninety = (await expiringGoods('90 days', '2026-10-15')).goods;
  expect(ninety.map(({ batch }) => batch.number)).toEqual(['B']);
});

it('writing a batch off begins with all of it that a godown has', async () => {
  await fill([2, 'A', '09/26']);
  const [a] = (await expiringGoods('Expired', '2026-10-15')).goods;
  const draft = await draftFromDocument(`${a?.batch.id}/${a?.place.id}`, blankAdjustment('2026-10-15'), '2026-10-15');
  expect(draft).toMatchObject({
    direction: 'Written off',
    narration: 'Expired',
    lines: [{ quantity: 2, batch: { number: 'A' }, godown: { name: 'Main' } }],
  });
  expect(await draftFromDocument('BAT-000009/GDN-000001', blankAdjustment('2026-10-15'), '2026-10-15')).toBeUndefined();
});
