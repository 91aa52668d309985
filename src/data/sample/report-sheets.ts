import type { ReportCell, ReportSheet } from '#domain/report-table.ts';
import { sheetOf, withPeriod } from '#domain/sample/sample-figures.ts';
import { STATEMENT_NAMES, type Statement } from '#domain/statement.ts';
import {
  categorySales,
  customerSales,
  mostValuableStock,
  gstByHead,
  gstSummary,
  monthlySales,
  stockByCategory,
  stockByLevel,
  stockByWarehouse,
  taxableValues,
} from './analytics.ts';
import { statement } from './statements.ts';

/** All reports, with one sheet per tab of the screen. */
export function reportSheets(): readonly ReportSheet[] {
  return [
    {
      name: 'Financial Reports',
      head: ['Statement', 'Section', 'Particulars', 'Amount'],
      rows: STATEMENT_NAMES.flatMap((name) => rowsOf(statement(name))),
    },
    sheetOf('Sales Analytics', [monthlySales(), categorySales(), customerSales()]),
    sheetOf('Inventory Reports', [stockByCategory(), stockByWarehouse(), stockByLevel(), mostValuableStock()]),
    sheetOf('Tax Reports', [gstByHead(), gstSummary(), taxableValues()]),
  ];
}

/** A statement row by row. Each row names its statement and section, so that a spreadsheet can sort and filter. */
function rowsOf({ name, period, sections }: Statement): readonly (readonly ReportCell[])[] {
  const of = withPeriod(name, period);
  return sections.flatMap(({ title, lines, totals }) =>
    [...lines, ...totals].map((line) => [of, title, line.name, { amount: line.amount }]),
  );
}
