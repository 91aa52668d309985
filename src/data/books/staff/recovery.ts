import { Refusal } from '#data/store/refusal.ts';
import { type Passcode, problemInPasscode } from '#domain/books/staff/passcode.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { act } from '#data/books/act.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import { RECOVERY_ID } from '#data/books/ids.ts';
import { hashedPasscode, isRecoveryCode, newCode } from './passcode-hash.ts';
import { putPasscode } from './persons.ts';
import { tryPasscode } from './tries.ts';

/** Makes a new recovery code, to be shown once, which ends the old one. */
export async function newRecoveryCode(): Promise<string> {
  const { code, row } = await newCode();
  await act('settings', ['passcodes'], async (transaction) => {
    // There is one from the first passcode of an Owner on.
    const before = await transaction.find('passcodes', RECOVERY_ID);
    await transaction.replace('passcodes', before, row);
    transaction.note({
      action: 'passcode',
      kind: 'Recovery code',
      record: RECOVERY_ID,
      name: 'Recovery code',
      after: {},
    });
  });
  return code;
}

/**
 * Sets the passcode of an Owner who forgot hers, by the recovery code, which is good for once. Returns the new one, to be shown
 * once. Throws WrongPasscode for a wrong code.
 */
export async function recoverOwner(owner: Person, code: string, typed: Passcode): Promise<string> {
  refuseIfWrong(problemInPasscode(typed, 'Owner'));
  const used = await tryPasscode({ id: RECOVERY_ID, name: 'The recovery code' }, (row) => isRecoveryCode(row, code));
  const [passcode, next] = [await hashedPasscode(owner.id, typed.passcode), await newCode()];
  await act('anyone', ['persons', 'passcodes'], async (transaction) => {
    const [person, current] = [
      await transaction.find('persons', owner.id),
      await transaction.find('passcodes', RECOVERY_ID),
    ];
    if (current.hash !== used.hash) throw new Refusal('Not saved', 'This recovery code was used meanwhile.');
    if (person.role !== 'Owner' || !person.isActive)
      throw new Refusal('Not saved', `${person.name} is no Owner any more.`);
    await putPasscode(transaction, passcode);
    await putPasscode(transaction, next.row);
    transaction.note({ action: 'recover', kind: 'Person', record: person.id, name: person.name, after: {} });
  });
  return next.code;
}
