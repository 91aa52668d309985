import { useState } from 'react';
import { LinkButton } from '#ui/controls/link-button.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { AuthCard, AuthFoot } from './auth-card.tsx';
import { Outcome } from './outcome.tsx';
import { RegisterForm } from './register-form.tsx';
import { SocialButtons } from './social-buttons.tsx';

/** A demo registration: no account is created, and the data stays open to everyone. */
export function RegisterScreen() {
  const [registered, setRegistered] = useState<string>();
  if (registered !== undefined) {
    return (
      <AuthCard title="Registration">
        <Outcome
          actions={
            <LinkButton to="/login" look="primary">
              Go to Sign in
            </LinkButton>
          }
        >
          {registered.trim() === '' ? (
            <p>Thank you.</p>
          ) : (
            <p>
              Thank you, <Quoted>{registered}</Quoted>.
            </p>
          )}
          <p>This is a demo: no account was created, and the sample data is open to everyone without one.</p>
        </Outcome>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Registration">
      <RegisterForm onRegister={setRegistered} />
      <SocialButtons />
      <AuthFoot>
        Already registered? <TextLink to="/login">Sign in</TextLink>
      </AuthFoot>
    </AuthCard>
  );
}
