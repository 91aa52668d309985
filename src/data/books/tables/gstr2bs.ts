import { describe } from '#data/store/table.ts';
import type { StoredGstr2b } from '#domain/books/returns/gstr2b/gstr2b.ts';

export const gstr2bs = describe<StoredGstr2b>({
  name: 'GSTR-2B statements',
  indexes: 'id',
  called: 'This GSTR-2B',
  file: async () => (await import('#data/books/files/gstr2bs.ts')).file,
});
