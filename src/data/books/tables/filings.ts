import { describe } from '#data/store/table.ts';
import type { Filing } from '#domain/books/returns/filing.ts';

export const filings = describe<Filing>({
  name: 'Filed returns',
  indexes: 'id',
  called: 'This filed return',
  file: async () => (await import('#data/books/files/filings.ts')).file,
});
