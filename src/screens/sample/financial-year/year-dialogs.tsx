import { formatDayWithWeekday, formatText } from '#domain/format.ts';
import { readPickedDay } from '#domain/picked-day.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import { datesOf } from './year-dates.ts';
import type { YearEditor } from './year-editor.ts';

export function YearDialogs({ editor }: { editor: YearEditor }) {
  const { change } = editor;
  return (
    <>
      <RecordForm editor={editor} titles={{ create: 'Add Financial Year', edit: 'Edit Financial Year' }}>
        {(draft, row) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <TextField
                label="Name"
                help={row ? undefined : 'Such as FY 2026-27. A new year is Future until a season rollover.'}
                value={draft.name}
                onChange={(name) => change({ name })}
              />
            </div>
            <DateField
              label="Start Date"
              value={draft.startDate}
              read={readPickedDay}
              show={formatDayWithWeekday}
              onChange={(startDate) => change({ startDate })}
            />
            <DateField
              label="End Date"
              value={draft.endDate}
              read={readPickedDay}
              show={formatDayWithWeekday}
              onChange={(endDate) => change({ endDate })}
            />
          </div>
        )}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete financial year">
        {(year) => (
          <>
            <p>Are you sure you want to delete this financial year? This action cannot be undone.</p>
            <p className="text-ink">
              <Quoted>{formatText(year.name)}</Quoted>, {datesOf(year)}
            </p>
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}
