import { type ActsApproved, type ActToApprove, notApprovedBy } from '#domain/books/staff/approval.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { refusalOf } from '#domain/books/staff/refusal-words.ts';
import { type ChangedRights, permissionOf, type Right, RIGHTS } from '#domain/books/staff/right.ts';
import { type Access, ActsNeedApproval, NotAllowed } from './access.ts';

type ByApprover = Omit<ActsApproved, 'approver'> & Readonly<{ approver: Person }>;

/**
 * Returns what a person may in one act. An approval is checked again: its approver is active, allowed all of it, and someone else.
 */
export function accessAs(person: Person | undefined, changed: ChangedRights, approval: ByApprover | undefined): Access {
  const acts: ActToApprove[] = [];
  return {
    person,
    approved: approval && { person: approval.approver, reason: approval.reason },
    need: (right, what) => {
      const permission = person ? permissionOf(changed, person.role, right) : 'not';
      if (permission === 'not') throw refusalFor(person, changed, right);
      if (permission === 'approval') acts.push({ right, ...(what ?? { key: right, sentence: RIGHTS[right].words }) });
    },
    may: (right) => person !== undefined && permissionOf(changed, person.role, right) === 'allowed',
    end: () => {
      const { approver } = approval ?? {};
      const mayApprove =
        approver?.isActive === true &&
        approver.id !== person?.id &&
        acts.every(({ right }) => permissionOf(changed, approver.role, right) === 'allowed');
      if (notApprovedBy(acts, mayApprove ? approval?.keys : []).length > 0) throw new ActsNeedApproval(acts);
    },
  };
}

/** Returns the refusal of an act, or of a read, by what is missing. */
export function refusalFor(person: Person | undefined, changed: ChangedRights, right: Right): NotAllowed {
  return new NotAllowed(person ? refusalOf(changed, person.role, right) : 'Nobody is signed in. Sign in first.');
}
