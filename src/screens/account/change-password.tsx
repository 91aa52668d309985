import { useRef, useState } from 'react';
import { useAccount } from '#data/sample/profile.ts';
import { mayChangePassword, passwordsDiffer } from '#domain/password.ts';
import { Button } from '#ui/controls/button.tsx';
import { ConfirmPasswordField } from '#ui/fields/confirm-password-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Section } from '#ui/layout/section.tsx';
import { toastSuccess } from '#ui/feedback/toast.tsx';

/** A demo of changing the password: the passwords are compared here, cleared at once, and never stored or sent. */
export function ChangePassword() {
  const { profile } = useAccount();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [changes, setChanges] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  function change() {
    for (const clear of [setCurrent, setPassword, setConfirmation]) clear('');
    setChanges(changes + 1);
    toastSuccess('Password Changed', 'Your password has been updated successfully.');
    // The empty form disables its button, which then loses the focus.
    heading.current?.focus();
  }

  return (
    <Section title="Change password" sentence="Nothing is stored: any current password will do." heading={heading}>
      <Form key={changes} onSubmit={change}>
        {/* Tells a password manager whose passwords these are. */}
        <input type="text" name="username" autoComplete="username" value={profile.email} readOnly hidden />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          onType={setCurrent}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            required
            onType={setPassword}
          />
          <ConfirmPasswordField isDifferent={passwordsDiffer(password, confirmation)} onType={setConfirmation} />
        </div>
        <Button
          look="primary"
          type="submit"
          disabled={!mayChangePassword(current, password, confirmation)}
          className="self-start"
        >
          Change Password
        </Button>
      </Form>
    </Section>
  );
}
