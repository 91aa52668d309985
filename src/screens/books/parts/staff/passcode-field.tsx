import { Field, type FieldProps } from '#ui/fields/field.tsx';

/**
 * A passcode, which is never shown. The input is uncontrolled, as that of a password: React would write the value of a controlled one
 * into the document. `onType` reports what was typed, in the digits of whichever keyboard; to clear the field, give it another key.
 */
export function PasscodeField({
  onType,
  autoComplete,
  ...field
}: FieldProps & { autoComplete: 'new-password' | 'off'; onType: (typed: string) => void }) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="password"
          inputMode="numeric"
          autoComplete={autoComplete}
          spellCheck={false}
          onChange={(event) => onType(event.target.value)}
          className="field-box"
        />
      )}
    </Field>
  );
}
