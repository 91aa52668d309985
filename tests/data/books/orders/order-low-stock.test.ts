import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { orderAllLow } from '#data/books/vouchers/order-low-stock.ts';
import { lowStock } from '#data/books/stock/low-stock.ts';
import { booksStore } from '#data/books/store.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { order } from '../../../support/orders.ts';
import { addGoods, aTrader, buy } from '../../../support/trade.ts';

let [asha, gokul, mills] = [{} as DocumentParty, {} as DocumentParty, {} as DocumentParty];

beforeEach(async () => {
  vi.setSystemTime('2026-11-25T10:00:00+05:30');
  await freshBooks();
  asha = await aTrader('Customer', 'Asha');
  [gokul, mills] = [await aTrader('Supplier', 'Gokul'), await aTrader('Supplier', 'Mills')];
});
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

const ofLevel = (level: number, there = 0) => ({ reorderLevel: asQuantity(level), openingQuantity: asQuantity(there) });

it('twice the level is ordered, less what is available and on order', async () => {
  const soap = await addGoods('Soap', ofLevel(10, 6));
  await order('Sales Order', '2026-11-02', asha, [[soap, 4, 20]]);
  await order('Purchase Order', '2026-11-03', mills, [[soap, 5, 10]]);
  const { items } = await lowStock(10);
  expect(items).toEqual([{ id: soap.id, name: 'Soap', unit: 'NOS', there: 6, level: 10, onOrder: 5, toOrder: 13 }]);
});

it('goods run low by what is in stock: what a party has is not', async () => {
  const soap = await addGoods('Soap', ofLevel(5, 9));
  expect((await lowStock(10)).items).toEqual([]);
  await order('Delivery Challan', '2026-11-02', asha, [[soap, 4, 20]]);
  expect((await lowStock(10)).items.map(({ there }) => there)).toEqual([5]);
});

it('all that runs low is drafted at once, an order for each last supplier and one for the rest; what is on order already is left out', async () => {
  const [soap, oil, salt, , tea] = [
    await addGoods('Soap', ofLevel(5)),
    await addGoods('Oil', ofLevel(5)),
    await addGoods('Salt', ofLevel(5)),
    await addGoods('Rice', ofLevel(5)),
    await addGoods('Tea', ofLevel(5)),
  ];
  await buy('2026-04-01', mills, [[soap, 1, 9]]);
  await buy('2026-04-02', gokul, [
    [soap, 1, 10],
    [oil, 1, 30],
  ]);
  await buy('2026-04-03', mills, [[salt, 1, 5]]);
  await order('Purchase Order', '2026-11-03', mills, [[tea, 10, 10]]);
  expect(await orderAllLow()).toBe(3);
  const drafts = (await booksStore.records('vouchers').toArray()).filter(({ state }) => state === 'Draft');
  const ordered = drafts.map((draft) => {
    if (draft.kind !== 'Purchase Order') throw new Error(`${draft.kind} is no order.`);
    return [
      draft.party?.name ?? '',
      draft.date,
      draft.lines.map(({ item, quantity, rate }) => [item?.name, quantity, rate]),
    ];
  });
  expect(ordered.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
    ['', '2026-11-25', [['Rice', 10, null]]],
    [
      'Gokul',
      '2026-11-25',
      [
        ['Soap', 8, 10_0000],
        ['Oil', 9, 30_0000],
      ],
    ],
    ['Mills', '2026-11-25', [['Salt', 9, 5_0000]]],
  ]);
});

it('where nothing runs low, nothing is drafted', async () => {
  await addGoods('Soap', ofLevel(5, 6));
  expect(await orderAllLow()).toBe(0);
  expect(await booksStore.records('vouchers').toArray()).toEqual([]);
});
