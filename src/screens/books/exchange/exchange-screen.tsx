import { useTab } from '#screens/books/parts/use-tab.ts';
import { Tabs } from '#ui/controls/tabs.tsx';
import { Page } from '#ui/layout/page.tsx';
import { PackPanel } from './pack-panel.tsx';
import { SpreadsheetPanel } from './spreadsheet-panel.tsx';
import { TallyOutPanel } from './tally-out-panel.tsx';

/** The ways from these books to other programs, and back. */
export function ExchangeScreen() {
  const { tab, turnTo } = useTab(TABS, 'Import');
  return (
    <Page title="Import & Export" subtitle="What other programs and your accountant give, and take">
      <Tabs
        name="Import & Export"
        chosen={tab}
        onTurn={turnTo}
        tabs={[
          { title: 'Import', panel: <SpreadsheetPanel /> },
          {
            title: 'Export',
            panel: (
              <div className="flex flex-col gap-4">
                <PackPanel />
                <TallyOutPanel />
              </div>
            ),
          },
        ]}
      />
    </Page>
  );
}

const TABS = ['Import', 'Export'] as const;
