import { LinkButton } from '#ui/link-button.tsx';
import { AuthCard } from './auth-card.tsx';

export function RegisterScreen() {
  return (
    <AuthCard title="Registration">
      <p className="text-balance">
        The registration form is still to come. No account is needed to use the sample data.
      </p>
      <LinkButton to="/invoices">Go to Invoices</LinkButton>
    </AuthCard>
  );
}
