import { useState } from 'react';
import { TextLink } from '#ui/controls/text-link.tsx';
import { AuthCard, AuthFoot } from './auth-card.tsx';
import { PasswordWasReset } from './password-was-reset.tsx';
import { ResetForm } from './reset-form.tsx';

/** Asks for a new password, entered twice. /login opens by itself afterwards. */
export function ResetPasswordScreen() {
  const [isReset, setReset] = useState(false);
  return (
    <AuthCard title="Reset password">
      {isReset ? (
        <PasswordWasReset />
      ) : (
        <>
          <ResetForm onReset={() => setReset(true)} />
          <AuthFoot>
            <TextLink to="/login">Back to Sign in</TextLink>
          </AuthFoot>
        </>
      )}
    </AuthCard>
  );
}
