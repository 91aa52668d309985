import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { LinkButton } from '#ui/controls/link-button.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { AuthCard, AuthFoot } from './auth-card.tsx';
import { Outcome } from './outcome.tsx';
import { SocialButtons } from './social-buttons.tsx';

/** A demo sign-in: the data is open to everyone, and no password is checked. */
export function LoginScreen() {
  const [email, setEmail] = useState('');
  const [remember, setRemember] = useState(false);
  const [view, setView] = useState<'form' | 'signed in' | 'form again'>('form');

  function signIn() {
    console.log('Sign in:', { email, remember });
    setView('signed in');
    toastSuccess('Demo sign-in', 'No account was checked. The sample data is open: go to the Dashboard.');
  }

  function beginAgain() {
    setEmail('');
    setRemember(false);
    setView('form again');
  }

  if (view === 'signed in') {
    return (
      <AuthCard title="Sign in">
        <Outcome
          actions={
            <>
              <LinkButton to="/" look="primary">
                Go to Dashboard
              </LinkButton>
              <Button onClick={beginAgain}>Sign in as someone else</Button>
            </>
          }
        >
          <p>
            Signed in as <Quoted>{email}</Quoted>.
          </p>
          <p>This is a demo sign-in: no account was checked, and the sample data is open to everyone.</p>
        </Outcome>
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Sign in">
      <Form onSubmit={signIn}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          autoFocus={view === 'form again'}
          required
          value={email}
          onChange={setEmail}
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <CheckField label="Remember me" name="remember" value={remember} onChange={setRemember} />
          <TextLink to="/forgot-password">Forgot password?</TextLink>
        </div>
        <Button look="primary" type="submit">
          Sign In
        </Button>
      </Form>
      <SocialButtons />
      <AuthFoot>
        No account yet? <TextLink to="/register">Create an account</TextLink>
      </AuthFoot>
    </AuthCard>
  );
}
