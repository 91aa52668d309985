import { useState } from 'react';
import { passwordsDiffer } from '#domain/password.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { ConfirmPasswordField } from '#ui/fields/confirm-password-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { toastSuccess } from '#ui/feedback/toast.tsx';

/** Passwords that differ show a message but do not block the form (specification §5). */
export function RegisterForm({ onRegister }: { onRegister: (fullName: string) => void }) {
  const [{ fullName, email, company }, setInput] = useState({ fullName: '', email: '', company: '' });
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const change = (patch: { fullName?: string; email?: string; company?: string }) =>
    setInput((input) => ({ ...input, ...patch }));

  function register() {
    console.log('Registration:', { fullName, email, company });
    toastSuccess('Demo registration', 'No account was created. Nothing was sent.');
    onRegister(fullName);
  }

  return (
    <Form onSubmit={register}>
      <TextField
        label="Full name"
        name="fullName"
        autoComplete="name"
        required
        value={fullName}
        onChange={(text) => change({ fullName: text })}
      />
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={(text) => change({ email: text })}
      />
      <TextField
        label="Company"
        name="company"
        autoComplete="organization"
        value={company}
        onChange={(text) => change({ company: text })}
      />
      <PasswordField label="Password" name="password" autoComplete="new-password" required onType={setPassword} />
      <ConfirmPasswordField isDifferent={passwordsDiffer(password, confirmation)} onType={setConfirmation} />
      <CheckField
        label={
          <>
            I agree to the <NewTab href="/terms">Terms</NewTab> and <NewTab href="/privacy">Privacy Policy</NewTab>
          </>
        }
        help="Both open in a new tab."
        name="terms"
        required
        value={isAgreed}
        onChange={setAgreed}
      />
      <Button look="primary" type="submit">
        Create Account
      </Button>
    </Form>
  );
}

/** A link that opens in a new tab, so that nothing typed in the form is lost. */
function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="font-medium text-peacock underline underline-offset-2 touch:-mx-1 touch:px-1 touch:py-3.5"
    >
      {children}
    </a>
  );
}
