import { useState } from 'react';
import { Field, type FieldProps } from '#ui/fields/field.tsx';
import type { Reading } from '#ui/fields/figure-field.tsx';

/**
 * A day typed as text, in full or in a short form that `read` completes; `show` writes it in figures, `inWords` beside
 * the label, where it follows the typing. What cannot be read stays in the field and is marked; the form holds no day
 * meanwhile.
 */
export function DayTextField<T extends string>({
  value,
  onChange,
  read,
  show,
  inWords,
  ...field
}: FieldProps & {
  value: T | '';
  onChange: (value: T | '') => void;
  read: (text: string) => Reading<T>;
  show: (value: T) => string;
  inWords: (value: T) => string;
}) {
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  function type(text: string) {
    const reading = read(text);
    setTyped(text);
    // On the way to 25/11 stands 25/1: a message would come and go with every key. It waits until the field is left.
    setRefusal(undefined);
    onChange(reading.kind === 'value' ? reading.value : '');
  }

  function showRefusal() {
    if (typed === undefined) return;
    const reading = read(typed);
    if (reading.kind === 'unreadable') setRefusal(reading.why);
    else setTyped(undefined);
  }

  const isUnread = typed !== undefined && read(typed).kind === 'unreadable';
  return (
    <Field isLive {...field} problem={refusal ?? field.problem} aside={value === '' ? undefined : inWords(value)}>
      {(control) => (
        <input
          {...control}
          // The digit keys of a phone: 5.4 and 050426 need no others.
          inputMode="decimal"
          autoComplete="off"
          data-unread={isUnread || undefined}
          value={typed ?? (value === '' ? '' : show(value))}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => event.key === 'Enter' && showRefusal()}
          // When the whole window loses focus, the input stays the active element and the user will come back to it.
          onBlur={(event) => document.activeElement !== event.target && showRefusal()}
          onInvalid={showRefusal}
          className="field-box"
        />
      )}
    </Field>
  );
}
