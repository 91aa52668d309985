import { useState } from 'react';
import { mayResetPassword, passwordsDiffer } from '#domain/password.ts';
import { Button } from '#ui/controls/button.tsx';
import { ConfirmPasswordField } from '#ui/fields/confirm-password-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { StrengthMeter } from './strength-meter.tsx';

/** Only this form holds the passwords, so they are gone once it unmounts. */
export function ResetForm({ onReset }: { onReset: () => void }) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  return (
    <Form onSubmit={onReset}>
      <div className="flex flex-col gap-2">
        <PasswordField
          label="New password"
          help="Use at least 8 characters with letters, numbers and symbols"
          name="password"
          autoComplete="new-password"
          required
          onType={setPassword}
        />
        <StrengthMeter password={password} />
      </div>
      <ConfirmPasswordField isDifferent={passwordsDiffer(password, confirmation)} onType={setConfirmation} />
      <Button look="primary" type="submit" disabled={!mayResetPassword(password, confirmation)}>
        Reset Password
      </Button>
    </Form>
  );
}
