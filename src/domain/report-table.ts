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

export type ReportRow = readonly [name: string, measure: Readonly<{ amount: Paise }>, ...rest: ReportTableCell[]];

/** A percent of 47.5 means 47.5 %. Text is blank where a row has no value. */
export type ReportTableCell =
  | string
  | Readonly<{ amount: Paise }>
  | Readonly<{ number: number }>
  | Readonly<{ percent: number }>;

/** A sheet of the workbook: one header row, and rows of the same width. */
export type ReportSheet = Readonly<{
  name: string;
  head: readonly string[];
  rows: readonly (readonly ReportTableCell[])[];
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
