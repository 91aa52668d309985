import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { batchesOfItem, type BatchOnHand } from '#data/books/batches/batches.ts';
import { deleteBatch, refuseDeletingBatch } from '#data/books/batches/delete-batch.ts';
import { countedKey } from '#domain/books/stock/count-sheet.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { saveCount } from '#data/books/vouchers/count-stock.ts';
import { cancelVoucher, updateVoucher, voucher } from '#data/books/vouchers/vouchers.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aBillOfBatches, batchesOf, buyBatches } from '../../../support/batches.ts';
import { readable, savedFile } from '../../../support/books-copies.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { addGoods, aTrader, sell } from '../../../support/trade.ts';

const MAIN = { id: 'GDN-000001', name: 'Main' };
let crocin: Item;
let asha: DocumentParty;
let mills: DocumentParty;
let bought: Voucher;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV', booksBegin: '2026-04-01' });
  crocin = await addGoods('Crocin', { batches: true });
  [asha, mills] = [await aTrader('Customer', 'Asha'), await aTrader('Supplier', 'Gokul Mills')];
  bought = await buyBatches('2026-08-01', mills, crocin, [[2, { number: 'A', expiry: '09/26' }]]);
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

it('a batch that was mistyped and corrected on its purchase can be deleted', async () => {
  const input = aBillOfBatches('2026-08-01', mills, crocin, [[2, { number: 'B', expiry: '09/26' }]]);
  await updateVoucher(bought.id, bought.rev, { ...input, number: bought.number }, 'Issued');
  const a = await batchCalled('A');
  await refuseDeletingBatch(a);
  await deleteBatch(a.id);
  expect(await numbers()).toEqual(['B']);
});

it('a batch whose only voucher was cancelled can be deleted; the voucher says it as before, in a copy, too', async () => {
  await cancelVoucher(bought.id, bought.rev);
  await deleteBatch((await batchCalled('A')).id);
  expect(await numbers()).toEqual([]);
  const { key } = await restoreAsNew(await readable(await savedFile()));
  await openBooks(key);
  expect(batchesOf((await voucher(bought.id)) as Voucher)).toBe('A 2');
  // Its number is free for another one.
  await buyBatches('2026-08-02', mills, crocin, [[3, { number: 'A', expiry: '12/26' }]]);
  expect((await batchCalled('A')).expiry).toBe('2026-12-31');
});

it('a batch that a voucher names stays, though none of it is left', async () => {
  await sell('2026-08-10', asha, [[crocin, 2, 20]]);
  const a = await batchCalled('A');
  const refusal = {
    title: 'Not deleted',
    message: 'Batch A is used by Purchase PUR/26-27/0001. Edit it instead.',
  };
  await expect(refuseDeletingBatch(a)).rejects.toMatchObject(refusal);
  await expect(deleteBatch(a.id)).rejects.toMatchObject(refusal);
  expect(await numbers()).toEqual(['A']);
});

it('a batch that was counted stays, though its purchase was cancelled', async () => {
  const a = await batchCalled('A');
  const counted = { counted: asQuantity(2), there: asQuantity(2) };
  await saveCount('2026-08-05', MAIN, { [countedKey(crocin.id, a.id)]: counted });
  await cancelVoucher(bought.id, bought.rev);
  await expect(deleteBatch(a.id)).rejects.toThrow('Batch A is used by Stock Adjustment SA/26-27/0001.');
});

it('the edit log says which batch was deleted', async () => {
  await cancelVoucher(bought.id, bought.rev);
  await deleteBatch((await batchCalled('A')).id);
  const edits = await booksStore.records('edits').toArray();
  expect(edits.at(-1)).toMatchObject({ kind: 'Batch', name: 'A of Crocin', after: null });
});

async function batchCalled(number: string): Promise<BatchOnHand> {
  const { batches } = await batchesOfItem(crocin.id, true, 10);
  const own = batches.find((batch) => batch.number === number);
  if (!own) throw new Error(`There is no batch ${number}.`);
  return own;
}

async function numbers(): Promise<readonly string[]> {
  return (await batchesOfItem(crocin.id, true, 10)).batches.map(({ number }) => number);
}
