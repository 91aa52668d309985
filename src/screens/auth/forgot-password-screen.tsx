import { LinkButton } from '#ui/link-button.tsx';
import { AuthCard } from './auth-card.tsx';

export function ForgotPasswordScreen() {
  return (
    <AuthCard title="Forgot password">
      <p className="text-balance">
        The form for a new password is still to come. No password is needed to use the sample data.
      </p>
      <LinkButton to="/invoices">Go to Invoices</LinkButton>
    </AuthCard>
  );
}
