import { today } from '#data/clock.ts';
import { createUser, deleteUsers, updateUser } from '#data/sample/users.ts';
import { formatName } from '#domain/format.ts';
import { missingIn } from '#domain/required-fields.ts';
import { BLANK_USER, requiredForUser, type User, type UserInput, userInput } from '#domain/sample/user.ts';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForUser)[number];

/** How a user is created, checked, edited and deleted. */
export const USER_EDITOR: RecordKind<User, UserInput, Required> = {
  blank: () => BLANK_USER,
  missing: (input) => missingIn(input, requiredForUser),
  create: createUser,
  created: successMessage('User', 'created'),
  existing: {
    draftOf: userInput,
    update: (user, input) => updateUser(user.id, input),
    updated: successMessage('User', 'updated'),
    remove: (user) => deleteUsers([user.id]),
    deleted: successMessage('User', 'deleted'),
  },
};

/** The bulk actions on selected users. */
export const USER_BULK_ACTIONS: BulkActions<User> = {
  nouns: ['user', 'users'],
  displayName: ({ name }) => formatName(name, 'unnamed user'),
  remove: deleteUsers,
  fileName: () => `selected-users-${today()}`,
};

export type UserEditor = RecordEditor<User, UserInput, Required>;
