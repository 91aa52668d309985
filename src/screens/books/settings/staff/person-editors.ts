import {
  createPerson,
  type PasscodeSet,
  type PersonOfStaff,
  setPasscode,
  updatePerson,
} from '#data/books/staff/persons.ts';
import type { Passcode } from '#domain/books/staff/passcode.ts';
import { BLANK_PERSON, type PersonInput } from '#domain/books/staff/person.ts';
import { missingIn } from '#domain/required-fields.ts';
import { showRecoveryCode } from '#screens/books/parts/staff/recovery-code.tsx';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

/** How one of the staff is made. What is wrong is found where the others are known: with them. */
export const NEW_PERSON: RecordKind<never, PersonInput, 'name' | 'passcode' | 'repeated'> = {
  blank: () => BLANK_PERSON,
  missing: (input) => missingIn(input, ['name', 'passcode', 'repeated']),
  create: async (input) => showCodeIfFirst(await createPerson(input)),
  created: successMessage('Person', 'created'),
};

/** A person as her form was opened, and as she is to be. */
export type ChangedPerson = PersonInput & Readonly<{ person: PersonOfStaff | undefined }>;

/** How one of the staff is changed; nobody is deleted, as the edit log names them. */
export const CHANGE_PERSON: RecordKind<never, ChangedPerson, 'name'> = {
  blank: () => ({ ...BLANK_PERSON, person: undefined }),
  missing: (input) => missingIn(input, ['name']),
  create: async ({ person, ...input }) => person && showCodeIfFirst(await updatePerson(person.id, person.rev, input)),
  created: successMessage('Person', 'updated'),
};

/** A new passcode, and whose it is to be. */
export type PasscodeOf = Passcode & Readonly<{ person: PersonOfStaff | undefined }>;

export const SET_PASSCODE: RecordKind<never, PasscodeOf, 'passcode' | 'repeated'> = {
  blank: () => ({ passcode: '', repeated: '', person: undefined }),
  missing: (input) => missingIn(input, ['passcode', 'repeated']),
  create: async ({ person, ...typed }) => person && showCodeIfFirst(await setPasscode(person.id, typed)),
  created: ['Success', 'Passcode set'],
};

export type NewPersonEditor = RecordEditor<never, PersonInput, 'name' | 'passcode' | 'repeated'>;
export type ChangePersonEditor = RecordEditor<never, ChangedPerson, 'name'>;
export type SetPasscodeEditor = RecordEditor<never, PasscodeOf, 'passcode' | 'repeated'>;

/** The first passcode of the books brings the recovery code, once. */
async function showCodeIfFirst({ recoveryCode }: PasscodeSet): Promise<void> {
  if (recoveryCode !== undefined) await showRecoveryCode(recoveryCode);
}
