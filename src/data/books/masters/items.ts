import { choicesByName } from '#data/lists/choices.ts';
import { listOf } from '#data/lists/sorting.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { today } from '#data/clock.ts';
import { readRange } from '#data/store/index-range.ts';
import { hsnDigits } from '#domain/books/hsn.ts';
import { type Item, type ItemInput, itemFrom } from '#domain/books/masters/item.ts';
import { problemsInItem } from '#domain/books/masters/item-problems.ts';
import { ITEM_PREFIX } from '#data/books/ids.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { createMaster, deleteMasters, refuseDeleting, updateMaster } from './masters.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import { booksStore } from '#data/books/store.ts';

/** The sort orders of items. */
export const ITEM_LIST = listOf(booksStore, 'items', {
  sorts: { newest: '', name: 'keys.name', sku: 'keys.sku', hsn: 'hsn', sellingPrice: 'keys.rank' },
  filter: '',
});

/**
 * The active items to choose from by the words of name, SKU, barcode and HSN: the first ones that match, and whether there
 * are more. One whose barcode is the whole text comes first, so that what was scanned is what Enter takes.
 */
export async function itemChoices(
  find: string,
): Promise<Readonly<{ items: readonly Versioned<Item>[]; hasMore: boolean }>> {
  const { rows, hasMore } = await choicesByName(booksStore, 'items', find);
  const scanned = await itemByBarcode(find);
  const others = rows.filter(({ id, isActive }) => isActive && id !== scanned?.id);
  return { items: scanned ? [scanned, ...others] : others, hasMore };
}

/** The active item of exactly this barcode. */
export async function itemByBarcode(code: string): Promise<Versioned<Item> | undefined> {
  const barcode = code.trim();
  const word = barcode === '' ? undefined : wordsOf(barcode)[0];
  if (word === undefined) return undefined;
  const alike = booksStore.records('items').where('keys.words').equals(word);
  return alike.filter((one) => one.isActive && one.barcode === barcode).first();
}

export async function item(id: string): Promise<Versioned<Item> | undefined> {
  return booksStore.records('items').get(id);
}

/** The items of these ids, as far as there are any. */
export async function itemsOf(ids: readonly string[]): Promise<readonly Versioned<Item>[]> {
  const items = await booksStore.records('items').bulkGet([...new Set(ids)]);
  return items.filter((one) => one !== undefined);
}

/** The codes of items that begin with these digits, each with one item that has it, in the order of the codes. */
export async function hsnChoices(find: string): Promise<readonly Readonly<{ hsn: string; name: string }>[]> {
  const code = hsnDigits(find);
  const found: Item[] = [];
  // Blank codes sort before all digits.
  let from: readonly (string | number)[] = [code === '' ? '0' : code];
  while (found.length < MOST_CODES) {
    // One read a code, however many items share it.
    const [first] = await readRange(
      booksStore.records('items'),
      { paths: ['hsn', 'keys.serial'], within: [] },
      from,
      true,
      1,
    );
    if (!first?.hsn.startsWith(code)) break;
    found.push(first);
    from = [first.hsn, Number.POSITIVE_INFINITY];
  }
  return found;
}

export async function createItem(input: ItemInput): Promise<Versioned<Item>> {
  refuseIfWrong(problemsInItem(input, today()));
  return createMaster('items', ITEM_PREFIX, itemFrom(input));
}

export async function updateItem(id: string, rev: number, input: ItemInput): Promise<void> {
  refuseIfWrong(problemsInItem(input, today()));
  return updateMaster('items', id, rev, () => itemFrom(input));
}

export function deleteItems(ids: readonly string[]): Promise<void> {
  return deleteMasters('items', ids);
}

/** Refuses to delete them as `deleteItems` would, before it is asked. */
export function refuseDeletingItems(ids: readonly string[]): Promise<void> {
  return refuseDeleting('items', ids);
}

const MOST_CODES = 12;
