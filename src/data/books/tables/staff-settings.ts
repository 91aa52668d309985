import type { StaffRow } from '#data/books/rows.ts';
import { describe } from '#data/store/table.ts';

export const staffSettings = describe<StaffRow>({
  name: 'Rights of staff',
  // One at most: none until something is changed.
  indexes: 'id',
  called: 'This setting',
  file: async () => (await import('#data/books/files/staff-settings.ts')).file,
});
