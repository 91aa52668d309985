import { act } from '#data/store/act.ts';
import { lineItem } from '#domain/books/documents/blank-document.ts';
import { MOST_LINES } from '#domain/books/field-problems.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { adjustmentsOf, type CountedGoods } from '#domain/books/stock/stock-count.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatNumber } from '#domain/format.ts';
import type { Quantity } from '#domain/quantity.ts';
import { asRefusal, Refusal } from '#data/store/refusal.ts';
import { insertVoucher, VOUCHER_TABLES } from './insert-voucher.ts';
import { itemChoices, itemsOf } from '#data/books/masters/items.ts';
import { worthsOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';
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
  const [worths, found] = await Promise.all([worthsOn(day), goodsNamed(find, most)]);
  const goods = found.goods.slice(0, most).map(({ id, name, sku, unit }) => {
    return { id, name, sku, unit, there: unitsOf(worths.get(`${id}/${godown}`)?.[0] ?? 0) };
  });
  return { goods, hasMore: found.hasMore || found.goods.length > most };
}

/**
 * Makes the adjustments that bring the books to what was counted in a godown at the end of a day, all in one transaction.
 * Resolves to their titles; to none if the books are right. Refused without any count, and in a locked period.
 */
export async function saveCount(
  date: IsoDate,
  godown: Named,
  counted: Readonly<Record<string, Quantity>>,
): Promise<readonly string[]> {
  const ids = Object.keys(counted);
  if (ids.length === 0) throw new Refusal('Not saved', 'Nothing was counted yet. Enter how many there are.');
  const entries = adjustmentsOf(date, godown, await countsOf(date, godown, counted));
  if (entries.some(({ lines }) => lines.length > MOST_LINES)) {
    const most = formatNumber(MOST_LINES);
    throw new Refusal('Not saved', `More than ${most} items differ. Save the count in parts of at most ${most}.`);
  }
  const whole = await Promise.all(entries.map((input) => withWorths(input, '')));
  if (whole.length === 0) return [];
  return act(booksStore, VOUCHER_TABLES, async (transaction) => {
    const made: Voucher[] = [];
    for (const input of whole) made.push(await insertVoucher(transaction, input, 'Issued'));
    return made.map(titleOf);
  });
}

async function countsOf(
  date: IsoDate,
  godown: Named,
  counted: Readonly<Record<string, Quantity>>,
): Promise<readonly CountedGoods[]> {
  try {
    const [worths, items] = await Promise.all([worthsOn(date), itemsOf(Object.keys(counted))]);
    return items.flatMap((item): CountedGoods[] => {
      const own = counted[item.id];
      const there = unitsOf(worths.get(`${item.id}/${godown.id}`)?.[0] ?? 0);
      return own === undefined ? [] : [{ item: lineItem(item), unit: item.unit, there, counted: own }];
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
