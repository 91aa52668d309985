import { dashboardFigures } from '#data/sample/figures.ts';
import { useLive } from '#data/sample/live.ts';
import { chartOf } from '#domain/report-chart.ts';
import { DoughnutChart } from '#ui/charts/doughnut-chart.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CountCards } from './count-cards.tsx';
import { InventoryAlerts } from './inventory-alerts.tsx';
import { LastUpdated } from './last-updated.tsx';
import { MetricCards } from './metric-cards.tsx';
import { OutstandingPayments } from './outstanding-payments.tsx';
import { QuickActionsBlock } from './quick-actions-block.tsx';
import { RecentInvoices } from './recent-invoices.tsx';
import { TopCustomers } from './top-customers.tsx';

/**
 * The business at a glance: sales and dues first, then what needs attention, then quick actions. What stands beneath the
 * cards comes at once, when its figures are read, so that nothing moves.
 */
export function DashboardScreen() {
  const figures = useLive(['figures', 'dashboard'], dashboardFigures);
  return (
    <Page
      title="Dashboard"
      subtitle="Welcome back! Here's what's happening with your business today."
      actions={<LastUpdated />}
    >
      <div data-tour="metrics">
        <MetricCards />
      </div>

      {figures && (
        <>
          <div className="@container">
            <div className="grid gap-4 @min-[56rem]:grid-cols-[minmax(0,1fr)_22.5rem]">
              <div className="flex min-w-0 flex-col gap-4">
                <div data-tour="charts">
                  <LineChart {...chartOf(figures.trend)} />
                </div>
                <RecentInvoices />
              </div>
              <div className="flex min-w-0 flex-col gap-4">
                <div>
                  <OutstandingPayments />
                </div>
                <DoughnutChart {...chartOf(figures.breakdown)} title="GST Breakdown" />
              </div>
              <TopCustomers {...figures.customers} />
              <InventoryAlerts />
            </div>
          </div>

          <CountCards />
          <QuickActionsBlock />
        </>
      )}
    </Page>
  );
}
