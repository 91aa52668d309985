import type { Versioned } from '#data/books/versioned.ts';
import { detailOf } from '#data/lists/detail.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe } from '#data/store/table.ts';
import { nameKey } from '#domain/books/names.ts';
import type { Party, PartyKind } from '#domain/books/masters/party.ts';
import { placeOfCode } from '#domain/state-code.ts';

export const parties = describe<Versioned<Party>>({
  name: 'Parties',
  // Customers, and Suppliers: each by number, name, GSTIN and State; find by word; a name is given once; choosing by name.
  indexes: [
    'id,keys.serial,*keys.words,keys.unique,[keys.name+keys.serial]',
    ...['keys.customer', 'keys.supplier'].flatMap((tab) => [
      `[${tab}+keys.serial]`,
      `[${tab}+keys.name+keys.serial]`,
      `[${tab}+gstin+keys.serial]`,
      `[${tab}+keys.place+keys.serial]`,
    ]),
  ].join(),
  keys: (party) => ({
    name: sortName(party.name),
    unique: nameKey(party.name),
    place: sortName(placeOfCode(party.state)?.name ?? ''),
    customer: tabsOf(party.kind).includes('Customer') ? 'Customer' : '',
    supplier: tabsOf(party.kind).includes('Supplier') ? 'Supplier' : '',
    words: wordsOf(party.name, party.gstin, party.phone, party.city),
  }),
  totals: ({ kind, opening }) => ({ amount: opening, under: tabsOf(kind) }),
  found: {
    of: 'party',
    to: '/parties',
    page: (id) => `/parties/${id}`,
    as: ({ name, gstin, phone, city }) => ({ code: gstin, name, detail: detailOf(city, phone) }),
  },
  called: 'This party',
  file: async () => (await import('#data/books/files/parties.ts')).file,
});

/** The tabs that list a party: one who buys and sells is in both. */
function tabsOf(kind: PartyKind): readonly string[] {
  return kind === 'Both' ? ['Customer', 'Supplier'] : [kind];
}
