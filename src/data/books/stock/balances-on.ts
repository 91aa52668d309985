import { comingTo, WITHOUT_BATCH } from '#domain/books/stock/batch-balances.ts';
import { ALL_BATCHES, type batchStockIn } from '#data/books/projections/batch-stock.ts';
import { BY_DAY, type movesIn, type onHandIn } from '#data/books/projections/stock-rows.ts';
import type { IsoDate } from '#domain/calendar.ts';

/** The tables of stock, as an action reads them, or a screen. */
export type BalanceTables = Readonly<{
  moves: Pick<ReturnType<typeof movesIn>, 'where'>;
  onhand: Pick<ReturnType<typeof onHandIn>, 'bulkGet'>;
  batchStock: Pick<ReturnType<typeof batchStockIn>, 'where'>;
}>;

/**
 * Returns how many of an item are in a place at the end of a day, in thousandths by the id of their batch, those without one under
 * the blank id. What comes to nothing is left out. It goes back from what there is now, so that a day long ago costs more.
 */
export async function balancesOn(
  { moves, onhand, batchStock }: BalanceTables,
  item: string,
  place: string,
  day: IsoDate,
): Promise<ReadonlyMap<string, number>> {
  const [rows, [onHand], later] = await Promise.all([
    batchStock.where('[item+place+batch]').between([item, place, ''], [item, place, '\uffff']).toArray(),
    onhand.bulkGet([item]),
    moves
      .where(BY_DAY)
      .between([item, `${day}\uffff`], [item, '\uffff'])
      .toArray(),
  ]);
  const now = new Map(rows.map(({ batch, quantity }) => [batch, quantity]));
  const moved = later.flatMap(({ batches = [] }) => batches.map(({ batch }) => batch));
  const ids = [...new Set([...now.keys(), ...moved])].filter((id) => id !== ALL_BATCHES);
  const balances = new Map(ids.map((id) => [id, (now.get(id) ?? 0) - comingTo(place, id, later)]));
  const withoutNow = (onHand?.godowns[place] ?? 0) - (now.get(ALL_BATCHES) ?? 0);
  balances.set(WITHOUT_BATCH, withoutNow - comingTo(place, WITHOUT_BATCH, later));
  return new Map([...balances].filter(([, count]) => count !== 0));
}
