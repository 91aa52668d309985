import type { OnProgress } from '#data/files/progress.ts';
import type { Database } from '#data/store/database.ts';
import { inSlices } from '#data/store/in-slices.ts';
import type { ValuationMethod } from '#domain/books/stock/stock-cost.ts';
import { valuesOn } from '#domain/books/stock/stock-month.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { type Paise, sumOf, ZERO } from '#domain/money.ts';
import { BY_DAY, movesIn, type OnHand, onHandIn } from '#data/books/projections/stock-rows.ts';
import type { Rows } from '#data/books/tables.ts';

/** A method of valuing goods, and days in order. */
export type MethodOrder = Readonly<{ method: ValuationMethod; days: readonly IsoDate[] }>;

/**
 * Returns the value of all goods at the end of each of some days by a method that need not be that of the business, from their
 * moves; nothing of it is stored. `onProgress` hears how many items are valued.
 */
export async function stockByMethod(
  db: Database<Rows>,
  { method, days }: MethodOrder,
  onProgress: OnProgress = () => {},
): Promise<readonly Paise[]> {
  const items = await itemsIn(db);
  const last = days.at(-1) ?? '';
  let values: readonly Paise[] = days.map(() => ZERO);
  for (const [at, item] of items.entries()) {
    const moves = await movesIn(db)
      .where(BY_DAY)
      .between([item, ''], [item, `${last}\uffff`])
      .toArray();
    const own = valuesOn(method, moves, days);
    values = values.map((value, day) => sumOf([value, own[day] ?? ZERO]));
    if (at % ITEMS_PER_REPORT === 0) await onProgress(at, items.length);
  }
  return values;
}

function itemsIn(db: Database<Rows>): Promise<readonly string[]> {
  return inSlices<OnHand, string>(
    (size, after) =>
      onHandIn(db)
        .where('item')
        .above(after?.item ?? '')
        .limit(size)
        .toArray(),
    ({ item }) => item,
  );
}

const ITEMS_PER_REPORT = 100;
