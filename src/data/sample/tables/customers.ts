import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe } from '#data/store/table.ts';
import type { Customer } from '#domain/sample/customer.ts';

export const customers = describe<Customer>({
  name: 'Customers',
  // Printing an invoice: the customer by name. The invoice form: by name, find by word.
  indexes: 'id,[keys.name+keys.serial],*keys.words',
  keys: ({ name }) => ({ name: sortName(name), words: wordsOf(name) }),
  file: async () => (await import('#data/sample/files/customers.ts')).file,
});
