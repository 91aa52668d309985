import type { Versioned } from '#data/books/versioned.ts';
import { detailOf } from '#data/lists/detail.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe, longList } from '#data/store/table.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import { nameKey } from '#domain/books/names.ts';

export const ledgers = describe<Versioned<Ledger>>({
  name: 'Ledgers',
  // Ledgers: by number, name, group and opening balance, within a group; find by word; a name is given once.
  indexes: `${longList('keys.level', ['keys.name', 'keys.grouped', 'opening'])},keys.unique`,
  keys: ({ name, group }) => ({
    name: sortName(name),
    unique: nameKey(name),
    level: group ?? '',
    // A group with its ledgers by name; the one without a group comes last.
    grouped: `${group ?? '~'} ${sortName(name)}`,
    words: wordsOf(name, group ?? ''),
  }),
  totals: ({ group, opening }) => ({ amount: opening, under: [group ?? ''] }),
  found: {
    of: 'ledger',
    to: '/accounting',
    page: (id) => `/ledgers/${id}`,
    as: ({ name, group }) => ({ code: '', name, detail: detailOf(group ?? '') }),
  },
  called: 'This ledger',
  file: async () => (await import('#data/books/files/ledgers.ts')).file,
});
