import type { ReportSheet, ReportTable } from '#domain/report-table.ts';

/** A report's title and period in one text: Stock by Level, as at 30 June 2024, sample figures. */
export function withPeriod(title: string, period: string): string {
  return `${title}, ${ofSample(period.replace(/^(As|For) /, (word) => word.toLowerCase()))}`;
}

/**
 * The period as written in files. The figures of reports are fixed, with no records behind them, yet after an import
 * the file carries the name of another business. A reader of the file must not take the figures for that business's
 * own.
 */
export function ofSample(period: string): string {
  return `${period}, sample figures`;
}

/**
 * Puts several tables into one sheet under one header: the report with its period, the row, and then every column that
 * any table has. Cells that a table does not have stay blank.
 */
export function reportSheet(name: string, tables: readonly ReportTable[]): ReportSheet {
  const columns = [...new Set(tables.flatMap((table) => table.head.slice(1)))];
  const rows = tables.flatMap((table) =>
    [...table.rows, ...(table.total ? [table.total] : [])].map(([item, ...cells]) => [
      withPeriod(table.title, table.period),
      item,
      ...columns.map((column) => cells[table.head.indexOf(column) - 1] ?? ''),
    ]),
  );
  return { name, head: ['Report', 'Item', ...columns], rows };
}
