import type { ListedBankLine } from '#data/books/banking/bank-accounts.ts';
import { makeFromLine, matchLine } from '#data/books/banking/bank-lines.ts';
import { LINE_ACTIONS, type LineAction, mayBe } from '#domain/books/banking/bank-rule.ts';
import type { Suggestion } from '#domain/books/banking/suggestions.ts';
import { problemsIn } from '#domain/books/problems.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import type { RecordEditor, RecordKind } from '#ui/records/use-record-editor.ts';

/** A line with what it may be, the likeliest first. */
export type SuggestedLine = ListedBankLine & Readonly<{ suggestions: readonly Suggestion[] }>;

/** The input of the dialog that matches a line by hand. */
type LineDraft = Readonly<{ line: SuggestedLine | undefined; kind: LineAction; other: Named | null }>;

export const LINE_EDITOR: RecordKind<never, LineDraft, 'other'> = {
  blank: () => ({ line: undefined, kind: 'Payment', other: null }),
  missing: ({ other }) => (other ? [] : ['other']),
  problems: ({ other }) =>
    problemsIn<Pick<LineDraft, 'other'>>({ other: other ? undefined : 'Choose the party or ledger.' }),
  create: async ({ line, kind, other }) => line && other && makeFromLine(line.id, line.rev, { kind, other }),
  created: ['Success', 'Entry made and matched'],
};

export type LineEditor = RecordEditor<never, LineDraft, 'other'>;

/** Returns the kinds of voucher that a line can be, by whether its money came or went. */
export function actionsOf({ amount }: Pick<ListedBankLine, 'amount'>): readonly LineAction[] {
  return LINE_ACTIONS.filter((kind) => mayBe(kind, amount));
}

/** Does what a suggestion says, and reports it in a toast. */
export async function acceptSuggestion({ id, rev }: ListedBankLine, one: Suggestion): Promise<void> {
  try {
    if (one.of === 'match') {
      await matchLine(id, rev, one.voucher);
      toastSuccess('Success', `Matched with ${one.title}`);
    } else {
      toastSuccess('Success', `${titleOf(await makeFromLine(id, rev, one.choice))} made and matched`);
    }
  } catch (error) {
    sayFailure(error);
  }
}
