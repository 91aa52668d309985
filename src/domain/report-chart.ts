import { formatRupees, formatRupeesShort } from './format.ts';
import { asPaise } from './money.ts';
import type { ReportTable } from './report-table.ts';

/** The chart of a report's table: its text, its points in paise, and how to format them. */
export function chartOf(table: ReportTable) {
  const { title, period, head } = table;
  const heads = [head[0] ?? '', head[1] ?? ''] as const;
  const points = table.rows.map(([name, { amount }]) => ({ name, value: amount }));
  return { title, period, heads, points, axis: short, exact };
}

/** Axis labels are round numbers, so a decimal of zero is left out: ₹10 L. */
function short(value: number): string {
  return formatRupeesShort(asPaise(Math.round(value))).replace('.0 ', ' ');
}

function exact(value: number): string {
  return formatRupees(asPaise(Math.round(value)));
}
