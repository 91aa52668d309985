import { Refusal } from '#data/store/refusal.ts';
import type { Sum } from '#data/store/totals.ts';
import type { ActsApproved, ActToApprove } from '#domain/books/staff/approval.ts';
import type { Person } from '#domain/books/staff/person.ts';
import type { ChangedRights, Permission, Right } from '#domain/books/staff/right.ts';

/**
 * Who may do what in the open books. Books are guarded once one of the staff has a passcode; all that knows more of staff than this
 * file is fetched only then.
 */

/** The rights of the person who acts, in the transaction of the act. */
export type Access = Readonly<{
  /** Undefined where the books have no guard. */
  person: Person | undefined;
  /** The person who approved the act, if it asked for that, and her reason. */
  approved: Readonly<{ person: Person; reason: string }> | undefined;
  /**
   * Refuses what is not allowed. What asks for approval is noted until `end`; `what` says which act it is, with its figures in the
   * key, where the right alone does not.
   */
  need: (right: Right, what?: Readonly<{ key: string; sentence: string }>) => void;
  /** Whether it is allowed without asking. */
  may: (right: Right) => boolean;
  /** Refuses the acts together that ask for approval and have none. */
  end: () => void;
}>;

/** The records that access is decided by, as they are stored now. */
export type StaffRecords = Readonly<{
  person: (id: string) => PromiseLike<Person | undefined>;
  changedRights: () => PromiseLike<ChangedRights>;
  totals: (keys: readonly string[]) => Promise<readonly Sum[]>;
}>;

/** The guard of open books that have staff. */
export type StaffGuard = Readonly<{
  /** Returns the permission of the person who is signed in; 'not' where nobody is. */
  permission: (right: Right) => Permission;
  /** Returns the refusal for want of a right, in words. */
  refusal: (right: Right) => NotAllowed;
  /** The id of the person who is signed in, blank for nobody. */
  personHere: () => string;
  /** Locks the page of who is signed in, in all tabs. */
  lock: () => void;
  /** Locks it so if that is to be done after each bill. */
  lockAfterBill: () => void;
  begin: (records: StaffRecords, approval: ActsApproved | undefined) => Promise<Access>;
  end: () => void;
}>;

/** An act, a read or a page that a person is not allowed. */
export class NotAllowed extends Refusal {
  constructor(sentence: string) {
    super('Not allowed', sentence);
  }
}

/** Acts that another person is to approve. Nothing was changed. */
export class ActsNeedApproval extends Refusal {
  readonly acts: readonly ActToApprove[];

  constructor(acts: readonly ActToApprove[]) {
    super('Approval needed', acts.map(({ sentence }) => sentence).join(' '));
    this.acts = acts;
  }
}

/** The books got staff in another tab, and this one has not fetched the guard yet. */
export class GuardMissing extends Refusal {
  constructor() {
    super('Not saved', 'These books have staff now. Sign in, then try again.');
  }
}

/** Begins what a person may, in the transaction that is open. `of` is what it is found again by. */
export async function beginAccess(of: object, records: StaffRecords, approval?: ActsApproved): Promise<Access> {
  const [kept] = await records.totals([GUARDED_BY]);
  if (!kept || kept.count === 0) return FREE_ACCESS;
  if (!guard) return BEFORE_GUARD;
  const access = await guard.begin(records, approval);
  accesses.set(of, access);
  return access;
}

/** Who acts in a transaction; undefined in books without a guard, and for what nobody does, such as a migration. */
export function accessOf(transaction: object): Access | undefined {
  return accesses.get(transaction);
}

/** Whether the open books have staff, as far as this page knows. */
export function areGuarded(): boolean {
  return guard !== undefined;
}

/** Returns the permission of the person at this page, by which screens leave out acts; 'allowed' in books without staff. */
export function permissionTo(right: Right): Permission {
  return guard?.permission(right) ?? 'allowed';
}

/** Returns why the person at this page may not do an act, in words; undefined where it is allowed, or another may approve it. */
export function refusalOf(right: Right): string | undefined {
  return permissionTo(right) === 'not' ? guard?.refusal(right).message : undefined;
}

/** Whether these may all be seen. What asks for approval is not seen by itself. */
export function maySee(...rights: readonly Right[]): boolean {
  return rights.every((right) => permissionTo(right) === 'allowed');
}

/** Returns which figures a sentence about a sale leaves out for the person at this page. */
export function hiddenHere(): Readonly<{ cost: boolean; balance: boolean }> {
  return { cost: !maySee('cost'), balance: !maySee('reports') };
}

/** Refuses a read of what may not be seen: throws NotAllowed where one of the rights is missing. */
export function see(...rights: readonly Right[]): void {
  const missing = rights.find((right) => permissionTo(right) !== 'allowed');
  if (missing !== undefined) refuseSight(missing);
}

/** The id of the person who is signed in, blank for nobody; undefined in books without staff. */
export function personHere(): string | undefined {
  return guard?.personHere();
}

/** Whether a person is the one at this page. */
export function isHere(person: string | undefined): boolean {
  return person !== undefined && person === personHere();
}

/** Locks the page of who is signed in, in all tabs; all stays as it was under the lock. Nothing in books without staff. */
export function lock(): void {
  guard?.lock();
}

/** Locks after a bill that was saved at the counter, if the staff settings say so. */
export function lockAfterBill(): void {
  guard?.lockAfterBill();
}

/** Refuses to show what a right is missing for. */
export function refuseSight(right: Right): void {
  if (guard) throw guard.refusal(right);
}

/** Takes the guard of the books that are open, or none, and notifies who listens. */
export function takeGuard(next: StaffGuard | undefined): void {
  if (!guard && !next) return;
  guard?.end();
  guard = next;
  // Books are closed while others are drawn: who listens is notified after it.
  if (next) noteStaffChange();
  else queueMicrotask(noteStaffChange);
}

/** Calls back when staff, its rights, or who is signed in has changed. Returns a function that stops it. */
export function onStaffChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How often staff, its rights, or who is signed in has changed in this page. */
export function staffChanges(): number {
  return changes;
}

export function noteStaffChange(): void {
  changes++;
  for (const listener of listeners) listener();
}

/** The kept count by which books are guarded: the staff has passcodes. */
export const GUARDED_BY = 'passcodes';

/** Of books without a guard, and of what nobody is kept from. */
export const FREE_ACCESS: Access = {
  person: undefined,
  approved: undefined,
  need: () => undefined,
  may: () => true,
  end: () => undefined,
};
/** Of books whose guard is not there yet: what nobody is kept from goes on, as the last line of a restore. */
const BEFORE_GUARD: Access = {
  ...FREE_ACCESS,
  may: () => false,
  need: () => {
    throw new GuardMissing();
  },
};
const accesses = new WeakMap<object, Access>();
const listeners = new Set<() => void>();
let guard: StaffGuard | undefined;
let changes = 0;
