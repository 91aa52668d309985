import type { PasscodeRow } from '#data/books/rows.ts';
import { describe } from '#data/store/table.ts';

export const passcodes = describe<PasscodeRow>({
  name: 'Passcodes',
  // By person. The log has none of them, and a copy only where it has a password.
  indexes: 'id',
  called: 'This passcode',
  file: async () => (await import('#data/books/files/passcodes.ts')).file,
});
