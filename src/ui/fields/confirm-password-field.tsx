import { PasswordField } from './password-field.tsx';

/** The new password again. While the two differ, the field says so as the user types. */
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
