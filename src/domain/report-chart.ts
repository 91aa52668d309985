import { formatRupees, formatRupeesShort } from './format.ts';
import { asPaise } from './money.ts';
import type { ReportTable } from './report-table.ts';

/** What a chart is told of a report's table: its words, its points in paise, and how those are written. */
export function chartOf(table: ReportTable) {
  const { title, period, head } = table;
  const heads = [head[0] ?? '', head[1] ?? ''] as const;
  const points = table.rows.map(([name, { amount }]) => ({ name, value: amount }));
  return { title, period, heads, points, axis: short, exact };
}

/** The marks of an axis are round, and say no decimal that is nothing: ₹10 L. */
function short(value: number): string {
  return formatRupeesShort(asPaise(Math.round(value))).replace('.0 ', ' ');
}

function exact(value: number): string {
  return formatRupees(asPaise(Math.round(value)));
}
