import { Eye, EyeOff } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { Icon } from '#ui/controls/icon.tsx';
import { Field, type FieldProps } from './field.tsx';

type Native = Pick<ComponentProps<'input'>, 'name' | 'required' | 'readOnly'> & {
  autoComplete: 'current-password' | 'new-password';
};

/**
 * A password, hidden until the user shows it. The input is uncontrolled: React would write the value of a controlled
 * one into the document as an attribute. `onType` reports what was typed; to clear the field, give it another key.
 */
export function PasswordField({
  onType,
  name,
  required,
  readOnly,
  autoComplete,
  ...field
}: FieldProps & Native & { onType?: (password: string) => void }) {
  const [isShown, setShown] = useState(false);
  return (
    <Field isRequired={required === true} {...field}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            name={name}
            required={required}
            readOnly={readOnly}
            autoComplete={autoComplete}
            // While shown, it is ordinary text, which a browser may send to a spelling service.
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            onChange={(event) => onType?.(event.target.value)}
            className="field-box pe-control"
          />
          <button
            type="button"
            aria-controls={control.id}
            // A form may have two such buttons with the same name; the description says which field each belongs to.
            aria-describedby={`${control.id}-label`}
            className="absolute inset-y-0 end-0 inline-flex w-control items-center justify-center rounded-control text-ink-2 hover:text-ink focus-visible:-outline-offset-2"
            onClick={() => setShown(!isShown)}
          >
            <Icon of={isShown ? EyeOff : Eye} />
            <span className="sr-only">{isShown ? 'Hide password' : 'Show password'}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
