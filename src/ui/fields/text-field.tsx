import { type ComponentProps, useId } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Native = Pick<
  ComponentProps<'input'>,
  | 'type'
  | 'name'
  | 'required'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'inputMode'
  | 'readOnly'
  | 'tabIndex'
  | 'onKeyDown'
>;

/**
 * A single-line text. `suggestions` are offered as the browser offers earlier entries, and never forced. Use `required`
 * in a form that the browser validates, `isRequired` in a form that validates itself. `isForCodes`: a barcode may be
 * scanned into it (`scan.ts`).
 */
export function TextField({
  value,
  onChange,
  suggestions,
  type = 'text',
  name,
  required,
  autoComplete = 'off',
  inputMode,
  // A phone would capitalise the first letter of an e-mail address.
  autoCapitalize = inputMode === 'email' ? 'none' : undefined,
  autoFocus,
  readOnly,
  tabIndex,
  onKeyDown,
  isFigure = false,
  isForCodes = false,
  ...field
}: FieldProps &
  Native & {
    value: string;
    onChange?: (value: string) => void;
    suggestions?: readonly string[];
    isFigure?: boolean;
    isForCodes?: boolean;
  }) {
  const listId = useId();
  return (
    <Field isRequired={required === true} {...field}>
      {(control) => (
        <>
          <input
            {...control}
            dir={isFigure ? undefined : 'auto'}
            type={type}
            name={name}
            required={required}
            autoComplete={autoComplete}
            autoCapitalize={autoCapitalize}
            autoFocus={autoFocus}
            inputMode={inputMode}
            readOnly={readOnly}
            tabIndex={tabIndex}
            data-codes={isForCodes || undefined}
            list={suggestions ? listId : undefined}
            value={value}
            onKeyDown={onKeyDown}
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
