import { choicesByName } from '#data/lists/choices.ts';
import { listOf } from '#data/lists/sorting.ts';
import { today } from '#data/clock.ts';
import { readRange } from '#data/store/index-range.ts';
import { hsnDigits } from '#domain/books/hsn.ts';
import { type Item, type ItemEntry, itemFrom } from '#domain/books/item.ts';
import { problemsInItem } from '#domain/books/item-problems.ts';
import { ITEM_PREFIX } from './ids.ts';
import type { Kept } from './kept.ts';
import { createMaster, deleteMasters, updateMaster } from './masters.ts';
import { refuseIfWrong } from './refusing.ts';
import { booksStore } from './store.ts';

/** The sort orders of items. */
export const ITEM_LIST = listOf(booksStore, 'items', {
  sorts: { newest: '', name: 'keys.name', sku: 'keys.sku', hsn: 'hsn', sellingPrice: 'keys.rank' },
  filter: '',
});

/** The active items to choose from: the first ones that match, and whether there are more. */
export async function itemChoices(find: string): Promise<Readonly<{ items: readonly Kept<Item>[]; hasMore: boolean }>> {
  const { rows, hasMore } = await choicesByName(booksStore, 'items', find);
  return { items: rows.filter(({ isActive }) => isActive), hasMore };
}

/** The codes of items that begin with these digits, each with one item that has it, in the order of the codes. */
export async function hsnChoices(find: string): Promise<readonly Readonly<{ hsn: string; name: string }>[]> {
  const code = hsnDigits(find);
  const found: Item[] = [];
  // Blank codes sort before all digits.
  let from: readonly (string | number)[] = [code === '' ? '0' : code];
  while (found.length < MOST_CODES) {
    // One read a code, however many items share it.
    const [item] = await readRange(
      booksStore.records('items'),
      { paths: ['hsn', 'keys.serial'], within: [] },
      from,
      true,
      1,
    );
    if (!item?.hsn.startsWith(code)) break;
    found.push(item);
    from = [item.hsn, Number.POSITIVE_INFINITY];
  }
  return found;
}

export async function createItem(entry: ItemEntry): Promise<Kept<Item>> {
  refuseIfWrong(problemsInItem(entry, today()));
  return createMaster('items', ITEM_PREFIX, itemFrom(entry));
}

export async function updateItem(id: string, rev: number, entry: ItemEntry): Promise<void> {
  refuseIfWrong(problemsInItem(entry, today()));
  return updateMaster('items', id, rev, () => itemFrom(entry));
}

export function deleteItems(ids: readonly string[]): Promise<void> {
  return deleteMasters('items', ids);
}

const MOST_CODES = 12;
