import { unlockReturn } from '#data/books/returns/filings.ts';
import { type FiledReturn, problemInUnlocking } from '#domain/books/audit/lock.ts';
import { problemsIn } from '#domain/books/problems.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { missingIn } from '#domain/required-fields.ts';
import type { RecordEditor, RecordKind } from '#ui/records/use-record-editor.ts';

/** Whether the portal has the return: it decides how a change of its month is reported. */
export const WAS_FILED = ['Filed, and changes are to be amended', 'Marked by mistake, and never filed'] as const;

/** The return that is opened, why, and whether it was filed. */
export type UnlockingReturn = Readonly<{
  of: Readonly<{ form: FiledReturn['form']; month: Month }>;
  reason: string;
  wasFiled: (typeof WAS_FILED)[number];
}>;

export const UNLOCK_RETURN_EDITOR: RecordKind<never, UnlockingReturn, 'reason'> = {
  blank: () => ({ of: { form: 'GSTR-1', month: '2017-07' }, reason: '', wasFiled: WAS_FILED[0] }),
  missing: (input) => missingIn(input, ['reason']),
  problems: ({ reason }) => problemsIn<Pick<UnlockingReturn, 'reason'>>({ reason: problemInUnlocking(reason) }),
  create: ({ of, reason, wasFiled }) => unlockReturn(of, reason, wasFiled === WAS_FILED[0]),
  created: ['Success', 'Month unlocked'],
};

export type UnlockReturnEditor = RecordEditor<never, UnlockingReturn, 'reason'>;
