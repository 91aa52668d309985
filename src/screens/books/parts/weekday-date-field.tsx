import { today } from '#data/clock.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { readDay } from '#domain/day-reading.ts';
import { formatDayInFigures, formatDayWithWeekday } from '#domain/format.ts';
import { DayTextField } from '#ui/combobox/day-text-field.tsx';
import type { FieldProps } from '#ui/fields/field.tsx';

/** A day, typed in full or in short, with its weekday. */
export function WeekdayDateField(field: FieldProps & { value: MaybeDate; onChange: (date: MaybeDate) => void }) {
  return (
    <DayTextField
      {...field}
      read={(text) => readDay(text, today())}
      show={formatDayInFigures}
      inWords={formatDayWithWeekday}
    />
  );
}
