import { hasStaff, type SetAct, type SetApproval } from '#data/books/staff/set-staff.ts';
import { fetchPart } from '#ui/lazy-part.tsx';

/**
 * Has an act on a whole set of books approved by one of its staff; a set without staff needs no approval. Resolves to undefined where
 * nobody approves it.
 */
export async function approvedSetAct(
  key: string,
  name: string,
  act: SetAct,
): Promise<Readonly<{ approval: SetApproval | undefined }> | undefined> {
  if (!(await hasStaff(key))) return { approval: undefined };
  const { askForSetApproval } = await fetchPart(import('./ask-set-approval.tsx'));
  const approval = await askForSetApproval(key, name, act);
  return approval && { approval };
}
