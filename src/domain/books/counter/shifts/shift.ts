import type { Paise } from '#domain/money.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { ZReport } from './shift-report.ts';

/**
 * The time between two counts of a drawer. Its number is that of its Z, too: a drawer has one open shift at most, and none is
 * deleted, so that no number is missing.
 */
export type Shift = Readonly<{
  id: string;
  rev: number;
  /** The drawer, and its name then. */
  drawer: Named;
  /** The ledger of its cash. */
  cash: Named;
  /** 1, 2, 3 … of the drawer. */
  number: number;
  /** The moment in UTC, `2026-11-25T07:33:45.123Z`, and who opened it. */
  openedAt: string;
  openedBy: string;
  /** The id of that person, where the books have staff: closing it is hers. */
  openedByPerson?: string | undefined;
  /** What the ledger said before. */
  left: Paise;
  putIn: Paise;
  /** What was in the drawer when it was counted. */
  openingCash: Paise;
  /** Of one that is closed. */
  z?: ZReport | undefined;
}>;

export function isOpen({ z }: Shift): boolean {
  return z === undefined;
}

/** Returns the title of its page: "Shift 12". */
export function titleOfShift({ number }: Pick<Shift, 'number'>): string {
  return `Shift ${number}`;
}

/** Whether it has been open for over 24 hours. `now` is a moment in UTC, as `openedAt`. */
export function isLongOpen({ openedAt }: Pick<Shift, 'openedAt'>, now: string): boolean {
  return Date.parse(now) - Date.parse(openedAt) > DAY;
}

const DAY = 24 * 60 * 60 * 1000;
