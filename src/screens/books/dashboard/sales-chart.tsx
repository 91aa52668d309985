import { salesOfTwelveMonths } from '#data/books/reports/dashboard.ts';
import { useLive } from '#data/books/live.ts';
import { chartOf } from '#domain/report-chart.ts';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { useToday } from '#screens/parts/use-today.ts';

/** How sales went in the last twelve months; nothing until it is read. */
export function SalesChart() {
  const day = useToday();
  const table = useLive(['sales of twelve months', day], () => salesOfTwelveMonths(day));
  return table && <LineChart {...chartOf(table)} />;
}
