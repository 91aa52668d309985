import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { batchesOfItem, updateBatch } from '#data/books/batches/batches.ts';
import { createGodown } from '#data/books/masters/godowns.ts';
import { updateItem } from '#data/books/masters/items.ts';
import { countDifferences, daysChanged } from '#data/books/stock/counted-days.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { countSheet, goodsToCount } from '#data/books/vouchers/count-sheet.ts';
import { saveCount } from '#data/books/vouchers/count-stock.ts';
import { updateVoucher, voucher } from '#data/books/vouchers/vouchers.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import { type Item, itemInput } from '#domain/books/masters/item.ts';
import { countedKey } from '#domain/books/stock/count-sheet.ts';
import { changedDaysInWords } from '#domain/books/stock/stock-count.ts';
import { type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import { asQuantity } from '#domain/quantity.ts';
import { batchStockInWords, buyBatches } from '../../../support/batches.ts';
import { readable, savedFile } from '../../../support/books-copies.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { aBill, addGoods, aTrader, sell } from '../../../support/trade.ts';

const MAIN = { id: 'GDN-000001', name: 'Main' };
const DAY = '2026-09-01';
let crocin: Item;
let asha: DocumentParty;
let mills: DocumentParty;

/** The shelf: A 2, B 3, C 10 of Crocin, and 10 of Soap. */
beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV', booksBegin: '2026-04-01' });
  crocin = await addGoods('Crocin', { batches: true });
  await addGoods('Soap', { openingQuantity: asQuantity(10) });
  [asha, mills] = [await aTrader('Customer', 'Asha'), await aTrader('Supplier', 'Gokul Mills')];
  await buyBatches('2026-08-01', mills, crocin, [
    [10, { number: 'C', expiry: '03/27' }],
    [2, { number: 'A', expiry: '09/26' }],
    [3, { number: 'B', expiry: '12/26' }],
  ]);
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

describe('the sheet of a count', () => {
  it('has a row for each batch that is there, by expiry, and one for goods that are kept by none', async () => {
    expect(await sheet()).toEqual(['Crocin A 2', 'Crocin B 3', 'Crocin C 10', 'Soap 10']);
    const { goods } = await countSheet(DAY, MAIN.id, '', 100);
    expect(goods[0]).toMatchObject({
      batch: { number: 'A', expiry: '2026-09-30' },
      key: countedKey(crocin.id, idOf('A')),
    });
  });

  it('is of the end of its day, and of its godown alone', async () => {
    await sell('2026-09-02', asha, [[crocin, 4, 20]]);
    expect(await sheet(DAY)).toEqual(['Crocin A 2', 'Crocin B 3', 'Crocin C 10', 'Soap 10']);
    expect(await sheet('2026-09-02')).toEqual(['Crocin B 1', 'Crocin C 10', 'Soap 10']);
    expect(await sheet('2026-07-31')).toEqual(['Crocin – 0', 'Soap 10']);
    const shop = await createGodown({ ...BLANK_GODOWN, name: 'Shop' });
    expect(await sheet(DAY, shop.id)).toEqual(['Crocin – 0', 'Soap 0']);
  });

  it('has what came before the item was kept by batch in a row of its own, the last', async () => {
    await addSoapByBatch();
    expect((await sheet()).slice(3)).toEqual(['Soap S 4', 'Soap – 10']);
  });

  it('never tears the batches of an item apart, and says that there are more goods', async () => {
    const { goods, hasMore } = await countSheet(DAY, MAIN.id, '', 1);
    expect([goods.length, hasMore]).toEqual([3, true]);
    expect((await countSheet(DAY, MAIN.id, '', 4)).hasMore).toBe(false);
  });
});

describe('a count by batch', () => {
  it('writes off and brings in each batch that differs, and keeps those that are right', async () => {
    expect(await count({ A: [0, 2], B: [5, 3], C: [10, 10] })).toHaveLength(2);
    expect(await batchStockInWords()).toEqual([`${MAIN.id} B 5`, `${MAIN.id} C 10`]);
    const [short, over] = await counts();
    expect(short).toMatchObject({
      direction: 'Written off',
      lines: [
        { quantity: 2, counted: 0, batch: { number: 'A' }, batches: [{ number: 'A', quantity: 2 }] },
        { quantity: 0, counted: 10, batches: [{ number: 'C', quantity: 0, expiry: '2027-03-31' }] },
      ],
    });
    expect(over).toMatchObject({
      direction: 'Found',
      lines: [{ quantity: 2, counted: 5, batches: [{ id: idOf('B'), number: 'B', quantity: 2 }] }],
    });
    expect(await sheet()).toEqual(['Crocin B 5', 'Crocin C 10', 'Soap 10']);
  });

  it('takes of the batch that is short, also of one that has expired', async () => {
    await count({ A: [1, 2] }, '2026-11-01');
    expect(await batchStockInWords()).toEqual([`${MAIN.id} A 1`, `${MAIN.id} B 3`, `${MAIN.id} C 10`]);
  });

  it('counts what has no batch apart from the batches', async () => {
    const { id } = await addSoapByBatch();
    const [s, without] = await goodsToCount(DAY, MAIN.id, [id]);
    if (!s || !without) throw new Error('The sheet has other rows.');
    await saveCount(DAY, MAIN, {
      [without.key]: { counted: asQuantity(7), there: without.there },
      [s.key]: { counted: asQuantity(3), there: s.there },
    });
    expect((await sheet()).slice(3)).toEqual(['Soap S 3', 'Soap – 7']);
  });

  it('takes nothing of a batch for what has none, though that is sold by now', async () => {
    const soap = await addSoapByBatch();
    await sell('2026-09-02', asha, [[soap, 10, 20]]);
    const [, without] = await goodsToCount(DAY, MAIN.id, [soap.id]);
    if (!without) throw new Error('The sheet has other rows.');
    await saveCount(DAY, MAIN, { [without.key]: { counted: asQuantity(7), there: without.there } });
    expect((await sheet()).slice(3)).toEqual(['Soap S 4', 'Soap – 7']);
    expect((await sheet('2026-09-02')).slice(3)).toEqual(['Soap S 4', 'Soap – -3']);
  });

  it('is refused for a batch that moved since it was counted, which it names', async () => {
    await sell(DAY, asha, [[crocin, 1, 20]]);
    await expect(count({ A: [2, 2], B: [3, 3] })).rejects.toMatchObject({
      message: 'Crocin, batch A: 1 NOS went since it was counted. Count it again, or keep the count.',
    });
    // The other batches stand as they were counted.
    expect(await count({ B: [3, 3] })).toHaveLength(1);
  });

  it('can be changed like any adjustment, and comes back from a copy as it was', async () => {
    await count({ A: [1, 2], C: [10, 10] });
    const [made] = await counts();
    if (!made) throw new Error('There is no count.');
    await updateVoucher(made.id, made.rev, { ...voucherInput(made), narration: 'Counted by Usha' }, 'Issued');
    const changed = await voucher(made.id);
    expect(changed).toMatchObject({ lines: [{ batches: [{ number: 'A' }] }, { batches: [{ number: 'C' }] }] });
    const { key } = await restoreAsNew(await readable(await savedFile()));
    await openBooks(key);
    expect(await voucher(made.id)).toEqual(changed);
  });
});

describe('what changes after a count by batch', () => {
  it('is said of the item, as no voucher knows its batches before it is saved', async () => {
    await count({ A: [2, 2] });
    const bill = aBill('2026-08-20', mills, [[crocin, 3, 20]]);
    expect(changedDaysInWords(await daysChanged(bill, undefined))).toEqual([
      'Crocin was counted by batch on 01 Sep 2026 in Main (SA/26-27/0001). With this the books have 3 NOS more of it for that day.',
    ]);
  });

  it('from before an item was kept by batch is of all of it, and is brought to the count without batches', async () => {
    const [soap] = (await booksStore.records('items').toArray()).filter(({ name }) => name === 'Soap');
    if (!soap) throw new Error('There is no soap.');
    await saveCount(DAY, MAIN, { [soap.id]: { counted: asQuantity(10), there: asQuantity(10) } });
    const [made] = await counts();
    if (!made) throw new Error('There is no count.');
    await addSoapByBatch();
    const found = await countDifferences(made);
    expect(found).toMatchObject([{ counted: 10, there: 14 }]);
    await saveCount(DAY, MAIN, Object.fromEntries(found.map((one) => [countedKey(one.item.id, one.batch?.id), one])));
    const [, adjusted] = await counts();
    expect(await countDifferences(adjusted ?? made)).toEqual([]);
    expect((await sheet()).slice(3)).toEqual(['Soap S 4', 'Soap – 6']);
  });

  it('shows on its page by batch, whatever that is called by now, and is brought to the count', async () => {
    await count({ A: [2, 2], B: [3, 3], C: [9, 10] });
    const [made] = await counts();
    if (!made) throw new Error('There is no count.');
    expect(await countDifferences(made)).toEqual([]);
    const b = await batchCalled('B');
    await updateBatch(b.id, b.rev, { number: 'B-1', expiry: '12/26' });
    await buyBatches('2026-08-02', mills, crocin, [[4, { number: 'B-1' }]]);
    const found = await countDifferences(made);
    expect(found).toMatchObject([{ item: { name: 'Crocin' }, batch: { id: b.id }, counted: 3, there: 7 }]);
    await saveCount(DAY, MAIN, Object.fromEntries(found.map((one) => [countedKey(crocin.id, one.batch?.id), one])));
    expect(await batchStockInWords()).toEqual([`${MAIN.id} A 2`, `${MAIN.id} B-1 3`, `${MAIN.id} C 9`]);
    expect(await countDifferences(made)).toEqual([]);
  });
});

/** Soap is kept by batch from now on; 10 are from before. */
async function addSoapByBatch(): Promise<Item> {
  const [soap] = (await booksStore.records('items').toArray()).filter(({ name }) => name === 'Soap');
  if (!soap) throw new Error('There is no soap.');
  await updateItem(soap.id, soap.rev, { ...itemInput(soap, DAY), batches: true });
  await buyBatches('2026-08-02', mills, { ...soap, batches: true }, [[4, { number: 'S' }]]);
  return soap;
}

/** "Crocin A 2", "Soap 10": the rows of the sheet of a day; "–" for what has no batch. */
async function sheet(day: Parameters<typeof countSheet>[0] = DAY, godown = MAIN.id): Promise<readonly string[]> {
  const { goods } = await countSheet(day, godown, '', 100);
  return goods.map(({ name, batch, there }) =>
    [name, ...(batch ? [batch.number === '' ? '–' : batch.number] : []), there].join(' '),
  );
}

/** Counts batches of Crocin in Main: so many, of which the books had so many. */
async function count(
  batches: Readonly<Record<string, readonly [counted: number, there: number]>>,
  day: Parameters<typeof saveCount>[0] = DAY,
): Promise<readonly string[]> {
  const rows = Object.entries(batches).map(([number, [counted, there]]) => [
    countedKey(crocin.id, idOf(number)),
    { counted: asQuantity(counted), there: asQuantity(there) },
  ]);
  return saveCount(day, MAIN, Object.fromEntries(rows));
}

/** The batches have their ids in the order in which they came. */
function idOf(number: string): string {
  return `BAT-00000${['C', 'A', 'B'].indexOf(number) + 1}`;
}

async function batchCalled(number: string) {
  const { batches } = await batchesOfItem(crocin.id, true, 10);
  const own = batches.find((batch) => batch.number === number);
  if (!own) throw new Error(`There is no batch ${number}.`);
  return own;
}

async function counts(): Promise<readonly Voucher[]> {
  const all = await booksStore.records('vouchers').orderBy('id').toArray();
  return Promise.all(
    all.filter(({ kind }) => kind === 'Stock Adjustment').map(async ({ id }) => (await voucher(id)) as Voucher),
  );
}
