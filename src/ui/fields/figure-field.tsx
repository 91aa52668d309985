import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** What was typed, understood or refused in words. */
export type Reading<T> = { kind: 'blank' } | { kind: 'value'; value: T } | { kind: 'unreadable'; why: string };

/**
 * A field of figures that is typed and pasted as text. What cannot be read never leaves it: the last valid value is
 * kept, the field says so at once, and shows that value again when it is left. The beginning of what cannot be read is no
 * value that anybody meant: of "1,50,00" not the 1, but what stood there before it.
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
    // Meanwhile it may have changed beside the field.
    if (typed === null) setBefore(value);
    const reading = read(text);
    setRefusal(reading.kind === 'unreadable' ? reading.why : undefined);
    if (reading.kind === 'unreadable') {
      if (understood !== '' && text.startsWith(understood)) onChange(before);
    } else {
      // Something else is typed in its place: what stood there was meant.
      if (!text.startsWith(understood) && !understood.startsWith(text)) setBefore(value);
      setUnderstood(text);
      onChange(reading.kind === 'value' ? reading.value : null);
    }
  }

  function leave() {
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
          data-unread={refusal !== undefined || undefined}
          value={typed ?? kept}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={leave}
          className="field-box text-end"
        />
      )}
    </Field>
  );
}
