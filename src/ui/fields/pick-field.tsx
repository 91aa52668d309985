import type { ReactNode } from 'react';
import { Pick } from './pick.tsx';
import { Field, type FieldProps } from './field.tsx';

/** A labelled pick list. Shows `choose` while nothing is picked; its name is its label and what is picked. */
export function PickField<T extends string>({
  value,
  options,
  onChange,
  choose = 'Choose …',
  showOption,
  ...field
}: FieldProps & {
  value: T | '';
  options: readonly T[];
  onChange: (value: T) => void;
  choose?: string;
  showOption?: (option: T) => ReactNode;
}) {
  return (
    <Field {...field}>
      {({ 'aria-required': isRequired, 'aria-describedby': note, ...control }) => (
        <>
          {/* A button has no aria-required; its description says so instead. */}
          {isRequired && (
            <span id={`${control.id}-required`} hidden>
              required
            </span>
          )}
          <Pick
            {...control}
            aria-describedby={[isRequired && `${control.id}-required`, note].filter(Boolean).join(' ') || undefined}
            name={field.label}
            labelId={`${control.id}-label`}
            value={value}
            options={options}
            onChange={onChange}
            choose={choose}
            {...(showOption && { showOption })}
            className="field-box flex items-center justify-between gap-2"
          />
        </>
      )}
    </Field>
  );
}
