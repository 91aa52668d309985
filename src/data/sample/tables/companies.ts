import { detailOf } from '#data/lists/detail.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe } from '#data/store/table.ts';
import { formatText } from '#domain/format.ts';
import type { Company } from '#domain/sample/company.ts';

export const companies = describe<Company>({
  name: 'Companies',
  // Settings, Company: by name; find by word. The company with the lowest serial issues the documents.
  indexes: 'id,keys.serial,[keys.name+keys.serial],*keys.words',
  keys: ({ name, gstin, email, phone, address }) => ({
    name: sortName(name),
    words: wordsOf(name, gstin, email, phone, address),
  }),
  found: {
    of: 'company',
    to: '/settings',
    search: { tab: 'company' },
    as: ({ gstin, name, address }) => ({ code: gstin, name, detail: detailOf(formatText(address)) }),
  },
  called: 'This company',
  file: async () => (await import('#data/sample/files/companies.ts')).file,
});
