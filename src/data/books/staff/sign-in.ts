import type { ActsApproved, ActToApprove } from '#domain/books/staff/approval.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { permissionOf } from '#domain/books/staff/right.ts';
import { refuseAt } from '#data/books/field-refusals.ts';
import { booksStore } from '#data/books/store.ts';
import { staffStanding, takeSession } from './guard.ts';
import { isPasscode } from './passcode-hash.ts';
import { NOBODY } from './session.ts';
import { tryPasscode } from './tries.ts';

/**
 * Signs a person in with her passcode, in all tabs. `before` is done once the passcode was right, while the person before is still
 * signed in. Nobody is signed in where other books were opened while it was checked. Throws WrongPasscode, or a Refusal.
 */
export async function signIn(person: Person, passcode: string, before?: () => Promise<void>): Promise<void> {
  const books = booksStore.databaseName;
  await tryPasscode(person, (row) => isPasscode(row, passcode));
  await before?.();
  if (booksStore.databaseName === books) takeSession({ person: person.id, isLocked: false });
}

/** Signs out, in all tabs. */
export function signOut(): void {
  takeSession(NOBODY);
}

/** The persons who may approve these acts: active, allowed all of them, and someone else than who is signed in. */
export function approversOf(acts: readonly ActToApprove[]): readonly Person[] {
  const { persons = [], settings, person } = staffStanding() ?? {};
  return persons.filter(
    ({ id, role, isActive }) =>
      isActive &&
      id !== person?.id &&
      acts.every(({ right }) => permissionOf(settings?.rights ?? {}, role, right) === 'allowed'),
  );
}

/** Approves acts by another person's passcode, with her reason. Throws WrongPasscode, or a Refusal. */
export async function approveActs(
  acts: readonly ActToApprove[],
  approver: Person,
  passcode: string,
  reason: string,
): Promise<ActsApproved> {
  if (reason.trim() === '') refuseAt('reason', 'Enter a reason.');
  await tryPasscode(approver, (row) => isPasscode(row, passcode));
  return { approver: approver.id, reason: reason.trim(), keys: acts.map(({ key }) => key) };
}
