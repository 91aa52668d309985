import { useLive } from '#data/books/live.ts';
import { numberingOn } from '#data/books/vouchers/numbering.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import type { NumberSeries } from '#domain/books/numbering.ts';
import { type VoucherInput } from '#domain/books/vouchers/voucher.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { WeekdayDateField } from '#screens/books/parts/weekday-date-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/** The day of a voucher, typed in full or in short, with its weekday. */
export function DayField({
  value,
  problem,
  hint,
  onChange,
}: {
  value: MaybeDate;
  problem: string | undefined;
  hint?: string | undefined;
  onChange: (date: MaybeDate) => void;
}) {
  return (
    <div data-day className="min-w-0">
      <WeekdayDateField label="Date" isRequired problem={problem} help={hint} value={value} onChange={onChange} />
    </div>
  );
}

/** The number of a voucher: left empty, the next one. One that was given stays. */
export function NumberField({
  draft: { kind, date, number },
  series = kind,
  isGiven,
  problems,
  onChange,
}: {
  draft: Pick<VoucherInput, 'kind' | 'date' | 'number'>;
  /** The series that gives it, if not that of its kind. */
  series?: NumberSeries;
  isGiven: boolean;
  problems: VoucherProblems;
  onChange: (patch: { number: string }) => void;
}) {
  const numbering = useLive(['next number', series, date, number, isGiven], async () =>
    isGiven || date === '' ? undefined : numberingOn(series, date, number),
  );
  return (
    <TextField
      label="Number"
      autoCapitalize="characters"
      {...(isGiven ? { readOnly: true, tabIndex: -1 } : { onChange: (typed: string) => onChange({ number: typed }) })}
      help={isGiven ? 'It keeps its number.' : helpOf(numbering)}
      problem={problems['number']}
      value={number}
    />
  );
}

function helpOf(numbering: Awaited<ReturnType<typeof numberingOn>> | undefined) {
  if (!numbering) return 'Left empty, it gets the next one.';
  const { next, otherYear } = numbering;
  if (otherYear !== undefined)
    return `It bears the mark of ${otherYear}, which is not the year of its date. Is it right?`;
  return next === '' ? 'Left empty, it gets the next one.' : `Next: ${next}`;
}
