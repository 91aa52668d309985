import { act } from '#data/books/act.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { lineItem } from '#domain/books/documents/blank-document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { adjustmentsOf, type Counted, type CountedGoods, movedSinceCounted } from '#domain/books/stock/stock-count.ts';
import { quantityLeaving } from '#domain/books/stock/missing-goods.ts';
import { type Move, unitsOf } from '#domain/books/stock/stock-move.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';
import { asRefusal, Refusal } from '#data/store/refusal.ts';
import { insertVoucher, VOUCHER_TABLES } from './insert-voucher.ts';
import { itemChoices, itemsOf } from '#data/books/masters/items.ts';
import { worthsOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';
import { BY_DAY, type MoveKey, type OnHand } from '#data/books/projections/stock-rows.ts';
import type { Rows } from '#data/books/tables.ts';
import { withWorths } from '#data/books/stock/adjustment-cost.ts';

/** A line of the sheet on which goods are counted. */
export type ToCount = Pick<Item, 'id' | 'name' | 'sku' | 'unit'> & Readonly<{ there: Quantity }>;

/** Active goods by name, at most so many, with what the books have of them in a godown at the end of a day. */
export async function countSheet(
  day: IsoDate,
  godown: string,
  find: string,
  most: number,
): Promise<Readonly<{ goods: readonly ToCount[]; hasMore: boolean }>> {
  const found = await goodsNamed(find, most);
  const shown = found.goods.slice(0, most);
  const there = await quantitiesAt(
    day,
    godown,
    shown.map(({ id }) => id),
  );
  const goods = shown.map(({ id, name, sku, unit }) => ({
    id,
    name,
    sku,
    unit,
    there: there.get(id) ?? asQuantity(0),
  }));
  return { goods, hasMore: found.hasMore || found.goods.length > most };
}

/** Returns what the books have of some items in a godown at the end of a day. */
export async function quantitiesAt(
  day: IsoDate,
  godown: string,
  items: readonly string[],
): Promise<ReadonlyMap<string, Quantity>> {
  const worths = await worthsOn(day);
  return new Map(items.map((item) => [item, unitsOf(worths.get(`${item}/${godown}`)?.[0] ?? 0)]));
}

/**
 * Makes the adjustments that bring the books to what was counted in a godown at the end of a day and keep that, all in one
 * transaction. Resolves to their titles. Refused without any count, in a locked period, and if goods moved since they were
 * counted: nobody can tell then whether the count has them.
 */
export async function saveCount(
  date: IsoDate,
  godown: Named,
  counts: Readonly<Record<string, Counted>>,
): Promise<readonly string[]> {
  const ids = Object.keys(counts);
  if (ids.length === 0) throw new Refusal('Not saved', 'Nothing was counted yet. Enter how many there are.');
  const goods = await goodsCounted(counts);
  const whole = await Promise.all(adjustmentsOf(date, godown, goods).map((input) => withWorths(input, '')));
  return act('stock', VOUCHER_TABLES, async (transaction) => {
    await refuseMoved(transaction, date, godown, goods);
    const made: Voucher[] = [];
    for (const input of whole) made.push(await insertVoucher(transaction, input, 'Issued'));
    return made.map(titleOf);
  });
}

async function refuseMoved(
  transaction: WriteTransaction<Rows>,
  date: IsoDate,
  godown: Named,
  goods: readonly CountedGoods[],
): Promise<void> {
  const [moves, onhand] = [transaction.projection<Move, MoveKey>('moves'), transaction.projection<OnHand>('onhand')];
  const onHand = await onhand.bulkGet(goods.map(({ item }) => item.id));
  for (const [at, { item, unit, there }] of goods.entries()) {
    const later = await moves
      .where(BY_DAY)
      .between([item.id, `${date}\uffff`], [item.id, '\uffff'])
      .toArray();
    const now = (onHand[at]?.godowns[godown.id] ?? 0) + quantityLeaving(later, item.id, godown.id);
    const moved = movedSinceCounted(now - thousandths(there), unit);
    if (moved !== undefined) throw new Refusal('Not saved', `${item.name}: ${moved}`);
  }
}

async function goodsCounted(counts: Readonly<Record<string, Counted>>): Promise<readonly CountedGoods[]> {
  try {
    const items = await itemsOf(Object.keys(counts));
    return items.flatMap((item): CountedGoods[] => {
      const own = counts[item.id];
      return own === undefined ? [] : [{ item: lineItem(item), unit: item.unit, ...own }];
    });
  } catch (error) {
    throw asRefusal(error, 'Not saved', booksStore.closedInWords);
  }
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
