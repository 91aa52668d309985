import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/form.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Quoted } from '#ui/quoted.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { say } from '#ui/toast.tsx';
import { AuthCard, AuthFoot } from './auth-card.tsx';
import { Outcome } from './outcome.tsx';
import { SocialButtons } from './social-buttons.tsx';

/** A rehearsal of signing in: the books are open to everyone, and nobody's password is asked after. */
export function LoginScreen() {
  const [email, setEmail] = useState('');
  const [remember, setRemember] = useState(false);
  const [isSignedIn, setSignedIn] = useState(false);

  function signIn() {
    console.log('Sign in:', { email, remember });
    setSignedIn(true);
    say('Demo sign-in', 'No account was checked. The sample data is open: go to the Dashboard.');
  }

  if (isSignedIn) {
    return (
      <AuthCard title="Sign in">
        <Outcome
          actions={
            <>
              <LinkButton to="/" look="primary">
                Go to Dashboard
              </LinkButton>
              <Button onClick={() => setSignedIn(false)}>Sign in as someone else</Button>
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
