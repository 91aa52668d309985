import { afterEach, expect, it } from 'vitest';
import { booksStore } from '#data/books/store.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { isStale, valueEverySlice } from '#data/books/stock/valuation-batches.ts';
import { onValuation, reportValuation, valuedPercent } from '#data/books/stock/valuation-progress.ts';
import { actOn } from '#data/store/act.ts';
import { BLANK_ITEM, itemFrom } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { asQuantity } from '#domain/quantity.ts';
import { recordId } from '#domain/record-id.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { aTrader, addGoods, buy } from '../../../support/trade.ts';
import { isEverywhere } from '../../../support/some-of.ts';

afterEach(emptyShelf);

it('many items are valued slice by slice, and between two of them it is told how many are done', async () => {
  const db = await freshBooks();
  const opening = { openingQuantity: asQuantity(2), openingRate: asRate(10_0000), percent: 18 } as const;
  const items = Array.from({ length: 600 }, (_, at) => {
    const id = recordId('ITM-', at + 1, 6);
    return { ...itemFrom({ ...BLANK_ITEM, ...opening, name: `Soap ${at + 1}` }), id, rev: 1 };
  });
  await actOn(booksStore, ['items'], (transaction) => transaction.insertAll('items', items));
  const told: (readonly number[])[] = [];
  await valueEverySlice(db, { day: '2026-11-30', item: undefined }, (done, total) => told.push([done, total]));
  expect(told.length).toBeGreaterThan(0);
  expect(told.map(([done = 0]) => done)).toEqual(told.map(([done = 0]) => done).toSorted((one, other) => one - other));
  for (const [done = 0, total] of told) expect([done > 0 && done < 600, total]).toEqual([true, 600]);
  expect(await stockOn('2026-11-30')).toBe(600 * 20_00);
});

it.runIf(isEverywhere)(
  'one busy item is valued slice by slice, and between two of them it is told how many movements are done',
  async () => {
    const db = await freshBooks();
    const [mills, soap] = [await aTrader('Supplier', 'Gokul Mills'), await addGoods('Soap')];
    const lines = Array.from({ length: 400 }, () => [soap, 1, 10] as const);
    const days = Array.from(
      { length: 10 },
      (_, at) => `2026-${String((at % 5) + 4).padStart(2, '0')}-${at < 5 ? '01' : '15'}`,
    );
    for (const day of days) await buy(day as '2026-04-01', mills, lines);
    const told: (readonly number[])[] = [];
    await valueEverySlice(db, { day: '2026-11-30', item: soap.id }, (done, total) => told.push([done, total]));
    expect(told.length).toBeGreaterThan(0);
    for (const [done = 0, total] of told) expect([done > 0 && done < 4000, total]).toEqual([true, 4000]);
    expect(await isStale(db, '2026-11-30', soap.id)).toBe(false);
  },
);

it('what is told is the same for all who look, and ends', () => {
  const heard: (number | undefined)[] = [];
  const stop = onValuation(() => heard.push(valuedPercent()));
  for (const progress of [[1, 600], [2, 600], [599, 600], undefined] as const) reportValuation(progress);
  stop();
  reportValuation([300, 600]);
  expect(heard).toEqual([0, 99, undefined]);
  reportValuation(undefined);
});
