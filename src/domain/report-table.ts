import { type Paise, sumOf } from './money.ts';

/**
 * A table of a report, for the screen and the workbook. The first column names the row; the second is the measure that
 * its chart shows.
 */
export type ReportTable = Readonly<{
  title: string;
  /** The day or month of the report, in words. */
  period: string;
  head: readonly string[];
  rows: readonly ReportRow[];
  total?: ReportRow;
}>;

export type ReportRow = readonly [name: string, measure: Readonly<{ amount: Paise }>, ...rest: ReportCell[]];

/** A percent of 47.5 means 47.5 %. Text is blank where a row has no value. */
export type ReportCell =
  | string
  | Readonly<{ amount: Paise }>
  | Readonly<{ number: number }>
  | Readonly<{ percent: number }>;

/** A sheet of the workbook: one header row, and rows of the same width. */
export type ReportSheet = Readonly<{
  name: string;
  head: readonly string[];
  rows: readonly (readonly ReportCell[])[];
}>;

/** A part of a whole in percent, to one decimal; 0 if the whole is 0. */
export function percentOfWhole(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/**
 * Adds to each amount its share of the sum, in percent to one decimal; 0 if the sum is 0. The shares add up to exactly
 * 100.0, as users who add up the column expect. All shares are first rounded down; the remaining tenths go, one each,
 * to the shares that lost most. Equal amounts are raised together where enough tenths remain. A share that lost nothing
 * is never raised.
 */
export function withShares<Part extends Readonly<{ amount: Paise }>>(
  parts: readonly Part[],
): readonly (Part & { percent: number })[] {
  const whole = sumOf(parts.map((part) => part.amount));
  if (whole === 0) return parts.map((part) => ({ ...part, percent: 0 }));
  const shares = parts.map((part) => {
    const tenths = Math.floor((part.amount * 1000) / whole);
    return { part, tenths, lost: part.amount * 1000 - tenths * whole };
  });
  const left = 1000 - shares.reduce((sum, { tenths }) => sum + tenths, 0);
  const inTurn = shares.filter(({ lost }) => lost > 0).toSorted((one, other) => other.lost - one.lost);
  const raised = new Set<(typeof shares)[number]>();
  for (const { part } of inTurn) {
    const alike = inTurn.filter((share) => share.part.amount === part.amount && !raised.has(share));
    if (raised.size + alike.length <= left) for (const share of alike) raised.add(share);
  }
  for (const share of inTurn) if (raised.size < left) raised.add(share);
  return shares.map((share) => ({ ...share.part, percent: (share.tenths + (raised.has(share) ? 1 : 0)) / 10 }));
}

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
export function sheetOf(name: string, tables: readonly ReportTable[]): ReportSheet {
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
