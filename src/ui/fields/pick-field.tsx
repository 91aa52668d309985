import type { ReactNode } from 'react';
import { Pick } from '#ui/pick.tsx';
import { Field, type FieldProps } from './field.tsx';

/** A labelled pick list. Starts at `choose` while nothing is picked; its name is its label and what is picked. */
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
      {({ 'aria-required': _, ...control }) => (
        <Pick
          {...control}
          name={field.label}
          labelId={`${control.id}-label`}
          value={value}
          options={options}
          onChange={onChange}
          choose={choose}
          {...(showOption && { showOption })}
          className="field-box flex items-center justify-between gap-2"
        />
      )}
    </Field>
  );
}
