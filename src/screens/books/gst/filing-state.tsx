import type { ReactNode } from 'react';
import { today } from '#data/clock.ts';
import type { FiledReturn } from '#domain/books/audit/lock.ts';
import { type FilingState as State, problemInFiling, titleOfReturn } from '#domain/books/returns/filing.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { formatDay, formatMonth } from '#domain/format.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { ask } from '#ui/overlays/ask.tsx';
import { sayDone } from '#ui/feedback/outcome-toasts.ts';
import { toastError } from '#ui/feedback/toast.tsx';

type OfMonth = { form: FiledReturn['form']; month: Month };

/** Whether the return is filed, and what that means for what is changed now. */
export function FilingState({
  form,
  month,
  read: { state, filedOn, reopened = [] },
}: OfMonth & { read: Readonly<{ state: State; filedOn: MaybeDate; reopened?: readonly Month[] }> }) {
  const key = useBooksKey();
  const mayUnlock = useMayDo('settings');
  const filed = `${titleOfReturn({ form, month })} was marked as filed on ${formatDay(filedOn)}.`;
  if (state === 'Opened again') {
    return (
      <Note>
        {filed} It is opened again: {WHAT_CHANGES[form]} The file is the one that was filed.
      </Note>
    );
  }
  if (state === 'Filed') {
    return (
      <Note>
        {filed} Its month is locked
        {mayUnlock ? (
          <>
            ; unlock it in{' '}
            <TextLink to="/books/$key/settings" params={{ key }} search={{ tab: 'locks' }}>
              Settings › Locks
            </TextLink>{' '}
            to correct it.
          </>
        ) : (
          '; an Owner can unlock it to correct it.'
        )}
      </Note>
    );
  }
  if (reopened.length === 0) return null;
  return (
    <Note>
      It has what changed since in {reopened.map(formatMonth).join(' and ')}, filed before: as amendments, or as
      documents that were not reported.
    </Note>
  );
}

/** Asks, and marks the return as filed, for one who may. GSTR-1 that was opened again is amended instead. */
export function MarkAsFiled({
  form,
  month,
  state,
  blocking = 0,
  mark,
}: OfMonth & { state: State | undefined; blocking?: number | undefined; mark: (month: Month) => Promise<void> }) {
  const title = titleOfReturn({ form, month });
  const mayFile = useMayDo('gst');
  async function askAndMark() {
    // What is refused however it is answered is not asked first.
    const why = state && problemInFiling(form, month, today(), { state, blocking });
    if (why !== undefined) return toastError('Not saved', why);
    const isSure = await ask({
      title: `Mark ${title} as filed?`,
      sentences: [
        'Do this once the portal has accepted it. Tarazu keeps what was filed, and locks the month: nothing in it can be entered, changed or cancelled any more.',
        `Unlocking needs a reason, and then ${WHAT_CHANGES[form]}`,
      ],
      verb: 'Mark as Filed',
    });
    if (isSure) await sayDone(mark(month), ['Success', `${title} is marked as filed`]);
  }
  if (!mayFile || state === 'Filed' || (state === 'Opened again' && form === 'GSTR-1')) return null;
  return (
    <Button disabled={!state} onClick={() => void askAndMark()}>
      Mark as Filed
    </Button>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="max-w-prose rounded-sheet border bg-sheet px-4 py-3">{children}</p>;
}

const WHAT_CHANGES: Readonly<Record<FiledReturn['form'], string>> = {
  'GSTR-1': 'what you change goes into the return of the next month, as an amendment.',
  'GSTR-3B': 'what you change is to be made good in the return of a later month: GSTR-3B is not amended.',
};
