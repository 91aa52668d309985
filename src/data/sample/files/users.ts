import { exactly } from '#data/files/backup/exact-shape.ts';
import { idWith, oneOf, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { type User, USER_PREFIX, USER_STATUSES, USER_ROLES } from '#domain/sample/user.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<User> = {
  columns: {
    head: ['Name', 'Email', 'Role', 'Status'],
    cells: ({ name, email, role, status }) => [name, email, role, status],
  },
  shape: exactly<User>()(
    record({
      id: idWith(USER_PREFIX),
      name: text,
      email: text,
      role: oneOf([...USER_ROLES, '']),
      status: oneOf(USER_STATUSES),
    }),
  ),
};
