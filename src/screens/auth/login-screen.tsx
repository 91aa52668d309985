import { LinkButton } from '#ui/link-button.tsx';
import { AuthCard } from './auth-card.tsx';

export function LoginScreen() {
  return (
    <AuthCard title="Sign in">
      <p className="text-balance">
        The sign-in form is still to come. No sign-in is needed: the sample data is open to everyone.
      </p>
      <LinkButton to="/invoices">Go to Invoices</LinkButton>
    </AuthCard>
  );
}
