import { mostValuableStock, stockByCategory, stockByLevel, stockByWarehouse } from '#data/analytics.ts';
import { chartOf } from '#domain/report-chart.ts';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import { ReportNumbers, ReportCard } from './report-numbers.tsx';

/** The stock and its value by category, by stock level and by warehouse, and the items worth most. */
export function InventoryPanel() {
  const categories = stockByCategory();
  return (
    <div className="@container flex flex-col gap-4">
      <BarChart {...chartOf(categories)}>
        <ReportNumbers table={categories} />
      </BarChart>
      <div className="grid items-start gap-4 @min-[56rem]:grid-cols-2">
        <ReportCard table={stockByLevel()} />
        <ReportCard table={stockByWarehouse()} />
      </div>
      <ReportCard table={mostValuableStock()} />
    </div>
  );
}
