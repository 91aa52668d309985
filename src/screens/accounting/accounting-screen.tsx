import { Page } from '#ui/page.tsx';
import { ToCome } from '#ui/to-come.tsx';

export function AccountingScreen() {
  return (
    <Page title="Accounts & Vouchers" subtitle="Double-entry bookkeeping, ledger accounts, and financial vouchers">
      <ToCome>Vouchers and ledger accounts are still to come.</ToCome>
    </Page>
  );
}
