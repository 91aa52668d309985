import { spansOf } from '#domain/books/sum-periods.ts';
import { see } from '#data/books/staff/access.ts';
import { sumOfValuations, NO_VALUATION, type Valuation } from '#domain/books/stock/stock-month.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import {
  type QuantityAndValue,
  stockIn,
  type StockOfItems,
  type StockRow,
} from '#data/books/projections/stock-rows.ts';
import { addedUpTo, inMonth } from './stock-sums.ts';
import { booksStore } from '#data/books/store.ts';
import { valueUpTo } from './valuation.ts';

/** The value of the goods at the end of a day; before the books begin, of those they began with. */
export async function stockOn(day: IsoDate): Promise<Paise> {
  see('cost');
  const rows = await rowsUpTo('A', day);
  const [, value] = rows.map(({ moved }) => moved[''] ?? NO_VALUATION).reduce(sumOfValuations, NO_VALUATION);
  return asPaise(value);
}

/** Returns what there is at the end of a day, by item and godown as rows of stock name them; without what came to nothing. */
export async function worthsOn(day: IsoDate): Promise<ReadonlyMap<string, Valuation>> {
  const worths = new Map<string, Valuation>();
  for (const { moved } of await rowsUpTo('I', day)) {
    for (const node of Object.keys(moved)) {
      worths.set(node, sumOfValuations(worths.get(node) ?? NO_VALUATION, moved[node] ?? NO_VALUATION));
    }
  }
  return new Map([...worths].filter(([, worth]) => worth.some((part) => part !== 0)));
}

export async function stockOfItemsOn(day: IsoDate): Promise<StockOfItems> {
  const worths = await worthsOn(day);
  const goodsOf = ([thousandths, value]: Valuation): QuantityAndValue => {
    return { quantity: asQuantity(thousandths / 1000), value: asPaise(value) };
  };
  const items = new Map<string, Readonly<{ worth: Valuation; godowns: ReadonlyMap<string, QuantityAndValue> }>>();
  for (const [node, worth] of worths) {
    const [item = '', godown = ''] = node.split('/');
    const had = items.get(item) ?? { worth: NO_VALUATION, godowns: new Map<string, QuantityAndValue>() };
    const godowns = new Map([...had.godowns, [godown, goodsOf(worth)] as const]);
    items.set(item, { worth: sumOfValuations(had.worth, worth), godowns });
  }
  return new Map([...items].map(([item, { worth, godowns }]) => [item, { ...goodsOf(worth), godowns }]));
}

/** The sums of all items together (A), or of each (I), that make up the time to the end of a day. */
async function rowsUpTo(of: 'A' | 'I', day: IsoDate): Promise<readonly StockRow[]> {
  await valueUpTo(day);
  const stock = stockIn(booksStore.database());
  const rowsOf = (grain: string, from: string, to: string) =>
    stock.where('key').between(`${of}${grain}/${from}`, `${of}${grain}/${to}\uffff`).toArray();
  const parts = await Promise.all([
    stock.where('key').startsWith(`${of}O/`).toArray(),
    // What is left of days lies in the month of the last one: the sums begin with the beginning.
    ...spansOf('', day).map(async ({ grain, from, to }) => {
      if (grain !== 'D') return rowsOf(grain, from, to);
      const { row: month } = inMonth(to);
      return (await rowsOf(grain, month, month)).map((row) => addedUpTo(day, row));
    }),
  ]);
  return parts.flat();
}
