import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** What was typed, understood or refused in words. */
export type Reading<T> = { kind: 'blank' } | { kind: 'value'; value: T } | { kind: 'unreadable'; why: string };

/**
 * A field of figures that is typed and pasted as text. What cannot be read never leaves it: the last valid value is
 * kept, the field says so at once, and shows that value again when it is left.
 */
export function FigureField<T>({
  value,
  onChange,
  read,
  show,
  ...field
}: FieldProps & {
  value: T | null;
  onChange: (value: T | null) => void;
  read: (text: string) => Reading<T>;
  show: (value: T) => string;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const kept = value === null ? '' : show(value);

  function type(text: string) {
    setTyped(text);
    const reading = read(text);
    if (reading.kind !== 'unreadable') onChange(reading.kind === 'value' ? reading.value : null);
    setRefusal(reading.kind === 'unreadable' ? reading.why : undefined);
  }

  const problem =
    refusal === undefined ? field.problem : `${refusal} ${kept ? `${kept} is kept.` : 'Nothing is kept.'}`;
  return (
    <Field {...field} problem={problem}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? kept}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
          className="field-box text-end"
        />
      )}
    </Field>
  );
}
