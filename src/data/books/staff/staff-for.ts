import type { ActsApproved } from '#domain/books/staff/approval.ts';
import { type Right, RIGHTS } from '#domain/books/staff/right.ts';
import { approvalOf } from '#data/books/act.ts';
import { ActsNeedApproval, permissionTo, personHere, refuseSight } from './access.ts';

/**
 * Returns who works in a worker, with the approval that the work needs, which is asked for first; undefined in books without staff.
 * Throws where it is not allowed.
 */
export async function staffFor(
  right: Right | undefined,
): Promise<Readonly<{ person: string; approval: ActsApproved | undefined }> | undefined> {
  const person = personHere();
  if (person === undefined) return undefined;
  const permission = right === undefined ? 'allowed' : permissionTo(right);
  if (right === undefined || permission === 'allowed') return { person, approval: undefined };
  if (permission === 'not') refuseSight(right);
  const needed = new ActsNeedApproval([{ right, key: right, sentence: RIGHTS[right].words }]);
  return { person, approval: await approvalOf(needed) };
}
