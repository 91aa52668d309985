import { today } from '#data/clock.ts';
import { deleteRecords } from '#data/records.ts';
import { createUser, deleteUser, updateUser } from '#data/users.ts';
import { formatName } from '#domain/format.ts';
import { missingIn } from '#domain/required.ts';
import { BLANK_USER, requiredForUser, type User, type UserEntry, userEntry } from '#domain/user.ts';
import type { Several } from '#ui/records/selected.tsx';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForUser)[number];

/** How a user is created, checked, edited and deleted. */
export const USER_KIND: RecordKind<User, UserEntry, Required> = {
  blank: () => BLANK_USER,
  missing: (entry) => missingIn(entry, requiredForUser),
  create: createUser,
  created: successMessage('User', 'created'),
  existing: {
    draftOf: userEntry,
    update: (user, entry) => updateUser(user.id, entry),
    updated: successMessage('User', 'updated'),
    remove: (user) => deleteUser(user.id),
    deleted: successMessage('User', 'deleted'),
  },
};

/** The actions on several selected users. */
export const SEVERAL_USERS: Several<User> = {
  nouns: ['user', 'users'],
  displayName: ({ name }) => formatName(name, 'unnamed user'),
  remove: (ids) => deleteRecords('users', ids),
  fileName: () => `selected-users-${today()}.csv`,
};

export type UserEditor = RecordEditor<User, UserEntry, Required>;
