import { salesReports } from '#data/sample/figures.ts';
import { useLive } from '#data/sample/live.ts';
import { chartOf } from '#domain/report-chart.ts';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { ReportNumbers, ReportCard } from '#screens/parts/report-numbers.tsx';

/** Sales by month, and the sales of June by category and by customer. */
export function SalesPanel() {
  const reports = useLive(['figures', 'sales reports'], salesReports);
  if (!reports) return null;
  const { trend, categories, customers } = reports;
  return (
    <div className="flex flex-col gap-4">
      <LineChart {...chartOf(trend)}>
        <ReportNumbers table={trend} />
      </LineChart>
      <BarChart {...chartOf(categories)}>
        <ReportNumbers table={categories} />
      </BarChart>
      <ReportCard table={customers} />
    </div>
  );
}
