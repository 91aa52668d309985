import { taxReports } from '#data/sample/figures.ts';
import { useLive } from '#data/sample/live.ts';
import { chartOf } from '#domain/report-chart.ts';
import { DoughnutChart } from '#ui/charts/doughnut-chart.tsx';
import { ReportCard } from '#screens/parts/report-numbers.tsx';

/** The GST of the month: collected (by head), paid and payable. */
export function TaxPanel() {
  const reports = useLive(['figures', 'tax reports'], taxReports);
  if (!reports) return null;
  return (
    <div className="@container flex flex-col gap-4">
      <DoughnutChart {...chartOf(reports.heads)} />
      <div className="grid items-start gap-4 @min-[56rem]:grid-cols-2">
        <ReportCard table={reports.summary} />
        <ReportCard table={reports.taxable} />
      </div>
    </div>
  );
}
