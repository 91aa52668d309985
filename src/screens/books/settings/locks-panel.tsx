import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { useLiveResult } from '#data/books/live.ts';
import { lockUpTo, locks } from '#data/books/audit/locks.ts';
import type { Locks } from '#domain/books/audit/lock.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { readDay } from '#domain/day-reading.ts';
import { formatDay, formatDayInFigures, formatDayInWords } from '#domain/format.ts';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { DayTextField } from '#ui/combobox/day-text-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { PageForm } from '#ui/record-forms/page-form.tsx';
import { usePageForm } from '#ui/record-forms/use-page-form.ts';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { Section } from '#ui/layout/section.tsx';
import { ClosedYears } from './closed-years.tsx';
import { FiledReturns } from './filed-returns.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';
import { UNLOCK_EDITOR } from './unlock-editor.ts';

/** The locks: all up to a day, the closed years, and the months whose returns are filed. */
export function LocksPanel() {
  const { value: stored, problem } = useLiveResult(['locks'], locks);
  if (problem) return <ListProblem problem={problem} />;
  return (
    stored && (
      <div className="flex flex-col gap-4">
        <LockedUpTo stored={stored} />
        <ClosedYears stored={stored} />
        <FiledReturns stored={stored} />
      </div>
    )
  );
}

function LockedUpTo({ stored: { upTo } }: { stored: Locks }) {
  const unlocking = useRecordEditor(UNLOCK_EDITOR);
  const mayUnlock = useMayDo('settings');
  const stored = useMemo((): Day => ({ upTo }), [upTo]);
  const state = usePageForm<Day>(stored, {
    save: (draft) => lockUpTo(draft.upTo),
    saved: (draft) => ['Success', `Books locked up to ${formatDay(draft.upTo)}`],
    verb: 'Lock',
  });
  return (
    <Section
      title="Up to a day"
      sentence="Nothing dated on that day or before can be entered, changed or cancelled, and opening balances stay as they are."
    >
      <PageForm
        name="Lock the books"
        state={state}
        aside={mayUnlock && upTo !== '' && <Button onClick={unlocking.open.create}>Unlock</Button>}
      >
        <div className="max-w-72">
          <DayTextField
            label="Locked Up To"
            help={upTo === '' ? 'No day is locked.' : `Locked up to ${formatDay(upTo)}.`}
            problem={state.problems.upTo}
            value={state.draft.upTo}
            read={(text) => readDay(text, today())}
            show={formatDayInFigures}
            inWords={formatDayInWords}
            onChange={(day) => state.change({ upTo: day })}
          />
        </div>
      </PageForm>
      {unlocking.state.name !== 'closed' && <UnlockDialog editor={unlocking} />}
    </Section>
  );
}

type Day = Readonly<{ upTo: MaybeDate }>;
