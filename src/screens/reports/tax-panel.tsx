import { gstByHead, gstSummary, taxableValues } from '#data/analytics.ts';
import { chartOf } from '#domain/report-chart.ts';
import { DoughnutChart } from '#ui/charts/doughnut-chart.tsx';
import { ReportCard } from './report-numbers.tsx';

/** The GST of the month: collected (by head), paid and payable. */
export function TaxPanel() {
  const heads = chartOf(gstByHead());
  return (
    <div className="@container flex flex-col gap-4">
      <DoughnutChart {...heads} />
      <div className="grid items-start gap-4 @min-[56rem]:grid-cols-2">
        <ReportCard table={gstSummary()} />
        <ReportCard table={taxableValues()} />
      </div>
    </div>
  );
}
