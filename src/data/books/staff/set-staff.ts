import type { Total } from '#data/store/database.ts';
import { peekInto } from '#data/store/peek.ts';
import { databaseOf } from '#data/books/store.ts';
import { GUARDED_BY, NotAllowed } from './access.ts';

/** An act on a whole set of books, which need not be open. */
export type SetAct = 'Save a copy' | 'Delete';

/** An approval of one act on one set, by a person of that set whose passcode was right. It holds once. */
export type SetApproval = Readonly<{ key: string; act: SetAct }>;

/** Whether a set has staff. Looks into it as it is: books of an older version have none, and are not moved by the question. */
export async function hasStaff(key: string): Promise<boolean> {
  const guardedBy = await peekInto(databaseOf(key), (peek) => peek('totals', GUARDED_BY));
  return ((guardedBy as Total | undefined)?.count ?? 0) > 0;
}

/** Makes an approval, once the passcode was right. */
export function giveSetApproval(key: string, act: SetAct): SetApproval {
  const approval = { key, act };
  given.add(approval);
  return approval;
}

/** Refuses an act on a set with staff that nobody of them approved. Throws NotAllowed. An approval is used up by it. */
export async function needSetApproval(key: string, act: SetAct, approval: SetApproval | undefined): Promise<void> {
  if (!(await hasStaff(key))) return;
  const isGiven = approval?.key === key && approval.act === act && given.delete(approval);
  if (!isGiven) throw new NotAllowed('These books have staff. One of them who may do this is to approve it.');
}

const given = new WeakSet<SetApproval>();
