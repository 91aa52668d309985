import { describe } from '#data/store/table.ts';
import type { BankLine } from '#domain/books/banking/bank-line.ts';

export const bankLines = describe<BankLine>({
  name: 'Lines of bank statements',
  // Banking: those of an account by day; one that is known already. `match` was asked for in the first days of version 5, and
  // stands until the next one: lines by voucher are among the standings, as one may be matched with several.
  indexes: 'id,keys.serial,keys.known,keys.match,[account+on+id]',
  keys: ({ account, known, voucher }) => ({
    known: `${account}/${known}`,
    ...(voucher !== '' && { match: `${account}/${voucher}` }),
  }),
  totals: ({ account, amount }) => ({ amount, under: [account] }),
  called: 'This line of a statement',
  file: async () => (await import('#data/books/files/bank-lines.ts')).file,
});
