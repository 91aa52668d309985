import { USER_PREFIX, type User, type UserEntry } from '#domain/sample/user.ts';
import { listOf } from '#data/lists/sorting.ts';
import { changeRecord, createRecord, deleteRecords } from '#data/store/record-verbs.ts';
import { sampleStore } from './store.ts';

/** The sort order of users. */
export const USER_LIST = listOf(sampleStore, 'users', { sorts: { name: 'keys.name' }, filter: '' });

export function createUser(entry: UserEntry): Promise<User> {
  return createRecord(sampleStore, 'users', USER_PREFIX, (id) => ({ ...entry, id }));
}

export function updateUser(id: string, entry: UserEntry): Promise<void> {
  return changeRecord(sampleStore, 'users', id, () => ({ ...entry, id }));
}

export function deleteUsers(ids: readonly string[]): Promise<void> {
  return deleteRecords(sampleStore, 'users', ids);
}
