import { unlock } from '#data/books/audit/locks.ts';
import { problemInUnlocking } from '#domain/books/audit/lock.ts';
import { problemsIn } from '#domain/books/problems.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { missingIn } from '#domain/required-fields.ts';
import type { RecordEditor, RecordKind } from '#ui/records/use-record-editor.ts';

/** The day up to which the books stay locked, if any, and why the rest is opened. */
export type Unlocking = Readonly<{ upTo: MaybeDate; reason: string }>;

export const UNLOCK_EDITOR: RecordKind<never, Unlocking, 'reason'> = {
  blank: () => ({ upTo: '', reason: '' }),
  missing: (input) => missingIn(input, ['reason']),
  problems: ({ reason }) => problemsIn<Unlocking>({ upTo: undefined, reason: problemInUnlocking(reason) }),
  create: ({ upTo, reason }) => unlock(upTo, reason),
  created: ['Success', 'Books unlocked'],
};

export type UnlockEditor = RecordEditor<never, Unlocking, 'reason'>;
