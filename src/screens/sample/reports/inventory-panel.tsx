import { stockReports } from '#data/sample/figures.ts';
import { useLive } from '#data/sample/live.ts';
import { chartOf } from '#domain/report-chart.ts';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { ReportNumbers, ReportCard } from '#screens/parts/report-numbers.tsx';

/** The stock and its value by category, by stock level and by warehouse, and the items worth most. */
export function InventoryPanel() {
  const reports = useLive(['figures', 'stock reports'], stockReports);
  if (!reports) return null;
  const { categories, levels, warehouses, mostValuable } = reports;
  return (
    <div className="@container flex flex-col gap-4">
      <BarChart {...chartOf(categories)}>
        <ReportNumbers table={categories} />
      </BarChart>
      <div className="grid items-start gap-4 @min-[56rem]:grid-cols-2">
        <ReportCard table={levels} />
        <ReportCard table={warehouses} />
      </div>
      <ReportCard table={mostValuable} />
    </div>
  );
}
