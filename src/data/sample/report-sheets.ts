import type { ReportTableCell, ReportSheet } from '#domain/report-table.ts';
import { reportSheet, withPeriod } from '#domain/sample/sample-figures.ts';
import { STATEMENT_NAMES, type FinancialStatement } from '#domain/financial-statement.ts';
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
      rows: STATEMENT_NAMES.flatMap((name) => statementRows(statement(name))),
    },
    reportSheet('Sales Analytics', [monthlySales(), categorySales(), customerSales()]),
    reportSheet('Inventory Reports', [stockByCategory(), stockByWarehouse(), stockByLevel(), mostValuableStock()]),
    reportSheet('Tax Reports', [gstByHead(), gstSummary(), taxableValues()]),
  ];
}

/** A statement row by row. Each row names its statement and section, so that a spreadsheet can sort and filter. */
function statementRows({ name, period, sections }: FinancialStatement): readonly (readonly ReportTableCell[])[] {
  const of = withPeriod(name, period);
  return sections.flatMap(({ title, lines, totals }) =>
    [...lines, ...totals].map((line) => [of, title, line.name, { amount: line.amount }]),
  );
}
