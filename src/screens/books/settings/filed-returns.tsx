import { formatMonth } from '#domain/format.ts';
import { isMonth, type Month } from '#domain/books/returns/return-month.ts';
import type { Locks } from '#domain/books/audit/lock.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { Button } from '#ui/controls/button.tsx';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { Section } from '#ui/layout/section.tsx';
import { UnlockReturnDialog } from './unlock-return-dialog.tsx';
import { UNLOCK_RETURN_EDITOR } from './unlock-return-editor.ts';

/** The returns that are marked as filed; each can be opened again for a reason, by one who may unlock. */
export function FiledReturns({ stored: { filed } }: { stored: Locks }) {
  const unlocking = useRecordEditor(UNLOCK_RETURN_EDITOR);
  const mayUnlock = useMayDo('settings');
  return (
    <Section
      title="Filed returns"
      sentence="A month whose return is marked as filed is locked, too: the books must go on saying what it said."
    >
      {filed.length === 0 ? (
        <p className="text-ink-2">No return is marked as filed yet.</p>
      ) : (
        <ul aria-label="Filed returns" className="flex flex-col gap-2">
          {filed.map(({ form, month }) => {
            const title = `${form} of ${isMonth(month) ? formatMonth(month) : month}`;
            return (
              <li key={form + month} className="flex flex-wrap items-center justify-between gap-2">
                {title}
                {mayUnlock && (
                  <Button
                    aria-label={`Unlock ${title}`}
                    onClick={() => unlocking.open.createFrom({ of: { form, month: month as Month } })}
                  >
                    Unlock
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {unlocking.state.name !== 'closed' && <UnlockReturnDialog editor={unlocking} />}
    </Section>
  );
}
