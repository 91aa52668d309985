import { type IsoDate, isIsoDate, type MaybeDate } from '#domain/calendar.ts';
import { formatDay, formatMonth } from '#domain/format.ts';
import type { ClosedYear } from '#domain/books/ledger/closed-year.ts';

/** The days, months and years in which nothing may change any more. */
export type Locks = Readonly<{
  /** Up to and including this day. Blank if no day is locked. */
  upTo: MaybeDate;
  filed: readonly FiledReturn[];
  /** The financial years that were closed, each of them up to this day or before. */
  closed: readonly ClosedYear[];
}>;

/** A return that was filed for a month, `YYYY-MM`: the books must go on saying what it said. */
export type FiledReturn = Readonly<{ form: 'GSTR-1' | 'GSTR-3B'; month: string }>;

export const NO_LOCKS: Locks = { upTo: '', filed: [], closed: [] };

/** Whether nothing dated on this day may be created, changed, cancelled or re-dated. */
export function isLocked(locks: Locks, day: IsoDate): boolean {
  return refusalOn(locks, day) !== undefined;
}

/** Why nothing on a day may be changed, and what to do; undefined if it may. */
export function refusalOn({ upTo, filed }: Locks, day: IsoDate): string | undefined {
  if (day <= upTo) {
    return `The books are locked up to ${formatDay(upTo)}. Choose a later date, or unlock them in Settings › Locks.`;
  }
  const own = filed.find(({ month }) => month === day.slice(0, 7));
  if (!own) return undefined;
  return `${own.form} of ${formatMonth(own.month)} is filed. Choose a date in another month, or unlock it in Settings › Locks.`;
}

/**
 * The locks for the set-off of a month: it is entered after its GSTR-1 is filed, when GSTR-3B is, and changes nothing that
 * GSTR-1 said.
 */
export function locksForSetOff(locks: Locks): Locks {
  return { ...locks, filed: locks.filed.filter(({ form }) => form !== 'GSTR-1') };
}

/**
 * Opening balances, opening stock and how stock is valued are part of every locked day, the first included. Returns do not
 * report them.
 */
export function refusalOfOpenings({ upTo }: Locks): string | undefined {
  if (upTo === '') return undefined;
  return `The books are locked up to ${formatDay(upTo)}. Unlock them in Settings › Locks to change this.`;
}

/** Why the books cannot be locked up to a day. A lock only moves forward: to open what is locked needs a reason. */
export function problemInLocking(upTo: MaybeDate, locks: Locks, booksBegin: IsoDate): string | undefined {
  if (!isIsoDate(upTo)) return 'Enter the day up to which the books are to be locked.';
  if (upTo < booksBegin) return `The books begin on ${formatDay(booksBegin)}. Enter that day or a later one.`;
  if (upTo > locks.upTo) return undefined;
  return `The books are locked up to ${formatDay(locks.upTo)} already. Enter a later day, or unlock them first.`;
}

/** Unlocking is refused without a reason, which the edit log keeps. */
export function problemInUnlocking(reason: string): string | undefined {
  return reason.trim() === '' ? 'Say why it is unlocked. The edit log keeps the reason.' : undefined;
}
