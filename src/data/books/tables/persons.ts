import { describe } from '#data/store/table.ts';
import { nameKey } from '#domain/books/names.ts';
import type { Person } from '#domain/books/staff/person.ts';

export const persons = describe<Person>({
  name: 'Staff',
  // Settings › Staff: there are a few; a name is given once.
  indexes: 'id,keys.serial,keys.unique',
  keys: ({ name }) => ({ unique: nameKey(name) }),
  called: 'This person',
  file: async () => (await import('#data/books/files/persons.ts')).file,
});
