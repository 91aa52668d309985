import type { Versioned } from '#data/books/versioned.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe } from '#data/store/table.ts';
import type { Godown } from '#domain/books/masters/godown.ts';
import { nameKey } from '#domain/books/names.ts';

export const godowns = describe<Versioned<Godown>>({
  name: 'Godowns',
  // Stock: by number and name; find by word; a name is given once.
  indexes: 'id,keys.serial,*keys.words,keys.unique,[keys.name+keys.serial]',
  keys: ({ name, address }) => ({ name: sortName(name), unique: nameKey(name), words: wordsOf(name, address) }),
  called: 'This godown',
  file: async () => (await import('#data/books/files/godowns.ts')).file,
});
