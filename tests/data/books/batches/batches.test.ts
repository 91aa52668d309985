import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { business, updateBusiness } from '#data/books/business.ts';
import { updateItem } from '#data/books/masters/items.ts';
import { createGodown } from '#data/books/masters/godowns.ts';
import { booksStore } from '#data/books/store.ts';
import { noteOn } from '#data/books/vouchers/notes.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { lineItem } from '#domain/books/documents/blank-document.ts';
import type { CreditNoteInput, DocumentParty, InvoiceInput } from '#domain/books/documents/document.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import { type Item, itemInput } from '#domain/books/masters/item.ts';
import { blankAdjustment, blankTransfer } from '#domain/books/vouchers/stock-voucher.ts';
import { type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { addGoods, aTrader, buy, sell } from '../../../support/trade.ts';
import { aBillOfBatches, batchesOf, batchStockInWords, buyBatches } from '../../../support/batches.ts';

const MAIN = 'GDN-000001';
let crocin: Item;
let asha: DocumentParty;
let mills: DocumentParty;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV', booksBegin: '2026-04-01' });
  crocin = await addGoods('Crocin', { batches: true });
  [asha, mills] = [await aTrader('Customer', 'Asha'), await aTrader('Supplier', 'Gokul Mills')];
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

const A = { number: 'A', expiry: '09/26', mrp: asPaise(120_00) };
const B = { number: 'B', expiry: '12/26' };
const C = { number: 'C', expiry: '03/27' };

/** The shelf of the worked line: A 2, B 3, C 10. */
function fillShelf(): Promise<Voucher> {
  return buyBatches('2026-08-01', mills, crocin, [
    [2, A],
    [3, B],
    [10, C],
  ]);
}

function negativeStock(rule: 'Warn' | 'Refuse'): Promise<void> {
  return settings({ negativeStock: rule });
}

async function settings(change: object): Promise<void> {
  const before = await business();
  await updateBusiness(before, { ...before, ...change });
}

it('a sale takes the earliest expiry first, and keeps what it took', async () => {
  await fillShelf();
  const sold = await sell('2026-09-01', asha, [[crocin, 5, 20]]);
  expect(batchesOf(sold)).toBe('A 2, B 3');
  expect(sold).toMatchObject({
    lines: [{ batches: [{ expiry: '2026-09-30', mrp: 120_00 }, { expiry: '2026-12-31' }] }],
  });
  expect(await batchStockInWords()).toEqual([`${MAIN} C 10`]);
});

it('what has expired is not sold: 5 are of B and C, and 14 are short by 1', async () => {
  await fillShelf();
  await negativeStock('Refuse');
  await expect(sell('2026-10-15', asha, [[crocin, 14, 20]])).rejects.toMatchObject({
    message:
      'Only 13 NOS of Crocin that have not expired are in stock on that day. Enter less, or record first what came.',
    fields: { 'lines.0.quantity': 'Only 13 NOS in stock.' },
  });
  const sold = await sell('2026-10-15', asha, [[crocin, 5, 20]]);
  expect(batchesOf(sold)).toBe('B 3, C 2');
});

it('where negative stock only warns, what is short goes without a batch', async () => {
  await fillShelf();
  const sold = await sell('2026-10-15', asha, [[crocin, 14, 20]]);
  expect(batchesOf(sold)).toBe('B 3, C 10');
  expect(await batchStockInWords()).toEqual([`${MAIN} A 2`]);
});

it('where expired goods only warn, they go first', async () => {
  await fillShelf();
  await settings({ expiredGoods: 'Warn' });
  expect(batchesOf(await sell('2026-10-15', asha, [[crocin, 5, 20]]))).toBe('A 2, B 3');
});

it('a batch that is chosen goes alone; one that is expired or unknown is refused at its field', async () => {
  await fillShelf();
  await negativeStock('Refuse');
  const invoice = async (number: string, units: number, day: IsoDate = '2026-10-15') => {
    const { kind: _, ...rest } = voucherInput(await aDraft(day, units)) as InvoiceInput;
    const lines = rest.lines.map((line) => ({ ...line, batch: { number } }));
    return createVoucher({ ...rest, kind: 'Invoice', lines }, 'Issued');
  };
  expect(batchesOf(await invoice('c', 2))).toBe('C 2');
  await expect(invoice('A', 1)).rejects.toMatchObject({
    fields: { 'lines.0.batch': 'Batch A expired on 30 Sep 2026. Choose another one, or write it off.' },
  });
  await expect(invoice('D', 1)).rejects.toMatchObject({
    fields: { 'lines.0.batch': 'Crocin has no batch D. Choose another one.' },
  });
  await expect(invoice('B', 4)).rejects.toThrow('Only 3 NOS of Crocin of batch B are in stock on that day.');
});

async function aDraft(day: IsoDate, units: number): Promise<Voucher> {
  const sold = await sell(day, asha, [[crocin, units, 20]]);
  await cancelVoucher(sold.id, sold.rev);
  return { ...sold, number: '' };
}

it('a purchase names the batch of goods that are kept by batch, and one of an item is known again', async () => {
  await expect(buy('2026-08-01', mills, [[crocin, 2, 10]])).rejects.toMatchObject({
    fields: { 'lines.0.batch': 'Enter the number of the batch.' },
  });
  await expect(buyBatches('2026-08-01', mills, crocin, [[1, { number: 'X', expiry: 'soon' }]])).rejects.toMatchObject({
    fields: { 'lines.0.expiry': 'Type it as 09/26 or 30/09/2026.' },
  });
  await expect(buyBatches('2026-08-01', mills, crocin, [[1, { number: 'X'.repeat(21) }]])).rejects.toMatchObject({
    fields: { 'lines.0.batch': 'A batch number has at most 20 characters; this has 21.' },
  });
  await fillShelf();
  await buyBatches('2026-08-02', mills, crocin, [[4, { number: 'a' }]]);
  expect(await batchStockInWords()).toEqual([`${MAIN} A 6`, `${MAIN} B 3`, `${MAIN} C 10`]);
  await expect(buyBatches('2026-08-02', mills, crocin, [[4, { number: 'a', expiry: '10/26' }]])).rejects.toMatchObject({
    fields: { 'lines.0.batch': 'Batch A expires 09/26. Enter that, or correct the batch on the page of its item.' },
  });
});

it('stock from before the switch has no batch, and goes first', async () => {
  const soap = await addGoods('Soap');
  await buy('2026-08-01', mills, [[soap, 4, 10]]);
  await updateItem(soap.id, soap.rev, { ...itemInput(soap, '2026-08-01'), batches: true });
  const now = { ...soap, batches: true } as const;
  await buyBatches('2026-08-02', mills, now, [[5, A]]);
  const sold = await sell('2026-09-01', asha, [[now, 6, 20]]);
  expect(batchesOf(sold)).toBe('A 2');
  const back = await noteOf(sold, 3);
  expect(batchesOf(back)).toBe('A 2');
});

async function noteOf(sold: Voucher, units: number): Promise<Voucher> {
  const note = (await noteOn(sold.id, '2026-10-01')) as CreditNoteInput;
  const lines = note.lines.map((line) => ({ ...line, quantity: asQuantity(units) }));
  return createVoucher({ ...note, lines, reason: 'Sales return' }, 'Issued');
}

it('a return brings back the batches that went, the last first, and each once', async () => {
  await fillShelf();
  const sold = await sell('2026-09-01', asha, [[crocin, 6, 20]]);
  expect(batchesOf(sold)).toBe('A 2, B 3, C 1');
  expect(batchesOf(await noteOf(sold, 2))).toBe('C 1, B 1');
  expect(batchesOf(await noteOf(sold, 3))).toBe('B 2, A 1');
  expect(await batchStockInWords()).toEqual([`${MAIN} A 1`, `${MAIN} B 3`, `${MAIN} C 10`]);
});

it('an earlier day takes only what no later document took', async () => {
  await fillShelf();
  const later = await sell('2026-09-20', asha, [[crocin, 4, 20]]);
  expect(batchesOf(later)).toBe('A 2, B 2');
  expect(batchesOf(await sell('2026-09-01', asha, [[crocin, 2, 20]]))).toBe('B 1, C 1');
  // What came later is not there yet.
  await buyBatches('2026-09-25', mills, crocin, [[5, { number: 'D', expiry: '10/26' }]]);
  expect(batchesOf(await sell('2026-09-21', asha, [[crocin, 1, 20]]))).toBe('C 1');
  expect(batchesOf(await sell('2026-09-25', asha, [[crocin, 1, 20]]))).toBe('D 1');
});

it('a changed invoice keeps the batches of the lines that stay, and takes anew for those that do not', async () => {
  await fillShelf();
  const sold = await sell('2026-09-01', asha, [[crocin, 2, 20]]);
  expect(batchesOf(sold)).toBe('A 2');
  await buyBatches('2026-08-02', mills, crocin, [[5, { number: 'Z', expiry: '08/26' }]]);
  const input = voucherInput(sold) as InvoiceInput;
  const same = await updateVoucher(sold.id, 1, { ...input, narration: 'Paid' }, 'Issued');
  expect(batchesOf(same)).toBe('A 2');
  const lines = input.lines.map((line) => ({ ...line, quantity: asQuantity(3) }));
  const more = await updateVoucher(sold.id, 2, { ...input, lines }, 'Issued');
  // The day is after the expiry of Z.
  expect(batchesOf(more)).toBe('A 2, B 1');
  await cancelVoucher(sold.id, 3);
  expect(await batchStockInWords()).toEqual([`${MAIN} A 2`, `${MAIN} B 3`, `${MAIN} C 10`, `${MAIN} Z 5`]);
});

it('two lines of a document do not take the same goods', async () => {
  await fillShelf();
  const sold = await sell('2026-09-01', asha, [
    [crocin, 1, 20],
    [crocin, 3, 21],
  ]);
  expect([batchesOf(sold, 0), batchesOf(sold, 1)]).toEqual(['A 1', 'A 1, B 2']);
});

it('a transfer takes its batches along, also expired ones, and a write-off, too', async () => {
  await fillShelf();
  const camp = await createGodown({ ...BLANK_GODOWN, name: 'Camp' });
  const line = { item: lineItem(crocin), quantity: asQuantity(3), unit: 'NOS' } as const;
  const moved = await createVoucher(
    { ...blankTransfer('2026-10-15'), toGodown: { id: camp.id, name: 'Camp' }, lines: [line] },
    'Issued',
  );
  expect(batchesOf(moved)).toBe('A 2, B 1');
  expect(await batchStockInWords()).toEqual([`${MAIN} B 2`, `${MAIN} C 10`, `${camp.id} A 2`, `${camp.id} B 1`]);
  const off = { ...line, quantity: asQuantity(2), godown: { id: camp.id, name: 'Camp' }, reverseInputTax: false };
  const written = await createVoucher({ ...blankAdjustment('2026-10-15'), lines: [off] }, 'Issued');
  expect(batchesOf(written)).toBe('A 2');
});

it('found goods come in with their batch', async () => {
  const line = { item: lineItem(crocin), unit: 'NOS', godown: null, reverseInputTax: false } as const;
  const found = { ...blankAdjustment('2026-10-15'), direction: 'Found' } as const;
  await expect(
    createVoucher({ ...found, lines: [{ ...line, quantity: asQuantity(2) }] }, 'Issued'),
  ).rejects.toMatchObject({ fields: { 'lines.0.batch': 'Enter the number of the batch.' } });
  await createVoucher({ ...found, lines: [{ ...line, quantity: asQuantity(2), batch: B }] }, 'Issued');
  expect(await batchStockInWords()).toEqual([`${MAIN} B 2`]);
});

it('goods go back to the supplier of the batch that came', async () => {
  const bought = await fillShelf();
  const note = await noteOn(bought.id, '2026-10-15');
  const lines = note.lines.map((line) => ({ ...line, quantity: asQuantity(1) }));
  const back = await createVoucher(
    { ...note, lines, reason: 'Purchase return' } as Parameters<typeof createVoucher>[0],
    'Issued',
  );
  expect([0, 1, 2].map((at) => batchesOf(back, at))).toEqual(['A 1', 'B 1', 'C 1']);
});

it('a purchase of which a batch was sold is not cancelled where stock may not be negative', async () => {
  await fillShelf();
  await negativeStock('Refuse');
  const more = await buyBatches('2026-08-02', mills, crocin, [[20, { number: 'D', expiry: '08/27' }]]);
  const { input, id } = {
    input: aBillOfBatches('2026-08-03', mills, crocin, [[4, { number: 'E', expiry: '08/26' }]]),
    id: more.id,
  };
  const bought = await createVoucher(input, 'Issued');
  expect(batchesOf(await sell('2026-08-05', asha, [[crocin, 3, 20]]))).toBe('E 3');
  await expect(cancelVoucher(bought.id, bought.rev)).rejects.toThrow(
    'It would leave 3 NOS of Crocin of batch E short on 05 Aug 2026',
  );
  await cancelVoucher(id, more.rev);
});

it('an item without the switch keeps nothing of batches, and reads none', async () => {
  const soap = await addGoods('Soap');
  await buy('2026-08-01', mills, [[soap, 4, 10]]);
  const sold = await sell('2026-09-01', asha, [[soap, 2, 20]]);
  expect(JSON.stringify(sold)).not.toContain('batch');
  expect(await booksStore.database().table('batchStock').count()).toBe(0);
  expect(await booksStore.database().table('moves').toArray()).not.toContainEqual(
    expect.objectContaining({ batches: expect.anything() }),
  );
});
