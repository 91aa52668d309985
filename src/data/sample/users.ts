import { USER_PREFIX, type User, type UserInput } from '#domain/sample/user.ts';
import { listOf } from '#data/lists/sorting.ts';
import { changeRecord, createRecord, deleteRecords } from '#data/store/record-verbs.ts';
import { sampleStore } from './store.ts';

/** The sort order of users. */
export const USER_LIST = listOf(sampleStore, 'users', { sorts: { name: 'keys.name' }, filter: '' });

export function createUser(input: UserInput): Promise<User> {
  return createRecord(sampleStore, 'users', USER_PREFIX, (id) => ({ ...input, id }));
}

export function updateUser(id: string, input: UserInput): Promise<void> {
  return changeRecord(sampleStore, 'users', id, () => ({ ...input, id }));
}

export function deleteUsers(ids: readonly string[]): Promise<void> {
  return deleteRecords(sampleStore, 'users', ids);
}
