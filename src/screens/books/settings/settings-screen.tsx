import { useTab } from '#screens/books/parts/use-tab.ts';
import { Tabs } from '#ui/controls/tabs.tsx';
import { Page } from '#ui/layout/page.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { BackupPanel } from './backup-panel.tsx';
import { BusinessPanel } from './business-panel.tsx';
import { CheckBooksPanel } from './check-books-panel.tsx';
import { EditLogPanel } from './edit-log-panel.tsx';
import { LocksPanel } from './locks-panel.tsx';
import { NumberingPanel } from './numbering-panel.tsx';

export function SettingsScreen() {
  const { tab, turnTo } = useTab(TABS, 'Business');
  return (
    <Page title="Settings" subtitle="The business, how its books are kept, and whether they can be trusted">
      <Tabs
        name="Settings"
        chosen={tab}
        onTurn={turnTo}
        tabs={[
          { title: 'Business', panel: <BusinessPanel /> },
          { title: 'Numbering', panel: <NumberingPanel /> },
          { title: 'Counter', panel: <CounterPanel /> },
          { title: 'Staff', panel: <StaffPanel /> },
          { title: 'Locks', panel: <LocksPanel /> },
          { title: 'Backup', panel: <BackupPanel /> },
          { title: 'Edit Log', panel: <EditLogPanel /> },
          { title: 'Check Books', panel: <CheckBooksPanel /> },
        ]}
      />
    </Page>
  );
}

const CounterPanel = lazyPart(async () => (await import('./counter-panel.tsx')).CounterPanel);
const StaffPanel = lazyPart(async () => (await import('./staff/staff-panel.tsx')).StaffPanel);

const TABS = ['Business', 'Numbering', 'Counter', 'Staff', 'Locks', 'Backup', 'Edit Log', 'Check Books'] as const;
