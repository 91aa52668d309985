import { type ComponentProps, useId } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Native = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'readOnly'>;

/** A line of text. `suggestions` are offered as the browser offers earlier entries, and never forced. */
export function TextField({
  value,
  onChange,
  suggestions,
  type = 'text',
  autoComplete = 'off',
  inputMode,
  readOnly,
  isFigure = false,
  ...field
}: FieldProps &
  Native & {
    value: string;
    onChange?: (value: string) => void;
    suggestions?: readonly string[];
    isFigure?: boolean;
  }) {
  const listId = useId();
  return (
    <Field {...field}>
      {(control) => (
        <>
          <input
            {...control}
            type={type}
            autoComplete={autoComplete}
            inputMode={inputMode}
            readOnly={readOnly}
            list={suggestions ? listId : undefined}
            value={value}
            onChange={(event) => onChange?.(event.target.value)}
            className={`field-box ${isFigure ? 'text-end' : ''}`}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}
