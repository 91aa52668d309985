import { bookFigures } from '#data/sample/figures.ts';
import { useLive } from '#data/sample/live.ts';
import { useVisitState } from '#data/store/visit-state.ts';
import { formatRupeesForCard } from '#domain/format.ts';
import { LEDGER_PREFIX } from '#domain/sample/ledger-account.ts';
import { VOUCHER_TYPES } from '#domain/sample/voucher.ts';
import { ComingSoon } from '#ui/layout/coming-soon.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { StatCard, StatCards } from '#ui/layout/stat-card.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { LEDGER_EDITOR } from './ledger-editor.ts';
import { LedgersPanel } from './ledgers-panel.tsx';
import { ReportCards } from './report-cards.tsx';
import { VOUCHER_EDITOR } from './voucher-editor.ts';
import { VouchersPanel } from './vouchers-panel.tsx';

export function AccountingScreen() {
  const figures = useLive(['figures', 'books'], bookFigures);
  const vouchers = useRecordEditor(VOUCHER_EDITOR);
  const ledgers = useRecordEditor(LEDGER_EDITOR);
  const [tab, setTab] = useVisitState<Tab>('accounting: tab', 'Voucher Entries');
  useAddressRequest({
    show(id) {
      // The panel brings the row into view.
      setTab(id.startsWith(LEDGER_PREFIX) ? 'Ledger Accounts' : 'Voucher Entries');
      return false;
    },
    begin(what) {
      setTab(what === 'ledger' ? 'Ledger Accounts' : 'Voucher Entries');
      const voucherType = VOUCHER_TYPES.find((type) => type.toLowerCase() === what);
      if (what === 'ledger') ledgers.open.create();
      else vouchers.open.createFrom(voucherType ? { voucherType } : {});
    },
  });

  return (
    <Page
      title="Accounts & Vouchers"
      subtitle="Double-entry bookkeeping, ledger accounts, and financial vouchers"
      actions={
        // React keeps one button and changes its label, so that it keeps the focus when the tab changes.
        (tab === 'Voucher Entries' && <CreateButton onPress={vouchers.open.create}>New Voucher</CreateButton>) ||
        (tab === 'Ledger Accounts' && <CreateButton onPress={ledgers.open.create}>New Ledger</CreateButton>)
      }
    >
      <StatCards>
        {CARDS.map(({ title, of, line }) => (
          <StatCard key={title} title={title} {...formatRupeesForCard(figures?.[of])} line={line} />
        ))}
      </StatCards>

      <Tabs<Tab>
        name="Accounts"
        chosen={tab}
        onTurn={setTab}
        tabs={[
          { title: 'Voucher Entries', panel: <VouchersPanel open={vouchers.open} /> },
          { title: 'Ledger Accounts', panel: <LedgersPanel open={ledgers.open} /> },
          { title: 'Financial Reports', panel: <ReportCards /> },
          {
            title: 'Bank Reconciliation',
            panel: <ComingSoon>Bank reconciliation coming soon...</ComingSoon>,
          },
        ]}
      />

      {vouchers.state.name !== 'closed' && <VoucherDialogs editor={vouchers} />}
      {ledgers.state.name !== 'closed' && <LedgerDialogs editor={ledgers} />}
    </Page>
  );
}

type Tab = 'Voucher Entries' | 'Ledger Accounts' | 'Financial Reports' | 'Bank Reconciliation';

const VoucherDialogs = lazyDialog(async () => (await import('./voucher-dialogs.tsx')).VoucherDialogs);
const LedgerDialogs = lazyDialog(async () => (await import('./ledger-dialogs.tsx')).LedgerDialogs);
const CARDS = [
  { title: 'Cash Balance', of: 'cashBalance', line: 'Cash and bank' },
  { title: 'Sundry Debtors', of: 'receivables', line: 'Owed by customers' },
  { title: 'Sundry Creditors', of: 'payables', line: 'Owed to suppliers' },
  { title: 'Net Worth', of: 'netWorth', line: 'Assets less liabilities' },
] as const;
