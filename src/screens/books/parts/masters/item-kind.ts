import { today } from '#data/clock.ts';
import { createItem, deleteItems, updateItem } from '#data/books/masters/items.ts';
import type { Kept } from '#data/books/kept.ts';
import { BLANK_ITEM, type Item, type ItemEntry, itemEntry, openingValue } from '#domain/books/masters/item.ts';
import { problemsInItem } from '#domain/books/masters/item-problems.ts';
import type { Problems } from '#domain/books/problems.ts';
import { formatName, formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { missingIn } from '#domain/required.ts';
import type { Several } from '#ui/records/selected.tsx';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

export type KeptItem = Kept<Item>;
type Required = 'name' | 'percent';

/** How an item is created, checked, edited and deleted. */
export const ITEM_KIND: RecordKind<KeptItem, ItemEntry, Required> = {
  blank: () => BLANK_ITEM,
  // A rate of 0 % is one.
  missing: (entry) => [
    ...missingIn(entry, ['name']),
    ...(entry.taxability === 'Taxable' && entry.percent === null ? (['percent'] as const) : []),
  ],
  problems: (entry) => problemsInItem(entry, today()),
  create: createItem,
  created: successMessage('Item', 'created'),
  existing: {
    draftOf: (item) => itemEntry(item, today()),
    update: ({ id, rev }, entry) => updateItem(id, rev, entry),
    updated: successMessage('Item', 'updated'),
    remove: ({ id }) => deleteItems([id]),
    deleted: successMessage('Item', 'deleted'),
  },
};

/** The actions for several selected items. */
export const SEVERAL_ITEMS: Several<KeptItem> = {
  nouns: ['item', 'items'],
  displayName: ({ name }) => formatName(name, 'unnamed item'),
  sum: (items) => `${formatRupees(sumOf(items.map(openingValue)))} in stock`,
  remove: deleteItems,
  fileName: () => `selected-items-${today()}`,
};

export type ItemEditor = RecordEditor<KeptItem, ItemEntry, Required>;

/** What each part of the form of an item is given. */
export type PartOfItem = {
  draft: ItemEntry;
  problems: Problems<ItemEntry>;
  onChange: ItemEditor['change'];
};
