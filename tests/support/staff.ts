import { act } from '#data/books/act.ts';
import { ID_DIGITS, PERSON_PREFIX, RECOVERY_ID, STAFF_ID } from '#data/books/ids.ts';
import { guardIfStaff } from '#data/books/staff/guard-open-books.ts';
import { takeSession } from '#data/books/staff/guard.ts';
import { booksStore } from '#data/books/store.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { EVERY_RIGHT, type Permission, type Right, type RightCell } from '#domain/books/staff/right.ts';
import { ROLES, type Role } from '#domain/books/staff/role.ts';

/** One of each role: "Owner One" is STF-000001, and so on in the order of the roles. */
const STAFF: readonly Person[] = ROLES.map((role, at) => ({
  id: `STF-00000${at + 1}`,
  rev: 1,
  name: `${role} One`,
  role,
  isActive: true,
}));

/** The one of a role. */
export function personOf(role: Role): Person {
  const found = STAFF.find((person) => person.role === role);
  if (!found) throw new Error(`There is nobody of ${role}`);
  return found;
}

/** Gives the open books staff, one of each role, with passcodes that nobody can type, as hashing takes long; nobody is signed in. */
export async function withStaff(rights: Readonly<Partial<Record<RightCell, Permission>>> = {}): Promise<void> {
  await act('anyone', ['persons', 'passcodes', 'staffSettings'], async (transaction) => {
    // Their numbers are counted, as those that the app gives.
    await transaction.freshIds('persons', PERSON_PREFIX, ID_DIGITS, STAFF.length);
    await transaction.insertAll('persons', STAFF);
    await transaction.insertAll(
      'passcodes',
      [RECOVERY_ID, ...STAFF.map(({ id }) => id)].map((id) => ({ id, salt: '0'.repeat(32), hash: '0'.repeat(64) })),
    );
    await transaction.insert('staffSettings', { id: STAFF_ID, rights, lockAfter: 5, lockAfterEachBill: false });
  });
  await guardIfStaff(await booksStore.opened());
}

/** Signs one in without her passcode. */
export function as(role: Role): void {
  takeSession({ person: personOf(role).id, isLocked: false });
}

/** The cells by which a role may these and nothing else. */
export function onlyFor(role: Exclude<Role, 'Owner'>, allowed: readonly Right[]): Record<RightCell, Permission> {
  const cells = EVERY_RIGHT.map((right) => [`${right}/${role}`, allowed.includes(right) ? 'allowed' : 'not'] as const);
  return Object.fromEntries(cells) as Record<RightCell, Permission>;
}
