import type { IsoDate } from '#domain/calendar.ts';

/** A rule that holds from a day, until the next row of its table. */
export type DatedRule = Readonly<{ from: IsoDate }>;

/** The row in force on a day, of rows in the order of their days; undefined before the first. */
export function ruleInForce<Row extends DatedRule>(rows: readonly Row[], day: IsoDate): Row | undefined {
  return rows.findLast(({ from }) => from <= day);
}
