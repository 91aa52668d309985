import { wordsOf } from '#data/lists/search-words.ts';
import { describe, longList } from '#data/store/table.ts';
import { ZERO } from '#domain/money.ts';
import type { GstRate } from '#domain/sample/gst-rate.ts';

export const gstRates = describe<GstRate>({
  name: 'GST rates',
  // GST Management: by number, percentage and category, within a category.
  indexes: longList('category', ['percentage']),
  keys: ({ id, name, percentage, category }) => ({ words: wordsOf(id, name, String(percentage), category) }),
  totals: ({ category }) => ({ amount: ZERO, under: [category] }),
  file: async () => (await import('#data/sample/files/gst-rates.ts')).file,
});
