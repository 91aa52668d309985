import { useLive } from '#data/books/live.ts';
import { hasVouchers } from '#data/books/vouchers/voucher-lists.ts';
import { DayBook } from '#screens/books/parts/day-book/day-book.tsx';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { useTab } from '#screens/books/parts/use-tab.ts';
import { LEDGER_EDITOR } from '#screens/books/parts/masters/ledger-editor.ts';
import { Button } from '#ui/controls/button.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { LedgersPanel } from './ledgers-panel.tsx';
import { TrialBalancePanel } from './trial-balance-panel.tsx';

/** Begins with the Day Book; with the ledgers as long as nothing was entered, as it has nothing to show then. */
export function AccountingScreen() {
  const isBegun = useLive(['has vouchers'], hasVouchers);
  const { tab, turnTo } = useTab(TABS, isBegun === false ? 'Ledgers' : 'Day Book');
  const pages = usePages();
  const ledgers = useRecordEditor(LEDGER_EDITOR);
  const mayKeep = useMayDo('ledgers');
  useAddressRequest({ begin: () => mayKeep && ledgers.open.create() });

  return (
    <Page
      title="Accounting"
      subtitle="Everything that was entered, the ledgers in their groups, and what they come to"
      actions={
        mayKeep && (
          <>
            <CreateButton onPress={ledgers.open.create}>New Ledger</CreateButton>
            <Button onClick={() => pages.go(pages.newVoucher('Journal'))}>New Journal</Button>
          </>
        )
      }
    >
      <Tabs
        name="Accounting"
        chosen={tab}
        onTurn={turnTo}
        tabs={[
          { title: 'Day Book', panel: <DayBook /> },
          { title: 'Ledgers', panel: <LedgersPanel open={ledgers.open} /> },
          { title: 'Trial Balance', panel: <TrialBalancePanel /> },
        ]}
      />
      {ledgers.state.name !== 'closed' && <LedgerDialogs editor={ledgers} />}
    </Page>
  );
}

const LedgerDialogs = lazyDialog(async () => (await import('./ledger-dialogs.tsx')).LedgerDialogs);
const TABS = ['Day Book', 'Ledgers', 'Trial Balance'] as const;
