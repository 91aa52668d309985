import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { countSheet } from '#data/books/vouchers/count-sheet.ts';
import { saveCount } from '#data/books/vouchers/count-stock.ts';
import { createGodown } from '#data/books/masters/godowns.ts';
import { lockUpTo } from '#data/books/audit/locks.ts';
import { quantitiesOnHand } from '#data/books/stock/quantity-on-hand.ts';
import { booksStore } from '#data/books/store.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { addGoods, aTrader, sell } from '../../../support/trade.ts';

/** So many counted of goods of which the books had so many. */
function counted(units: number, there = 10) {
  return { counted: asQuantity(units), there: asQuantity(there) };
}

const MAIN = { id: 'GDN-000001', name: 'Main' };
let soap: Item;
let oil: Item;
let tea: Item;

beforeEach(async () => {
  await freshBooks();
  const opened = { openingQuantity: asQuantity(10), openingRate: asRate(20_0000) };
  [soap, oil, tea] = [await addGoods('Soap', opened), await addGoods('Oil', opened), await addGoods('Tea', opened)];
  await addGoods('Advice', { kind: 'Service', unit: 'NA', hsn: '998311' });
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

it('writes off what is missing and brings in what is too many, at once; what is right stays', async () => {
  const counts = { [soap.id]: counted(7.5), [oil.id]: counted(12), [tea.id]: counted(10) };
  expect(await saveCount('2026-05-01', MAIN, counts)).toEqual([
    'Stock Adjustment SA/26-27/0001',
    'Stock Adjustment SA/26-27/0002',
  ]);
  expect(await quantitiesOnHand([soap.id, oil.id, tea.id])).toEqual({ [soap.id]: 7.5, [oil.id]: 12, [tea.id]: 10 });
  expect(await booksStore.records('vouchers').toArray()).toMatchObject([
    {
      direction: 'Written off',
      narration: 'Stock count',
      lines: [
        { quantity: 2.5, worth: { cost: 50_00 }, counted: 7.5 },
        { quantity: 0, counted: 10 },
      ],
    },
    { direction: 'Found', lines: [{ quantity: 2, worth: { cost: 40_00 }, counted: 12 }] },
  ]);
  const again = { [soap.id]: counted(7.5, 7.5), [oil.id]: counted(12, 12), [tea.id]: counted(10) };
  expect(await saveCount('2026-05-01', MAIN, again)).toEqual(['Stock Adjustment SA/26-27/0003']);
  expect(await quantitiesOnHand([soap.id, oil.id, tea.id])).toEqual({ [soap.id]: 7.5, [oil.id]: 12, [tea.id]: 10 });
});

it('is of the end of its day, and of its godown alone', async () => {
  await sell('2026-05-02', await aTrader('Customer', 'Asha'), [[soap, 4, 30]]);
  const { id, name } = await createGodown({ ...BLANK_GODOWN, name: 'Shop' });
  const there = async (day: '2026-05-01' | '2026-05-02', godown: string) =>
    (await countSheet(day, godown, '', 100)).goods.map((own) => [own.name, own.there]);
  expect(await there('2026-05-01', MAIN.id)).toEqual([
    ['Oil', 10],
    ['Soap', 10],
    ['Tea', 10],
  ]);
  expect((await there('2026-05-02', MAIN.id))[1]).toEqual(['Soap', 6]);
  expect((await there('2026-05-02', id))[1]).toEqual(['Soap', 0]);
  await saveCount('2026-05-02', { id, name }, { [soap.id]: counted(3, 0) });
  expect(await quantitiesOnHand([soap.id])).toEqual({ [soap.id]: 9 });
});

it('is refused for goods that moved since they were counted, until they are counted anew', async () => {
  const asha = await aTrader('Customer', 'Asha');
  await sell('2026-05-01', asha, [[soap, 2, 30]]);
  await expect(saveCount('2026-05-01', MAIN, { [soap.id]: counted(10) })).rejects.toMatchObject({
    title: 'Not saved',
    message: 'Soap: 2 NOS went since it was counted. Count it again, or keep the count.',
  });
  expect(await quantitiesOnHand([soap.id])).toEqual({ [soap.id]: 8 });
  // What moves on a later day was not there to be counted.
  await sell('2026-05-02', asha, [[soap, 1, 30]]);
  expect(await saveCount('2026-05-01', MAIN, { [soap.id]: counted(8, 8) })).toHaveLength(1);
  expect(await quantitiesOnHand([soap.id])).toEqual({ [soap.id]: 7 });
  expect(await saveCount('2026-05-01', MAIN, { [soap.id]: counted(9, 8) })).toHaveLength(1);
  expect(await quantitiesOnHand([soap.id])).toEqual({ [soap.id]: 8 });
});

it('finds goods by name, and says when there are more', async () => {
  expect((await countSheet('2026-05-01', MAIN.id, 'oi', 100)).goods.map(({ name }) => name)).toEqual(['Oil']);
  const { goods, hasMore } = await countSheet('2026-05-01', MAIN.id, '', 2);
  expect([goods.length, hasMore]).toEqual([2, true]);
});

it('changes nothing in a locked period, and is refused without a count', async () => {
  await lockUpTo('2026-05-31');
  const counts = { [soap.id]: counted(7), [oil.id]: counted(12) };
  await expect(saveCount('2026-05-01', MAIN, counts)).rejects.toThrow(/locked up to 31 May 2026/);
  expect(await booksStore.records('vouchers').count()).toBe(0);
  await expect(saveCount('2026-06-01', MAIN, {})).rejects.toThrow('Nothing was counted yet');
});
