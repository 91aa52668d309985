import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { AuthCard, AuthFoot } from './auth-card.tsx';
import { Outcome } from './outcome.tsx';

/** Asks for an email address, then shows the specification's confirmation (§8). The card's footer says it is a demo. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('');
  const [view, setView] = useState<'form' | 'sent' | 'form again'>('form');

  function sendLink() {
    console.log('Forgot password:', { email });
    setView('sent');
  }

  return (
    <AuthCard title="Forgot password">
      {view === 'sent' ? (
        <Outcome actions={<Button onClick={() => setView('form again')}>Try another email address</Button>}>
          <p>
            We've sent a password reset link to <Quoted>{email}</Quoted>. Please check your email and follow the
            instructions.
          </p>
          <p>Didn't receive the email? Check your spam folder.</p>
        </Outcome>
      ) : (
        <Form onSubmit={sendLink}>
          <TextField
            label="Email"
            help="The password reset link goes to this address."
            type="email"
            name="email"
            autoComplete="username"
            autoFocus={view === 'form again'}
            required
            value={email}
            onChange={setEmail}
          />
          <Button look="primary" type="submit">
            Send Reset Link
          </Button>
        </Form>
      )}
      <AuthFoot>
        <TextLink to="/login">Back to Sign in</TextLink>
      </AuthFoot>
    </AuthCard>
  );
}
