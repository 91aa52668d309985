import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { lineItem } from '#domain/books/documents/blank-document.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { ChallanInput } from '#domain/books/orders/order.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { aLine } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { makeOf, order } from '../../../support/orders.ts';
import { addGoods, aTrader } from '../../../support/trade.ts';
import { batchesOf, batchStockInWords, buyBatches } from '../../../support/batches.ts';

const MAIN = 'GDN-000001';
let crocin: Item;
let ravi: DocumentParty;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV', booksBegin: '2026-04-01' });
  crocin = await addGoods('Crocin', { batches: true });
  ravi = await aTrader('Customer', 'Ravi');
  const mills = await aTrader('Supplier', 'Gokul Mills');
  await buyBatches('2026-08-01', mills, crocin, [
    [2, { number: 'A', expiry: '09/26' }],
    [3, { number: 'B', expiry: '12/26' }],
    [10, { number: 'C', expiry: '03/27' }],
  ]);
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

function challan(day: IsoDate, units: number, overrides: Partial<ChallanInput> = {}): Promise<Voucher> {
  return order('Delivery Challan', day, ravi, [[crocin, units, 20]], overrides);
}

it('a challan takes its batches along to the party, also when one was chosen', async () => {
  expect(batchesOf(await challan('2026-09-01', 4))).toBe('A 2, B 2');
  expect(await batchStockInWords()).toEqual([`${MAIN} B 1`, `${MAIN} C 10`, `${ravi.id} A 2`, `${ravi.id} B 2`]);
  const line = aLine(1, 20, 5, { item: lineItem(crocin), batch: { number: 'C' } });
  expect(batchesOf(await challan('2026-09-01', 1, { lines: [line] }))).toBe('C 1');
});

it('a challan for sale leaves what has expired, one of goods that are not sold does not', async () => {
  expect(batchesOf(await challan('2026-10-15', 2))).toBe('B 2');
  expect(batchesOf(await challan('2026-10-15', 3, { purpose: 'Exhibition' }))).toBe('A 2, B 1');
});

it('what comes back of a challan are its batches, the last first', async () => {
  const sent = await challan('2026-09-01', 6);
  expect(batchesOf(sent)).toBe('A 2, B 3, C 1');
  const back = await makeOf(sent, 'Goods Back', '2026-11-01', [2]);
  expect(batchesOf(back)).toBe('C 1, B 1');
  expect(await batchStockInWords()).toEqual([`${MAIN} B 1`, `${MAIN} C 10`, `${ravi.id} A 2`, `${ravi.id} B 2`]);
});

it('an invoice bills the batches that its challan delivered, also after their expiry, and takes the rest from the godown', async () => {
  const sent = await challan('2026-09-01', 4);
  expect(batchesOf(await makeOf(sent, 'Invoice', '2026-10-15', [3]))).toBe('A 2, B 1');
  expect(await batchStockInWords()).toEqual([`${MAIN} B 1`, `${MAIN} C 10`, `${ravi.id} B 1`]);
});
