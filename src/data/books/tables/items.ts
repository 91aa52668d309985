import type { Versioned } from '#data/books/versioned.ts';
import { detailOf } from '#data/lists/detail.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe } from '#data/store/table.ts';
import { type Item, openingValue } from '#domain/books/masters/item.ts';
import { codeKeysOf } from '#domain/books/masters/item-row.ts';
import { nameKey } from '#domain/books/names.ts';

export const items = describe<Versioned<Item>>({
  name: 'Items',
  // Items: by number, name, SKU, HSN/SAC and selling price; find by word; a name is given once; what a scan finds.
  indexes: [
    'id,keys.serial,*keys.words,keys.unique,*keys.codes',
    ...['keys.name', 'keys.sku', 'hsn', 'keys.rank'].map((path) => `[${path}+keys.serial]`),
  ].join(),
  keys: ({ name, sku, barcode, scaleCode = '', packs = [], hsn, sellingPrice }) => ({
    name: sortName(name),
    unique: nameKey(name),
    sku: sortName(sku),
    // One without a price comes before one that costs nothing.
    rank: sellingPrice ?? -1,
    words: wordsOf(name, sku, barcode, scaleCode, ...packs.map(({ code }) => code), hsn),
    codes: codeKeysOf({ sku, barcode, scaleCode, packs }),
  }),
  totals: (item) => ({ amount: openingValue(item), under: [] }),
  found: {
    of: 'item',
    to: '/items',
    as: ({ name, sku, hsn }) => ({ code: sku, name, detail: detailOf(hsn) }),
  },
  called: 'This item',
  file: async () => (await import('#data/books/files/items.ts')).file,
});
