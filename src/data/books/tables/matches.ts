import { describe } from '#data/store/table.ts';
import type { Decision } from '#domain/books/returns/gstr2b/decision.ts';

export const matches = describe<Decision>({
  name: 'Purchase matches',
  // A voucher is matched once.
  indexes: 'id,voucher',
  called: 'This match',
  file: async () => (await import('#data/books/files/matches.ts')).file,
});
