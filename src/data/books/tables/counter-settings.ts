import type { CounterRow } from '#data/books/rows.ts';
import { describe } from '#data/store/table.ts';

export const counterSettings = describe<CounterRow>({
  name: 'Settings of the counter',
  // One at most: none until something is changed.
  indexes: 'id',
  called: 'This setting',
  file: async () => (await import('#data/books/files/counter-settings.ts')).file,
});
