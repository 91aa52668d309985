import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { countSheet, saveCount } from '#data/books/vouchers/count-stock.ts';
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
  const counts = { [soap.id]: asQuantity(7.5), [oil.id]: asQuantity(12), [tea.id]: asQuantity(10) };
  expect(await saveCount('2026-05-01', MAIN, counts)).toEqual([
    'Stock Adjustment SA/26-27/0001',
    'Stock Adjustment SA/26-27/0002',
  ]);
  expect(await quantitiesOnHand([soap.id, oil.id, tea.id])).toEqual({ [soap.id]: 7.5, [oil.id]: 12, [tea.id]: 10 });
  expect(await booksStore.records('vouchers').toArray()).toMatchObject([
    { direction: 'Written off', narration: 'Stock count', lines: [{ quantity: 2.5, worth: { cost: 50_00 } }] },
    { direction: 'Found', lines: [{ quantity: 2, worth: { cost: 40_00 } }] },
  ]);
  expect(await saveCount('2026-05-01', MAIN, counts)).toEqual([]);
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
  await saveCount('2026-05-02', { id, name }, { [soap.id]: asQuantity(3) });
  expect(await quantitiesOnHand([soap.id])).toEqual({ [soap.id]: 9 });
});

it('finds goods by name, and says when there are more', async () => {
  expect((await countSheet('2026-05-01', MAIN.id, 'oi', 100)).goods.map(({ name }) => name)).toEqual(['Oil']);
  const { goods, hasMore } = await countSheet('2026-05-01', MAIN.id, '', 2);
  expect([goods.length, hasMore]).toEqual([2, true]);
});

it('changes nothing in a locked period, and is refused without a count', async () => {
  await lockUpTo('2026-05-31');
  const counts = { [soap.id]: asQuantity(7), [oil.id]: asQuantity(12) };
  await expect(saveCount('2026-05-01', MAIN, counts)).rejects.toThrow(/locked up to 31 May 2026/);
  expect(await booksStore.records('vouchers').count()).toBe(0);
  await expect(saveCount('2026-06-01', MAIN, {})).rejects.toThrow('Nothing was counted yet');
});
