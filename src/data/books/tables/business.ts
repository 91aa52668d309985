import type { BusinessRow } from '#data/books/rows.ts';
import { describe } from '#data/store/table.ts';

export const business = describe<BusinessRow>({
  name: 'Business',
  indexes: 'id',
  called: 'The business',
  file: async () => (await import('#data/books/files/business.ts')).file,
});
