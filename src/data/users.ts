import { USER_PREFIX, type User, type UserEntry } from '#domain/user.ts';
import type { List } from './order.ts';
import { changeRecord, createRecord, deleteRecord } from './records.ts';

/** The sort order of users. */
export const USER_LIST = { sorts: { name: 'keys.name' }, filter: '' } as const satisfies List;

export function createUser(entry: UserEntry): Promise<User> {
  return createRecord('users', USER_PREFIX, (id) => ({ ...entry, id }));
}

export function updateUser(id: string, entry: UserEntry): Promise<void> {
  return changeRecord('users', id, () => ({ ...entry, id }));
}

export function deleteUser(id: string): Promise<void> {
  return deleteRecord('users', id);
}
