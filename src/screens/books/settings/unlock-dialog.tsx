import { today } from '#data/clock.ts';
import { readDay } from '#domain/day-reading.ts';
import { formatDayInFigures, formatDayInWords } from '#domain/format.ts';
import { DayTextField } from '#ui/combobox/day-text-field.tsx';
import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import { ReasonField } from './reason-field.tsx';
import type { UnlockEditor } from './unlock-editor.ts';

/** Opens what was locked, for a reason that the edit log keeps. */
export function UnlockDialog({ editor }: { editor: UnlockEditor }) {
  return (
    <RecordForm editor={editor} verb="Unlock" titles={{ create: 'Unlock', edit: '' }}>
      {(draft) => (
        <div className="flex flex-col gap-4">
          <ReasonField value={draft.reason} problem={editor.problems.reason} onChange={editor.change} />
          <div className="max-w-72">
            <DayTextField
              label="Stay Locked Up To"
              help="Leave it empty to unlock everything."
              problem={editor.problems.upTo}
              value={draft.upTo}
              read={(text) => readDay(text, today())}
              show={formatDayInFigures}
              inWords={formatDayInWords}
              onChange={(upTo) => editor.change({ upTo })}
            />
          </div>
        </div>
      )}
    </RecordForm>
  );
}
