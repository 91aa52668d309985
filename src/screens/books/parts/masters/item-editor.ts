import { today } from '#data/clock.ts';
import { createItem, deleteItems, updateItem, refuseDeletingItems } from '#data/books/masters/items.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { BLANK_ITEM, type Item, type ItemInput, itemInput, openingValue } from '#domain/books/masters/item.ts';
import { problemsInItem } from '#domain/books/masters/item-problems.ts';
import type { Problems } from '#domain/books/problems.ts';
import { formatName, formatRupees } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { missingIn } from '#domain/required-fields.ts';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

export type VersionedItem = Versioned<Item>;
type Required = 'name' | 'percent';

/** How an item is created, checked, edited and deleted. */
export const ITEM_EDITOR: RecordKind<VersionedItem, ItemInput, Required> = {
  blank: () => BLANK_ITEM,
  // A rate of 0 % is one.
  missing: (input) => [
    ...missingIn(input, ['name']),
    ...(input.taxability === 'Taxable' && input.percent === null ? (['percent'] as const) : []),
  ],
  problems: (input) => problemsInItem(input, today()),
  create: createItem,
  created: successMessage('Item', 'created'),
  existing: {
    draftOf: (item) => itemInput(item, today()),
    update: ({ id, rev }, input) => updateItem(id, rev, input),
    updated: successMessage('Item', 'updated'),
    remove: ({ id }) => deleteItems([id]),
    refuseRemoving: ({ id }) => refuseDeletingItems([id]),
    deleted: successMessage('Item', 'deleted'),
  },
};

/** The bulk actions on selected items. */
export const ITEM_BULK_ACTIONS: BulkActions<VersionedItem> = {
  nouns: ['item', 'items'],
  displayName: ({ name }) => formatName(name, 'unnamed item'),
  sum: (items) => `${formatRupees(sumOf(items.map(openingValue)))} in stock`,
  remove: deleteItems,
  refuseRemoving: refuseDeletingItems,
  fileName: () => `selected-items-${today()}`,
};

export type ItemEditor = RecordEditor<VersionedItem, ItemInput, Required>;

/** The props of each part of the form of an item. */
export type PartOfItem = {
  draft: ItemInput;
  problems: Problems<ItemInput>;
  onChange: ItemEditor['change'];
};
