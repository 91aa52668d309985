import { type ReportCell, type ReportSheet, sheetOf, withPeriod } from '#domain/report-table.ts';
import { STATEMENT_NAMES, type Statement } from '#domain/statement.ts';
import {
  categorySales,
  customerSales,
  dearestStock,
  gstByHead,
  gstSummary,
  monthlySales,
  stockByCategory,
  stockByLevel,
  stockByWarehouse,
  taxableValues,
} from './analytics.ts';
import { statement } from './statements.ts';

/** Everything that the reports show, a sheet for each of their tabs. */
export function reportSheets(): readonly ReportSheet[] {
  return [
    {
      name: 'Financial Reports',
      head: ['Statement', 'Section', 'Particulars', 'Amount'],
      rows: STATEMENT_NAMES.flatMap((name) => rowsOf(statement(name))),
    },
    sheetOf('Sales Analytics', [monthlySales(), categorySales(), customerSales()]),
    sheetOf('Inventory Reports', [stockByCategory(), stockByWarehouse(), stockByLevel(), dearestStock()]),
    sheetOf('Tax Reports', [gstByHead(), gstSummary(), taxableValues()]),
  ];
}

/** The statement line by line; every row tells its statement and section, so that a spreadsheet can sort and filter. */
function rowsOf({ name, period, sections }: Statement): readonly (readonly ReportCell[])[] {
  const of = withPeriod(name, period);
  return sections.flatMap(({ title, lines, totals }) =>
    [...lines, ...totals].map((line) => [of, title, line.name, { amount: line.amount }]),
  );
}
