import { type Paise, sumOf } from './money.ts';

/**
 * A table of a report, as the screen and the workbook draw it. Its first column names the row, and its second is the
 * measure that a chart of it shows.
 */
export type ReportTable = Readonly<{
  title: string;
  /** In words, what day or month it is of. */
  period: string;
  head: readonly string[];
  rows: readonly ReportRow[];
  total?: ReportRow;
}>;

export type ReportRow = readonly [name: string, measure: Readonly<{ amount: Paise }>, ...rest: ReportCell[]];

/** A percent is in hundredths: 47.5 is 47.5 %. Text is blank where a row has nothing to say. */
export type ReportCell =
  | string
  | Readonly<{ amount: Paise }>
  | Readonly<{ number: number }>
  | Readonly<{ percent: number }>;

/** A sheet of the workbook: one head, and rows as wide as it. */
export type ReportSheet = Readonly<{
  name: string;
  head: readonly string[];
  rows: readonly (readonly ReportCell[])[];
}>;

/** A part of a whole in percent, to one decimal; of nothing, nothing. */
export function percentOfWhole(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
}

/**
 * Amounts, each with what part it is of their sum, in percent to one decimal; of nothing, nothing. The parts come to 100.0
 * together, as whoever adds up the column expects: what is left where all are rounded down goes, a tenth each, to those that
 * lost most by it, and to equal amounts alike where enough is left for that; never to what lost nothing.
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

/** A report and its period as one text: Stock by Level, as at 30 June 2024, sample figures. */
export function withPeriod(title: string, period: string): string {
  return `${title}, ${ofSample(period.replace(/^(As|For) /, (word) => word.toLowerCase()))}`;
}

/**
 * The period as a file tells it. The figures of reports are fixed and no record is behind them, yet after an import the name
 * of another business stands over them: whoever is shown the file must not take them for that business's own.
 */
export function ofSample(period: string): string {
  return `${period}, sample figures`;
}

/**
 * Tables in one sheet under one head: which report and of when, which row of it, and then every column that any of them has.
 * What a table does not tell stays blank.
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
