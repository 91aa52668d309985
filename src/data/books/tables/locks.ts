import type { LocksRow } from '#data/books/rows.ts';
import { describe } from '#data/store/table.ts';

export const locks = describe<LocksRow>({
  name: 'Locks',
  indexes: 'id',
  called: 'The lock of these books',
  file: async () => (await import('#data/books/files/locks.ts')).file,
});
