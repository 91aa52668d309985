import { useRef, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

/**
 * A native date input. The browser orders day and month by its own locale, so `show` writes the held date unmistakably
 * on the label's line. The input is uncontrolled: React would reset a controlled one while a date is half typed. A date
 * that does not exist is never handed on, nor a date that was valid only on the way to it: the form keeps the date from
 * before, and the field shows it again on blur.
 */
export function DateField<T extends string>({
  value,
  onChange,
  show,
  ...field
}: FieldProps & { value: T | ''; onChange: (value: T | '') => void; show: (value: T) => string }) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(value);
  const [isRefused, setRefused] = useState(false);

  function read(): boolean {
    const node = input.current;
    if (!node) return true;
    const isReadable = !node.validity.badInput && (node.value === '' || /^\d{4}-\d\d-\d\d$/.test(node.value));
    onChange(isReadable ? (node.value as T | '') : before.current);
    setRefused(!isReadable);
    node.toggleAttribute('data-unread', !isReadable);
    return isReadable;
  }

  function enter() {
    before.current = value;
    // Until now the message said that the date from before was kept on blur.
    if (input.current?.validity.badInput === false) setRefused(false);
  }

  function leave() {
    const node = input.current;
    // When the whole window loses focus, the input stays the active element and the user will come back to it.
    if (read() || !node || document.activeElement === node) return;
    node.value = before.current;
    // Not before the next task: Escape blurs the field and asks whether anything is unsaved in the same one.
    setTimeout(() => node.removeAttribute('data-unread'));
  }

  // A two-digit year is read as the year 24. Nothing is forbidden, but nobody means that.
  const year = Number(value.slice(0, 4));
  const doubt = value !== '' && year < 1900 ? `The year ${year}? Type all four figures of it.` : undefined;
  const problem = isRefused
    ? `Not a whole date. ${value ? 'What stood here before is kept.' : 'Nothing is kept.'}`
    : field.problem;
  return (
    <Field
      isLive={isRefused || field.problem === undefined}
      {...field}
      help={doubt ?? field.help}
      problem={problem}
      aside={value === '' ? undefined : show(value)}
    >
      {(control) => (
        <input
          {...control}
          ref={input}
          type="date"
          max="9999-12-31"
          defaultValue={value}
          onFocus={enter}
          onChange={read}
          onBlur={leave}
          className="field-box"
        />
      )}
    </Field>
  );
}
