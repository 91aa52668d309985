import { choicesByName } from '#data/lists/choices.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { listOf } from '#data/lists/sorting.ts';
import { today } from '#data/clock.ts';
import { readRange } from '#data/store/index-range.ts';
import { asRefusal } from '#data/store/refusal.ts';
import { totalKey } from '#data/store/totals.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { hsnDigits } from '#domain/books/hsn.ts';
import { type Item, type ItemInput, itemFrom } from '#domain/books/masters/item.ts';
import {
  barcodeIsTaken,
  barcodesOf,
  hasScaleCode,
  type ItemRow,
  keysOfCode,
  rowsWithCode,
  scaleCodeIsTaken,
} from '#domain/books/masters/item-row.ts';
import { packInWords } from '#domain/books/masters/pack-problems.ts';
import { problemsInItem, problemsInUsedGoods } from '#domain/books/masters/item-problems.ts';
import { codeKey } from '#domain/item-code.ts';
import { business } from '#data/books/business.ts';
import { ITEM_PREFIX } from '#data/books/ids.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { NO_RATE } from '#domain/books/rate.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Access } from '#data/books/staff/access.ts';
import { createMaster, deleteMasters, type MasterFields, refuseDeleting, updateMaster } from './masters.ts';
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
  return { items: booksStore.shown('items', [...coded, ...others]), hasMore };
}

/** The active items of exactly this code, by name: a barcode, SKU or scale code, or one of a pack. Older books may have several. */
export async function itemsByCode(code: string): Promise<readonly Versioned<Item>[]> {
  const rows = await rowsByCode(code);
  return [...new Set(rows.map((row) => row.item))].filter(({ isActive }) => isActive);
}

/** The rows of items, be they active or not, that have exactly this code: by name, those of an item in their order. */
export async function rowsByCode(code: string): Promise<readonly ItemRow<Versioned<Item>>[]> {
  const found = await booksStore.records('items').where('keys.codes').anyOf(keysOfCode(code)).distinct().toArray();
  return booksStore
    .shown('items', found)
    .toSorted((a, b) => (sortName(a.name) < sortName(b.name) ? -1 : 1))
    .flatMap((one) => rowsWithCode(one, code));
}

/** The item of a scale code, leading zeros aside; an active one before others. */
export async function itemOnScales(scaleCode: string): Promise<Versioned<Item> | undefined> {
  const rows = await rowsByCode(scaleCode);
  const items = rows.map((row) => row.item).filter((one) => hasScaleCode(one, scaleCode));
  return items.find(({ isActive }) => isActive) ?? items[0];
}

export async function item(id: string): Promise<Versioned<Item> | undefined> {
  return (await shownItemsOf([id]))[0];
}

/** The items of these ids, as far as there are any. */
export async function itemsOf(ids: readonly string[]): Promise<readonly Versioned<Item>[]> {
  const items = await booksStore.records('items').bulkGet([...new Set(ids)]);
  return items.filter((one) => one !== undefined);
}

/** The items of these ids as the person at this page may see them. */
export async function shownItemsOf(ids: readonly string[]): Promise<readonly Versioned<Item>[]> {
  return booksStore.shown('items', await itemsOf(ids));
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
  return found.map(({ hsn, name }) => ({ hsn, name }));
}

export async function createItem(input: ItemInput): Promise<Versioned<Item>> {
  await refuseWrong(input);
  return createMaster(
    'items',
    ITEM_PREFIX,
    (access) => withCostOf(access, itemFrom(input), undefined),
    (transaction, made) => refuseCodesTwice(transaction, made),
  );
}

export async function updateItem(id: string, rev: number, input: ItemInput): Promise<void> {
  await refuseWrong(input);
  return updateMaster(
    'items',
    id,
    rev,
    (before, access) => {
      const fields = withCostOf(access, itemFrom(input), before);
      if (pricesOf(before) !== pricesOf(fields))
        access.need('prices', { key: `prices/${id}/${pricesOf(fields)}`, sentence: `Prices of ${before.name}.` });
      return fields;
    },
    async (transaction, before, fields) => {
      const [uses] = await transaction.totals([totalKey('vouchers', id)]);
      refuseIfWrong(problemsInUsedGoods(before, fields, uses?.count ?? 0));
      await refuseMissingOpening(transaction, before, { ...fields, id });
      await refuseCodesTwice(transaction, { ...fields, id }, before);
    },
  );
}

/** Returns an item as one saves it who may not see its cost: with the cost that was there. */
function withCostOf(access: Access, fields: ItemFields, before: ItemFields | undefined): ItemFields {
  if (access.may('cost')) return fields;
  const { purchasePrice = null, openingRate = NO_RATE } = before ?? {};
  return { ...fields, purchasePrice, openingRate };
}

type ItemFields = MasterFields<'items'>;

/** The selling prices and MRP of an item and its packs, as a text to compare. */
function pricesOf({ sellingPrice, mrp, packs = [] }: ItemFields): string {
  return canonicalJson([
    sellingPrice,
    mrp ?? null,
    packs.map((pack) => [pack.code, pack.sellingPrice, pack.mrp ?? null]),
  ]);
}

async function refuseWrong(input: ItemInput): Promise<void> {
  try {
    refuseIfWrong(problemsInItem(input, today(), await businessChargesGst()));
  } catch (error) {
    throw asRefusal(error, 'Not saved', booksStore.closedInWords);
  }
}

/** Whether GST comes on top of prices that have none in them: only a Regular business charges it. */
export async function businessChargesGst(): Promise<boolean> {
  return (await business()).registration === 'Regular';
}

export function deleteItems(ids: readonly string[]): Promise<void> {
  return deleteMasters('items', ids);
}

/** Refuses to delete them as `deleteItems` would, before it is asked. */
export function refuseDeletingItems(ids: readonly string[]): Promise<void> {
  return refuseDeleting('items', ids);
}

/**
 * Refuses a barcode or scale code that another active item has. Two items of older books may share one that `before` had: all
 * else of them can be changed.
 */
async function refuseCodesTwice(
  transaction: WriteTransaction<Rows>,
  made: Omit<Item, 'id'> & Readonly<{ id?: string }>,
  before?: Item,
): Promise<void> {
  if (!made.isActive) return;
  const had = before?.isActive ? barcodesOf(before).map(codeKey) : [];
  const otherWith = async (code: string, has: (other: Item) => boolean) => {
    const alike = await transaction.whereAny('items', 'keys.codes', keysOfCode(code));
    return alike.find((other) => other.id !== made.id && other.isActive && has(other));
  };
  for (const [at, barcode] of barcodesOf(made).entries()) {
    const key = codeKey(barcode);
    if (key === '' || had.includes(key)) continue;
    const other = await otherWith(barcode, (one) => barcodesOf(one).map(codeKey).includes(key));
    if (at === 0) refuseAt('barcode', other && barcodeIsTaken(other));
    else refuseAt('packs', other && `${packInWords(at - 1)}: ${barcodeIsTaken(other)}`);
  }
  const { scaleCode } = made;
  if (scaleCode === undefined || (before?.isActive && hasScaleCode(before, scaleCode))) return;
  const other = await otherWith(scaleCode, (one) => hasScaleCode(one, scaleCode));
  refuseAt('scaleCode', other && scaleCodeIsTaken(other));
}

const MOST_CODES = 12;
