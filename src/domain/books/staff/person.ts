import { nameIsTaken, nameKey, problemInName, tidyName } from '#domain/books/names.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';
import { type Passcode, problemInPasscode } from './passcode.ts';
import type { Role } from './role.ts';

/** One of the staff. Renamed or made inactive, never deleted, as the edit log names them. `rev` counts the changes. */
export type Person = Readonly<{ id: string; rev: number; name: string; role: Role; isActive: boolean }>;

/** The values of the form of a person: with a passcode for one who is new, and where it is set anew. */
export type PersonInput = Pick<Person, 'name' | 'role' | 'isActive'> & Passcode;

/** A new person, who is no Owner unless that is chosen. */
export const BLANK_PERSON: PersonInput = { name: '', role: 'Cashier', isActive: true, passcode: '', repeated: '' };

export function personInput({ name, role, isActive }: Person): PersonInput {
  return { name, role, isActive, passcode: '', repeated: '' };
}

/** Makes the fields of a person of an input without problems. Its passcode is kept elsewhere. */
export function personFrom({ name, role, isActive }: PersonInput): Omit<Person, 'id' | 'rev'> {
  return { name: tidyName(name), role, isActive };
}

/**
 * Returns what is wrong with a person among all of the staff. One who is changed keeps the passcode where none is typed; who becomes
 * an Owner types one, as nobody can see how long the old one is. `isFirst` says that it is the first passcode of the books.
 */
export function problemsInPerson(
  input: PersonInput,
  others: readonly Person[],
  { before, isFirst = false }: Readonly<{ before?: Person; isFirst?: boolean }> = {},
): Problems<PersonInput> {
  const isNamed = others.some(({ id, name }) => id !== before?.id && nameKey(name) === nameKey(input.name));
  const becomesOwner = input.role === 'Owner' && before !== undefined && before.role !== 'Owner';
  const isPasscodeLeft = before !== undefined && !becomesOwner && input.passcode === '' && input.repeated === '';
  return problemsIn<PersonInput>({
    name: problemInName(input.name, 'person') ?? (isNamed ? nameIsTaken(input.name, 'person') : undefined),
    role: isFirst && input.role !== 'Owner' ? FIRST_IS_OWNER : lastOwner(input, others, before),
    ...(isPasscodeLeft ? {} : problemInPasscode(input, input.role)),
  });
}

/** Books with staff always have an Owner who can sign in. */
function lastOwner(input: PersonInput, others: readonly Person[], before: Person | undefined): string | undefined {
  if (before?.role !== 'Owner' || !before.isActive) return undefined;
  if (input.role === 'Owner' && input.isActive) return undefined;
  const isOther = others.some(({ id, role, isActive }) => id !== before.id && role === 'Owner' && isActive);
  return isOther ? undefined : `${before.name} is the only Owner. Make another person an Owner first.`;
}

const FIRST_IS_OWNER = 'The first with a passcode is an Owner, who may change all the others.';
