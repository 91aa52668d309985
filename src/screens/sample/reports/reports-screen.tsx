import { Download } from 'lucide';
import { useVisitState } from '#data/store/visit-state.ts';
import type { StatementName } from '#domain/financial-statement.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { FinancialPanel } from './financial-panel.tsx';
import { InventoryPanel } from './inventory-panel.tsx';
import { saveReports } from './report-files.ts';
import { SalesPanel } from './sales-panel.tsx';
import { TaxPanel } from './tax-panel.tsx';

export function ReportsScreen() {
  const [generated, setGenerated] = useVisitState<readonly StatementName[]>('reports: statements', []);
  const [tab, turnTo] = useVisitState<Tab>('reports: tab', 'Financial Reports');

  return (
    <Page
      title="Reports & Analytics"
      subtitle="Business insights, financial reports, and data analytics"
      actions={
        <Button onClick={() => void saveReports()}>
          <Icon of={Download} />
          Export Reports
        </Button>
      }
    >
      <Tabs<Tab>
        name="Reports"
        chosen={tab}
        onTurn={turnTo}
        tabs={[
          {
            title: 'Financial Reports',
            panel: (
              <FinancialPanel
                generated={generated}
                onGenerate={(name) => setGenerated((before) => [...new Set([...before, name])])}
              />
            ),
          },
          { title: 'Sales Analytics', panel: <SalesPanel /> },
          { title: 'Inventory Reports', panel: <InventoryPanel /> },
          { title: 'Tax Reports', panel: <TaxPanel /> },
        ]}
      />
    </Page>
  );
}

type Tab = 'Financial Reports' | 'Sales Analytics' | 'Inventory Reports' | 'Tax Reports';
