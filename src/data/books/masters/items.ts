import { choicesByName } from '#data/lists/choices.ts';
import { wordsOfCode } from '#data/lists/find-by-code.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { listOf } from '#data/lists/sorting.ts';
import { today } from '#data/clock.ts';
import { readRange } from '#data/store/index-range.ts';
import { totalKey } from '#data/store/sums.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { hsnDigits } from '#domain/books/hsn.ts';
import { barcodeIsTaken, hasCode, type Item, type ItemInput, itemFrom } from '#domain/books/masters/item.ts';
import { problemInUnitChange, problemsInItem } from '#domain/books/masters/item-problems.ts';
import { ITEM_PREFIX } from '#data/books/ids.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { createMaster, deleteMasters, refuseDeleting, updateMaster } from './masters.ts';
import { refuseAt, refuseIfWrong } from '#data/books/field-refusals.ts';
import { refuseMissingOpening } from '#data/books/stock/missing-goods.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';

/** The sort orders of items. */
export const ITEM_LIST = listOf(booksStore, 'items', {
  sorts: { newest: '', name: 'keys.name', sku: 'keys.sku', hsn: 'hsn', sellingPrice: 'keys.rank' },
  filter: '',
});

/**
 * The active items to choose from by the words of name, SKU, barcode and HSN: the first ones that match, and whether there
 * are more. One whose code is the whole text comes first, so that what was scanned is what Enter takes.
 */
export async function itemChoices(
  find: string,
): Promise<Readonly<{ items: readonly Versioned<Item>[]; hasMore: boolean }>> {
  const { rows, hasMore } = await choicesByName(booksStore, 'items', find);
  const coded = await itemsByCode(find);
  const others = rows.filter(({ id, isActive }) => isActive && !coded.some((one) => one.id === id));
  return { items: [...coded, ...others], hasMore };
}

/** The active items of exactly this barcode or SKU, by name. Older books may have several. */
export async function itemsByCode(code: string): Promise<readonly Versioned<Item>[]> {
  const alike = booksStore.records('items').where('keys.words').anyOf(wordsOfCode(code)).distinct();
  const items = await alike.filter((one) => one.isActive && hasCode(one, code)).toArray();
  return items.toSorted((a, b) => (sortName(a.name) < sortName(b.name) ? -1 : 1));
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
  return createMaster('items', ITEM_PREFIX, itemFrom(input), (transaction, made) =>
    refuseBarcodeTwice(transaction, made),
  );
}

export async function updateItem(id: string, rev: number, input: ItemInput): Promise<void> {
  refuseIfWrong(problemsInItem(input, today()));
  return updateMaster(
    'items',
    id,
    rev,
    () => itemFrom(input),
    async (transaction, before, fields) => {
      const [uses] = await transaction.totals([totalKey('vouchers', id)]);
      refuseAt('unit', problemInUnitChange(before, fields, uses?.count ?? 0));
      await refuseMissingOpening(transaction, before, { ...fields, id });
      // Two items of older books may share one, and all else of them can be changed.
      if (before.isActive && hasCode({ sku: '', barcode: before.barcode }, fields.barcode)) return;
      await refuseBarcodeTwice(transaction, fields, id);
    },
  );
}

export function deleteItems(ids: readonly string[]): Promise<void> {
  return deleteMasters('items', ids);
}

/** Refuses to delete them as `deleteItems` would, before it is asked. */
export function refuseDeletingItems(ids: readonly string[]): Promise<void> {
  return refuseDeleting('items', ids);
}

async function refuseBarcodeTwice(
  transaction: WriteTransaction<Rows>,
  { barcode, isActive }: Pick<Item, 'barcode' | 'isActive'>,
  own?: string,
): Promise<void> {
  if (!isActive) return;
  const alike = await transaction.whereAny('items', 'keys.words', wordsOfCode(barcode));
  const other = alike.find(
    (one) => one.id !== own && one.isActive && hasCode({ sku: '', barcode: one.barcode }, barcode),
  );
  refuseAt('barcode', other && barcodeIsTaken(other));
}

const MOST_CODES = 12;
