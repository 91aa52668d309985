import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** A multi-line text, such as an address. */
export function TextAreaField({
  value,
  onChange,
  ...props
}: FieldProps &
  Pick<ComponentProps<'textarea'>, 'name' | 'autoComplete'> & { value: string; onChange: (value: string) => void }) {
  const { name, autoComplete, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          dir="auto"
          name={name}
          autoComplete={autoComplete}
          rows={3}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="field-box resize-y py-2"
        />
      )}
    </Field>
  );
}
