import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** The typed text as a value, or why it cannot be read. */
export type Reading<T> = { kind: 'blank' } | { kind: 'value'; value: T } | { kind: 'unreadable'; why: string };

/**
 * A text field for figures, typed or pasted. Text that cannot be read never leaves the field: the form keeps the last
 * valid value, the field says so at once, and shows that value again on blur. A readable prefix of unreadable text is
 * not a value that the user meant: "1,50,00" leaves the value from before typing began, not 1.
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
  const [before, setBefore] = useState(value);
  const [understood, setUnderstood] = useState('');
  const kept = value === null ? '' : show(value);

  function type(text: string) {
    setTyped(text);
    // The value may have changed outside this field since the last typing.
    if (typed === null) setBefore(value);
    const reading = read(text);
    setRefusal(reading.kind === 'unreadable' ? reading.why : undefined);
    if (reading.kind === 'unreadable') {
      if (understood !== '' && text.startsWith(understood)) onChange(before);
    } else {
      // The user replaced the text instead of extending it, so the value until now was meant.
      if (!text.startsWith(understood) && !understood.startsWith(text)) setBefore(value);
      setUnderstood(text);
      onChange(reading.kind === 'value' ? reading.value : null);
    }
  }

  function enter(input: HTMLInputElement) {
    input.select();
    // Until now the message said which value was kept on blur.
    if (typed === null) setRefusal(undefined);
  }

  function leave(input: HTMLInputElement) {
    // When the whole window loses focus, the input stays the active element and the user will come back to it.
    if (document.activeElement === input) return;
    setTyped(null);
    setUnderstood('');
  }

  const problem =
    refusal === undefined ? field.problem : `${refusal} ${kept ? `${kept} is kept.` : 'Nothing is kept.'}`;
  return (
    <Field isLive={refusal !== undefined || field.problem === undefined} {...field} problem={problem}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          data-unread={(typed !== null && refusal !== undefined) || undefined}
          value={typed ?? kept}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => enter(event.target)}
          onBlur={(event) => leave(event.target)}
          className="field-box text-end"
        />
      )}
    </Field>
  );
}
