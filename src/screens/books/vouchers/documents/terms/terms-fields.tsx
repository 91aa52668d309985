import type { InvoiceInput } from '#domain/books/documents/document.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { WeekdayDateField } from '#screens/books/parts/weekday-date-field.tsx';
import { PlaceChoice } from '#screens/books/parts/vouchers/place-choice.tsx';

type Terms = Pick<InvoiceInput, 'dueDate' | 'place' | 'reference' | 'ratesIncludeGst'>;
type Part<Field extends keyof Terms> = {
  draft: Pick<Terms, Field>;
  problems: VoucherProblems;
  onChange: (patch: Pick<Terms, Field>) => void;
};

export function DueDateField({ draft, problems, onChange }: Part<'dueDate'>) {
  return (
    <WeekdayDateField
      label="Due Date"
      problem={problems['dueDate']}
      value={draft.dueDate}
      onChange={(dueDate) => onChange({ dueDate })}
    />
  );
}

/** It decides which tax is charged. */
export function PlaceField({ draft, problems, hint, onChange }: Part<'place'> & { hint?: string | undefined }) {
  return (
    <PlaceChoice
      value={draft.place}
      problem={problems['place']}
      help={hint}
      onChange={(place) => onChange({ place })}
    />
  );
}

export function ReferenceField({ draft, problems, onChange }: Part<'reference'>) {
  return (
    <TextField
      label="Reference"
      problem={problems['reference']}
      value={draft.reference}
      onChange={(reference) => onChange({ reference })}
    />
  );
}

export function RatesIncludeGstField({ draft, onChange }: Omit<Part<'ratesIncludeGst'>, 'problems'>) {
  return (
    <SwitchField
      label="Rates Include GST"
      isOn={draft.ratesIncludeGst}
      onChange={(ratesIncludeGst) => onChange({ ratesIncludeGst })}
    />
  );
}
