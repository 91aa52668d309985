import { useRef, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

/**
 * A native date. The input keeps its own text while a day is half typed (a controlled one would be reset under the
 * hands); a day that does not exist is not handed on, nor what was a day on the way to it: the one that stood there before
 * is kept, and stands again when the field is left.
 */
export function DateField<T extends string>({
  value,
  onChange,
  ...field
}: FieldProps & { value: T | ''; onChange: (value: T | '') => void }) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(value);
  const [isRefused, setRefused] = useState(false);

  function read() {
    const node = input.current;
    if (!node) return;
    const isReadable = !node.validity.badInput && (node.value === '' || /^\d{4}-\d\d-\d\d$/.test(node.value));
    onChange(isReadable ? (node.value as T | '') : before.current);
    if (!isReadable && document.activeElement !== node) node.value = before.current;
    setRefused(!isReadable);
    // At once: Escape leaves the field and asks whether anything is typed in one turn, before this is drawn.
    node.toggleAttribute('data-unread', !isReadable);
  }

  // Two figures of a year are taken for the year 24: nothing is forbidden, but nobody means that.
  const year = Number(value.slice(0, 4));
  const doubt = value !== '' && year < 1900 ? `The year ${year}? Type all four figures of it.` : undefined;
  const problem = isRefused
    ? `Not a whole date. ${value ? 'What stood here before is kept.' : 'Nothing is kept.'}`
    : field.problem;
  return (
    <Field isLive={isRefused || field.problem === undefined} {...field} help={doubt ?? field.help} problem={problem}>
      {(control) => (
        <input
          {...control}
          ref={input}
          type="date"
          max="9999-12-31"
          defaultValue={value}
          onFocus={() => {
            before.current = value;
          }}
          onChange={read}
          onBlur={read}
          className="field-box"
        />
      )}
    </Field>
  );
}
