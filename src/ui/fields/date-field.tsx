import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import type { Reading } from './figure-field.tsx';

/**
 * A native date input. The browser orders day and month by its own locale, so `show` writes the held date unmistakably
 * on the label's line. The input is uncontrolled: React would reset a controlled one while a date is half typed. `read`
 * completes a year of two figures: the form holds the whole year at once, and the input shows it on blur. Half a date,
 * and what `read` refuses, is never handed on: it stays in the field, and the form refuses to save (`unread-field.ts`).
 */
export function DateField<T extends string>({
  value,
  onChange,
  read,
  show,
  ...field
}: FieldProps & {
  value: T | '';
  onChange: (value: T | '') => void;
  read: (text: string) => Reading<T>;
  show: (value: T) => string;
}) {
  const [before, setBefore] = useState(value);
  const [refusal, setRefusal] = useState<string>();

  function readInput(input: HTMLInputElement): Reading<T> {
    if (input.validity.badInput) return NOT_WHOLE;
    // A stored date that nobody has touched stays as it is, even if no form would store it.
    if (before !== '' && input.value === before) return { kind: 'value', value: before };
    return read(input.value);
  }

  /** Hands on what stands in the input, if it can be read. */
  function hold(input: HTMLInputElement, isTyping: boolean): T | '' {
    const reading = readInput(input);
    const why = reading.kind === 'unreadable' ? reading.why : undefined;
    const held = reading.kind === 'value' ? reading.value : '';
    onChange(held);
    input.toggleAttribute('data-unread', why !== undefined);
    // Typing 2025 passes the year 202: a message would come and go, and move the fields below.
    if (!isTyping || why === undefined || input.value === '') setRefusal(why);
    return held;
  }

  function leave(input: HTMLInputElement) {
    // When the whole window loses focus, the input stays the active element and the user will come back to it.
    if (document.activeElement === input) return;
    const held = hold(input, false);
    if (held !== '' && input.value !== held) input.value = held;
  }

  const isDoubtful = value !== '' && !isSame(read(value), value);
  const problem = refusal === undefined || before === '' ? refusal : `${refusal} It was ${show(before)}.`;
  return (
    <Field
      isLive={refusal !== undefined || field.problem === undefined}
      {...field}
      help={isDoubtful ? `The year ${Number(value.slice(0, 4))}? Type the date again.` : field.help}
      problem={problem ?? field.problem}
      aside={value === '' ? undefined : show(value)}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          max="9999-12-31"
          defaultValue={value}
          onFocus={() => refusal === undefined && setBefore(value)}
          onChange={(event) => hold(event.target, true)}
          onBlur={(event) => leave(event.target)}
          // Half a date in an empty field is no change; the form has it checked before it saves.
          onInvalid={(event) => hold(event.currentTarget, false)}
          className="field-box"
        />
      )}
    </Field>
  );
}

function isSame<T>(reading: Reading<T>, value: T): boolean {
  return reading.kind === 'value' && reading.value === value;
}

const NOT_WHOLE = { kind: 'unreadable', why: 'Not a whole date, or one that does not exist.' } as const;
