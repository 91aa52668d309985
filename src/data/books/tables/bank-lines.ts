import { describe } from '#data/store/table.ts';
import type { BankLine } from '#domain/books/banking/bank-line.ts';

export const bankLines = describe<BankLine>({
  name: 'Lines of bank statements',
  // Banking: those of an account by day; one that is known already. Lines by voucher are among the standings, as one may be
  // matched with several; by number they are never asked for.
  indexes: 'id,keys.known,[account+on+id]',
  keys: ({ account, known }) => ({ known: `${account}/${known}` }),
  totals: ({ account, amount }) => ({ amount, under: [account] }),
  called: 'This line of a statement',
  file: async () => (await import('#data/books/files/bank-lines.ts')).file,
});
