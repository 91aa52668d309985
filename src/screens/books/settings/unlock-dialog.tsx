import { today } from '#data/clock.ts';
import { readDay } from '#domain/day-reading.ts';
import { formatDayInFigures, formatDayInWords } from '#domain/format.ts';
import { DayTextField } from '#ui/combobox/day-text-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import type { UnlockEditor } from './unlock-editor.ts';

/** Opens what was locked, for a reason that the edit log keeps. */
export function UnlockDialog({ editor }: { editor: UnlockEditor }) {
  return (
    <RecordForm editor={editor} verb="Unlock" titles={{ create: 'Unlock', edit: '' }}>
      {(draft) => (
        <div className="flex flex-col gap-4">
          <TextAreaField
            label="Reason"
            isRequired
            help="Stands in the edit log."
            problem={editor.problems.reason}
            value={draft.reason}
            onChange={(reason) => editor.change({ reason })}
          />
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
