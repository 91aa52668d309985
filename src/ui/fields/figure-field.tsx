import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** The typed text as a value, or why it cannot be read. */
export type Reading<T> = { kind: 'blank' } | { kind: 'value'; value: T } | { kind: 'unreadable'; why: string };

/**
 * A text field for figures, typed or pasted. Text that cannot be read stays in the field, which says so at once; the form
 * holds no figure meanwhile and refuses to save (`unread-field.ts`). A readable beginning of it is not what the user
 * meant: "1,50,00" is not 1. `inputMode` is for what the decimal keys of a phone lack, such as %.
 */
export function FigureField<T>({
  value,
  onChange,
  read,
  show,
  inputMode = 'decimal',
  ...field
}: FieldProps & {
  value: T | null;
  onChange: (value: T | null) => void;
  read: (text: string) => Reading<T>;
  show: (value: T) => string;
  inputMode?: 'decimal' | 'text';
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [before, setBefore] = useState(value);

  function type(text: string) {
    if (typed === null) setBefore(value);
    const reading = read(text);
    setTyped(text);
    setRefusal(reading.kind === 'unreadable' ? reading.why : undefined);
    onChange(reading.kind === 'value' ? reading.value : null);
  }

  function leave(input: HTMLInputElement) {
    // When the whole window loses focus, the input stays the active element and the user will come back to it.
    if (document.activeElement !== input && refusal === undefined) setTyped(null);
  }

  const problem = refusal === undefined || before === null ? refusal : `${refusal} It was ${show(before)}.`;
  return (
    <Field isLive={refusal !== undefined || field.problem === undefined} {...field} problem={problem ?? field.problem}>
      {(control) => (
        <input
          {...control}
          inputMode={inputMode}
          autoComplete="off"
          data-unread={refusal !== undefined || undefined}
          value={typed ?? (value === null ? '' : show(value))}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={(event) => leave(event.target)}
          className="field-box text-end"
        />
      )}
    </Field>
  );
}
