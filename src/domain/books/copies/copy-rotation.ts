import type { IsoDate } from '#domain/calendar.ts';

/**
 * Chooses the days that keep their copy, of those that have one: each of the last 7 days, and the last copy of each of the
 * last 4 weeks (from Monday) and 12 months, the present ones included. A day after today keeps its copy: the clock may
 * have been wrong, then or now. The newest is always among them, however old, so that time alone never takes the last copy
 * away.
 */
export function daysToKeep(days: readonly IsoDate[], today: IsoDate): ReadonlySet<IsoDate> {
  const sorted = [...new Set(days)].toSorted();
  const newest = sorted.at(-1);
  const now = dayNumber(today);
  const lastOf = new Map<string, IsoDate>();
  for (const day of sorted) {
    const [ago, weeks, months] = [
      now - dayNumber(day),
      weekOf(now) - weekOf(dayNumber(day)),
      monthNumber(today) - monthNumber(day),
    ];
    if (ago < DAYS) lastOf.set(day, day);
    if (weeks < WEEKS) lastOf.set(`week ${weeks}`, day);
    if (months < MONTHS) lastOf.set(`month ${months}`, day);
  }
  return new Set([...lastOf.values(), ...(newest === undefined ? [] : [newest])]);
}

/** The days whose copies may go. */
export function daysToDrop(days: readonly IsoDate[], today: IsoDate): readonly IsoDate[] {
  const toKeep = daysToKeep(days, today);
  return [...new Set(days)].filter((day) => !toKeep.has(day)).toSorted();
}

/** The days since 1 January 1970. */
function dayNumber(day: IsoDate): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

/** The weeks since then; 1 January 1970 was a Thursday, and weeks begin on Monday. */
function weekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}

function monthNumber(day: IsoDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

const [DAYS, WEEKS, MONTHS] = [7, 4, 12];
