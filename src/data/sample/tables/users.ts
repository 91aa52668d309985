import { detailOf } from '#data/lists/detail.ts';
import { sortName } from '#data/lists/sort-name.ts';
import { wordsOf } from '#data/lists/search-words.ts';
import { describe } from '#data/store/table.ts';
import type { User } from '#domain/sample/user.ts';

export const users = describe<User>({
  name: 'Users',
  // Settings, Users: by name; find by word.
  indexes: 'id,[keys.name+keys.serial],*keys.words',
  keys: ({ name, email, role, status }) => ({ name: sortName(name), words: wordsOf(role, status, name, email) }),
  found: {
    of: 'user',
    to: '/settings',
    search: { tab: 'users' },
    as: ({ email, name, role, status }) => ({ code: email, name, detail: detailOf(role, status) }),
  },
  called: 'This user',
  file: async () => (await import('#data/sample/files/users.ts')).file,
});
