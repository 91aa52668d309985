import { detailOf } from '#data/lists/detail.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe, longList } from '#data/store/table.ts';
import { ZERO } from '#domain/money.ts';
import type { LedgerAccount } from '#domain/sample/ledger-account.ts';

export const ledgerAccounts = describe<LedgerAccount>({
  name: 'Ledger accounts',
  // Ledger Accounts: by code, name, group and balance, within a group; the voucher form lists them by name.
  indexes: longList('group', ['code', 'keys.name', 'balance']),
  keys: ({ code, name, group }) => ({ name: sortName(name), words: wordsOf(code, name, group) }),
  totals: ({ group }) => ({ amount: ZERO, under: [group] }),
  found: {
    of: 'ledger',
    to: '/accounting',
    as: ({ code, name, group }) => ({ code, name, detail: detailOf(group) }),
  },
  called: 'This ledger account',
  file: async () => (await import('#data/sample/files/ledger-accounts.ts')).file,
});
