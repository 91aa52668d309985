import { itemChoices, itemsOf } from '#data/books/masters/items.ts';
import { batchStockIn } from '#data/books/projections/batch-stock.ts';
import { movesIn, onHandIn } from '#data/books/projections/stock-rows.ts';
import { type BalanceTables, balancesOn } from '#data/books/stock/balances-on.ts';
import { worthsOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';
import { rankOf } from '#domain/books/batch.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { countedKey, NO_BATCH, type ToCount } from '#domain/books/stock/count-sheet.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';
import type { IsoDate } from '#domain/calendar.ts';

/**
 * Active goods by name with what the books have of them in a godown at the end of a day. An item that is kept by batch has a row for
 * each batch that is there. It ends with the item that makes up `most` rows: its batches are never torn apart.
 */
export async function countSheet(
  day: IsoDate,
  godown: string,
  find: string,
  most: number,
): Promise<Readonly<{ goods: readonly ToCount[]; hasMore: boolean }>> {
  const found = await goodsNamed(find, most);
  const { rows, left } = await rowsOf(day, godown, found.goods, most);
  return { goods: rows, hasMore: found.hasMore || left > 0 };
}

/** The rows of some items, as on the sheet of a godown at the end of a day. */
export async function goodsToCount(day: IsoDate, godown: string, ids: readonly string[]): Promise<readonly ToCount[]> {
  return (await rowsOf(day, godown, await itemsOf(ids), Number.POSITIVE_INFINITY)).rows;
}

/** The rows of items until there are so many, and how many items are left then. */
async function rowsOf(
  day: IsoDate,
  godown: string,
  items: readonly Item[],
  most: number,
): Promise<Readonly<{ rows: readonly ToCount[]; left: number }>> {
  const worths = await worthsOn(day);
  const db = booksStore.database();
  // A transaction for each of a hundred items would keep the page from the next key.
  return db.transaction('r', ['batches', 'batchStock', 'moves', 'onhand'], async () => {
    const tables = { moves: movesIn(db), onhand: onHandIn(db), batchStock: batchStockIn(db) };
    const rows: ToCount[] = [];
    for (const [at, { id, name, sku, unit, batches }] of items.entries()) {
      if (rows.length >= most) return { rows, left: items.length - at };
      const own = { id, name, sku, unit };
      if (batches) rows.push(...(await batchRows(tables, own, godown, day)));
      else rows.push({ ...own, key: countedKey(id), there: unitsOf(worths.get(`${id}/${godown}`)?.[0] ?? 0) });
    }
    return { rows, left: 0 };
  });
}

/** The batches by expiry, then what has none, where there is some, or nothing else. */
async function batchRows(
  tables: BalanceTables,
  own: Pick<ToCount, 'id' | 'name' | 'sku' | 'unit'>,
  godown: string,
  day: IsoDate,
): Promise<readonly ToCount[]> {
  const balances = await balancesOn(tables, own.id, godown, day);
  const ids = [...balances.keys()].filter((id) => id !== NO_BATCH.id);
  const found = await booksStore.records('batches').bulkGet(ids);
  const batches = found.flatMap((batch) => batch ?? []).toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
  const isBare = batches.length === 0 || balances.has(NO_BATCH.id);
  return [...batches, ...(isBare ? [NO_BATCH] : [])].map(({ id, number, expiry }) => ({
    ...own,
    key: countedKey(own.id, id),
    batch: { id, number, expiry },
    there: unitsOf(balances.get(id) ?? 0),
  }));
}

async function goodsNamed(find: string, most: number): Promise<Readonly<{ goods: readonly Item[]; hasMore: boolean }>> {
  if (find.trim() !== '') {
    const { items, hasMore } = await itemChoices(find);
    return { goods: items.filter(isGoods), hasMore };
  }
  const goods = await booksStore
    .records('items')
    .orderBy('[keys.name+keys.serial]')
    .filter((item) => isGoods(item) && item.isActive)
    .limit(most + 1)
    .toArray();
  return { goods, hasMore: false };
}

function isGoods({ kind }: Item): boolean {
  return kind === 'Goods';
}
