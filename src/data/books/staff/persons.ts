import { asRefusal, Refusal } from '#data/store/refusal.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { type Person, personFrom, type PersonInput, problemsInPerson } from '#domain/books/staff/person.ts';
import { type Passcode, problemInPasscode } from '#domain/books/staff/passcode.ts';
import { act } from '#data/books/act.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import { ID_DIGITS, PERSON_PREFIX, RECOVERY_ID } from '#data/books/ids.ts';
import type { PasscodeRow } from '#data/books/rows.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { areGuarded } from './access.ts';
import { guardWith, whileFirstIsSet } from './guard-open-books.ts';
import { hashedPasscode, newCode } from './passcode-hash.ts';

/** One of the staff, and whether she has a passcode: a copy without a password brings none. */
export type PersonOfStaff = Person & Readonly<{ hasPasscode: boolean }>;

/** All staff in the order in which they came, for a live read. */
export async function everyPerson(): Promise<readonly PersonOfStaff[]> {
  const ids = new Set((await booksStore.records('passcodes').toArray()).map(({ id }) => id));
  const persons = await booksStore.records('persons').orderBy('keys.serial').toArray();
  return persons.map(({ id, rev, name, role, isActive }) => ({
    id,
    rev,
    name,
    role,
    isActive,
    hasPasscode: ids.has(id),
  }));
}

/** A person whose passcode was set; `recoveryCode` is there where it is the first one of the books, to be shown once. */
export type PasscodeSet = Readonly<{ person: Person; recoveryCode: string | undefined }>;

/**
 * Makes a person with her passcode. The first is an Owner, who is signed in at once, as the books are guarded from then on. Refused
 * where `problemsInPerson` finds something.
 */
export async function createPerson(input: PersonInput): Promise<PasscodeSet> {
  const [hashed, first] = [await hashedPasscode('', input.passcode), await codeIfFirst()];
  const set = () =>
    act('settings', PERSON_TABLES, async (transaction) => {
      refuseIfWrong(
        problemsInPerson(input, await transaction.findEvery('persons'), { isFirst: await isFirst(transaction) }),
      );
      const id = await transaction.freshId('persons', PERSON_PREFIX, ID_DIGITS);
      const person: Person = { ...personFrom(input), id, rev: 1 };
      await transaction.insert('persons', person);
      return setWithin(transaction, person, { ...hashed, id }, first);
    });
  return guardedAfter(set);
}

/** Changes a person as she was when her form was opened, with a new passcode if one was typed. */
export async function updatePerson(id: string, rev: number, input: PersonInput): Promise<PasscodeSet> {
  const isTyped = input.passcode !== '' || input.repeated !== '';
  const [hashed, first] = [isTyped ? await hashedPasscode(id, input.passcode) : undefined, await codeIfFirst()];
  const set = () =>
    act('settings', PERSON_TABLES, async (transaction) => {
      const before = await transaction.find('persons', id);
      if (before.rev !== rev) throw new Refusal('Not saved', CHANGED_MEANWHILE);
      const others = await transaction.findEvery('persons');
      refuseIfWrong(problemsInPerson(input, others, { before, isFirst: isTyped && (await isFirst(transaction)) }));
      const person: Person = { ...personFrom(input), id, rev: rev + 1 };
      await transaction.replace('persons', before, person);
      return hashed ? setWithin(transaction, person, hashed, first) : { person, recoveryCode: undefined };
    });
  return guardedAfter(set);
}

/** Sets the passcode of a person anew, as one who forgot hers asks an Owner to. */
export async function setPasscode(id: string, typed: Passcode): Promise<PasscodeSet> {
  const [hashed, first] = [await hashedPasscode(id, typed.passcode), await codeIfFirst()];
  const set = () =>
    act('settings', PERSON_TABLES, async (transaction) => {
      const person = await transaction.find('persons', id);
      refuseIfWrong(problemInPasscode(typed, person.role));
      if (person.role !== 'Owner' && (await isFirst(transaction))) throw new Refusal('Not saved', OWNER_FIRST);
      return setWithin(transaction, person, hashed, first);
    });
  return guardedAfter(set);
}

/** Puts a passcode in the place of the one before, if any, and the recovery code beside the first. The log has neither. */
async function setWithin(
  transaction: WriteTransaction<Rows>,
  person: Person,
  row: PasscodeRow,
  first: Awaited<ReturnType<typeof codeIfFirst>>,
): Promise<PasscodeSet> {
  const isFirstCode = (await transaction.get('passcodes', RECOVERY_ID)) === undefined;
  await putPasscode(transaction, row);
  transaction.note({ action: 'passcode', kind: 'Person', record: person.id, name: person.name, after: {} });
  if (!isFirstCode || !first) return { person, recoveryCode: undefined };
  await transaction.insert('passcodes', first.row);
  return { person, recoveryCode: first.code };
}

/** Writes a passcode, within an action over that table. */
export async function putPasscode(transaction: WriteTransaction<Rows>, row: PasscodeRow): Promise<void> {
  const before = await transaction.get('passcodes', row.id);
  if (before) await transaction.replace('passcodes', before, row);
  else await transaction.insert('passcodes', row);
}

/** Whether nobody of the staff has a passcode yet. */
async function isFirst(transaction: WriteTransaction<Rows>): Promise<boolean> {
  return (await transaction.findEvery('passcodes')).length === 0;
}

/** Makes a recovery code beforehand, as that takes longer than a transaction waits; undefined if there is one. */
async function codeIfFirst() {
  try {
    const db = await booksStore.opened();
    return (await db.records('passcodes').get(RECOVERY_ID)) ? undefined : await newCode();
  } catch (error) {
    throw asRefusal(error, 'Not saved', booksStore.closedInWords);
  }
}

/**
 * Sets a passcode, and guards the books if it is their first, with the person whose it is signed in. What was set stands, whatever becomes
 * of the guard: the next act fetches it if it is not there.
 */
async function guardedAfter(set: () => Promise<PasscodeSet>): Promise<PasscodeSet> {
  if (areGuarded()) return set();
  return whileFirstIsSet(async () => {
    const made = await set();
    if (!areGuarded()) {
      await booksStore
        .opened()
        .then((db) => guardWith(db, made.person.id))
        .catch(() => undefined);
    }
    return made;
  });
}

const PERSON_TABLES = ['persons', 'passcodes'] as const;
const CHANGED_MEANWHILE =
  'Changed in another tab meanwhile, so nothing was saved. Copy what you typed, close the form, and open it again.';
const OWNER_FIRST = 'Set the passcode of an Owner first.';
