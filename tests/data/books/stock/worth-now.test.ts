import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { worthsNow } from '#data/books/stock/worth-now.ts';
import { worthsOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';
import { asRate } from '#domain/books/rate.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { addGoods, aTrader, buy, sell, takeBack } from '../../../support/trade.ts';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T12:00:00') });
  await freshBooks({ registration: 'Regular', gstin: '27AAAPA1234A1ZT', booksBegin: '2026-04-01' });
});
afterEach(async () => {
  vi.useRealTimers();
  await emptyShelf();
});

describe('what goods are worth now', () => {
  it('is what reports say, whether they were valued or not, and writes nothing', async () => {
    const [mills, ravi] = [await aTrader('Supplier', 'Gokul Mills'), await aTrader('Customer', 'Ravi')];
    const opened = { openingQuantity: asQuantity(5), openingRate: asRate(20_0000) };
    const soap = await addGoods('Soap', opened);
    await buy('2026-04-10', mills, [[soap, 10, 30]]);
    const sale = await sell('2026-04-20', ravi, [[soap, 6, 50]]);
    await agrees(soap.id);
    await sell('2026-05-02', ravi, [[soap, 3, 50]]);
    await takeBack(sale, '2026-05-03', 2);
    await buy('2026-06-01', mills, [[soap, 4, 33]]);
    await agrees(soap.id);
    await agrees(soap.id);
  });

  it('is nothing of what there is none of', async () => {
    const soap = await addGoods('Soap');
    expect(await worthsNow([soap.id, 'ITM-9'])).toEqual(
      new Map([
        [soap.id, [0, 0]],
        ['ITM-9', [0, 0]],
      ]),
    );
  });

  it('is read once while nothing changes, and anew after an action', async () => {
    const mills = await aTrader('Supplier', 'Gokul Mills');
    const soap = await addGoods('Soap');
    await buy('2026-04-10', mills, [[soap, 10, 30]]);
    expect((await worthsNow([soap.id])).get(soap.id)).toEqual([10_000, 30_000]);
    const move = await booksStore.database().table('moves').toCollection().first();
    await booksStore.database().table('moves').clear();
    expect((await worthsNow([soap.id])).get(soap.id)).toEqual([10_000, 30_000]);
    await booksStore.database().table('moves').put(move);
    await buy('2026-04-11', mills, [[soap, 10, 40]]);
    expect((await worthsNow([soap.id])).get(soap.id)).toEqual([20_000, 70_000]);
  });
});

async function agrees(item: string) {
  const stale = () => booksStore.database().table('onhand').get(item);
  const before = await stale();
  const [quantity, value] = (await worthsNow([item])).get(item) ?? [];
  expect(await stale()).toEqual(before);
  const reported = (await worthsOn('2026-06-10')).get(`${item}/GDN-000001`);
  expect([quantity, value]).toEqual(reported);
}
