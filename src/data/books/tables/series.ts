import type { Series } from '#data/books/rows.ts';
import { describe } from '#data/store/table.ts';

export const series = describe<Series>({
  name: 'Numbering',
  indexes: 'id',
  called: 'The numbering of this kind',
  file: async () => (await import('#data/books/files/series.ts')).file,
});
