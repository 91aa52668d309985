import { describe } from '#data/store/table.ts';
import type { Drawer } from '#domain/books/counter/drawer.ts';
import { nameKey } from '#domain/books/names.ts';
import { distinctNames } from '#domain/books/voucher-head.ts';
import { ZERO } from '#domain/money.ts';

export const drawers = describe<Drawer>({
  name: 'Drawers',
  // Settings › Counter: there are a few; a name is given once.
  indexes: 'id,keys.serial,keys.unique',
  keys: ({ name }) => ({ unique: nameKey(name) }),
  // A ledger that one names is not deleted.
  totals: ({ cash, upi, card }) => ({ amount: ZERO, under: distinctNames([cash, upi, card]).map(({ id }) => id) }),
  called: 'This drawer',
  file: async () => (await import('#data/books/files/drawers.ts')).file,
});
