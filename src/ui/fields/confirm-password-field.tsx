import { PasswordField } from './password-field.tsx';

/** The new password once more. That it differs from the first is said at each letter. */
export function ConfirmPasswordField({
  isDifferent,
  onType,
}: {
  isDifferent: boolean;
  onType: (password: string) => void;
}) {
  return (
    <PasswordField
      label="Confirm password"
      name="confirmPassword"
      autoComplete="new-password"
      required
      problem={isDifferent ? 'Passwords do not match' : undefined}
      isLive
      onType={onType}
    />
  );
}
