import { StillToCome } from '#screens/books/parts/to-come.tsx';
import { useTab } from '#screens/books/parts/use-tab.ts';
import { LEDGER_KIND } from '#screens/books/parts/masters/ledger-kind.ts';
import { Tabs } from '#ui/controls/tabs.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Page } from '#ui/pieces/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { useAsked } from '#ui/records/use-asked.ts';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { LedgersPanel } from './ledgers-panel.tsx';
import { TrialBalancePanel } from './trial-balance-panel.tsx';

/** Begins with the ledgers: as long as nothing is posted, the Day Book has nothing to show. */
export function AccountingScreen() {
  const { tab, turnTo } = useTab(TABS, 'Ledgers');
  const ledgers = useRecordEditor(LEDGER_KIND);
  useAsked({ begin: ledgers.open.create });

  return (
    <Page
      title="Accounting"
      subtitle="The ledgers in their groups, and what they come to"
      actions={<CreateButton onPress={ledgers.open.create}>New Ledger</CreateButton>}
    >
      <Tabs
        name="Accounting"
        chosen={tab}
        onTurn={turnTo}
        tabs={[
          { title: 'Day Book', panel: <StillToCome what="The Day Book" {...DAY_BOOK} /> },
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
const DAY_BOOK = {
  will: 'Everything that was entered stands here, day by day, once there are vouchers.',
  things: [
    'Each voucher of a day with its number, what it is, and its amount',
    'Journals for what no bill says',
    'As CSV, XLSX and PDF for any days',
  ],
};
