import { sortName } from '#data/lists/sort-name.ts';
import { describe } from '#data/store/table.ts';
import type { BankRule } from '#domain/books/banking/bank-rule.ts';

export const bankRules = describe<BankRule>({
  name: 'Rules of banking',
  // Banking › Rules, by their words.
  indexes: 'id,keys.serial,keys.name',
  keys: ({ words }) => ({ name: sortName(words) }),
  called: 'This rule',
  file: async () => (await import('#data/books/files/bank-rules.ts')).file,
});
