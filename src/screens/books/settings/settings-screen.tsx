import { type ReactNode, useSyncExternalStore } from 'react';
import { onStaffChange } from '#data/books/staff/access.ts';
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
import { type SettingsTab, settingsTabs } from './settings-tabs.ts';

export function SettingsScreen() {
  const titles = useSyncExternalStore(onStaffChange, tabsInWords).split(',') as SettingsTab[];
  const { tab, turnTo } = useTab(titles, titles[0] ?? 'Business');
  return (
    <Page title="Settings" subtitle="The business, how its books are kept, and whether they can be trusted">
      <Tabs
        name="Settings"
        chosen={tab}
        onTurn={turnTo}
        tabs={titles.map((title) => ({ title, panel: PANELS[title] }))}
      />
    </Page>
  );
}

const CounterPanel = lazyPart(async () => (await import('./counter-panel.tsx')).CounterPanel);
const StaffPanel = lazyPart(async () => (await import('./staff/staff-panel.tsx')).StaffPanel);

const PANELS: Readonly<Record<SettingsTab, ReactNode>> = {
  Business: <BusinessPanel />,
  Numbering: <NumberingPanel />,
  Counter: <CounterPanel />,
  Staff: <StaffPanel />,
  Locks: <LocksPanel />,
  Backup: <BackupPanel />,
  'Edit Log': <EditLogPanel />,
  'Check Books': <CheckBooksPanel />,
};

/** One text as long as they stay the same. */
function tabsInWords(): string {
  return settingsTabs().join();
}
