import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysToDrop, daysToKeep } from '#domain/books/copies/copy-rotation.ts';
import type { IsoDate } from '#domain/calendar.ts';

describe('of copies made every day for two years', () => {
  const days = Array.from({ length: 730 }, (_, at) => dayAt(at));
  const kept = [...daysToKeep(days, dayAt(729))].toSorted();

  it('the last seven days stay, and one of each of four weeks and twelve months', () => {
    // Day 729 is Wednesday, 25 November 2026.
    expect(dayAt(729)).toBe('2026-11-25');
    expect(kept.slice(-7)).toEqual(days.slice(-7));
    expect(kept.slice(0, -7)).toEqual([
      '2025-12-31',
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-08',
      '2026-11-15',
    ]);
  });
});

describe('whatever days have copies', () => {
  const someDays = fc.uniqueArray(fc.nat({ max: 500 }).map(dayAt), { maxLength: 120 });
  const someDay = fc.nat({ max: 500 }).map(dayAt);

  it('the newest stays, so do those of the last seven days, and those of days to come', () => {
    fc.assert(
      fc.property(someDays, someDay, (days, today) => {
        const kept = daysToKeep(days, today);
        const newest = days.toSorted().at(-1);
        if (newest !== undefined) expect(kept).toContain(newest);
        const weekAgo = dayAt(indexOf(today) - 6);
        for (const day of days) if (day >= weekAgo) expect(kept).toContain(day);
      }),
    );
  });

  it('each of the last twelve months that had a copy still has one, and each of the last four weeks', () => {
    fc.assert(
      fc.property(someDays, someDay, (days, today) => {
        const kept = [...daysToKeep(days, today)];
        for (const day of days.filter((each) => each <= today)) {
          const age = indexOf(today) - indexOf(day);
          if (age <= 330) expect(kept.some((each) => each.slice(0, 7) === day.slice(0, 7))).toBe(true);
          if (age <= 21) expect(kept.some((each) => weekOf(each) === weekOf(day))).toBe(true);
        }
      }),
    );
  });

  it('no more than twenty-three stay, besides those of days to come', () => {
    fc.assert(
      fc.property(someDays, someDay, (days, today) => {
        const kept = [...daysToKeep(days, today)].filter((day) => day <= today);
        expect(kept.length).toBeLessThanOrEqual(7 + 4 + 12);
      }),
    );
  });

  it('dropping every day, or only once at the end, leaves the same', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const inOrder = days.toSorted();
        let held: readonly IsoDate[] = [];
        for (const today of inOrder) {
          const gone = new Set(daysToDrop([...held, today], today));
          held = [...held, today].filter((day) => !gone.has(day));
        }
        const last = inOrder.at(-1);
        if (last !== undefined) expect(held).toEqual([...daysToKeep(days, last)].toSorted());
      }),
    );
  });

  it('what is kept is not dropped by dropping again', () => {
    fc.assert(
      fc.property(someDays, someDay, (days, today) => {
        expect(daysToDrop([...daysToKeep(days, today)], today)).toEqual([]);
      }),
    );
  });
});

/** The day so many days after 26 November 2024. */
function dayAt(index: number): IsoDate {
  return new Date(Date.UTC(2024, 10, 26 + index)).toISOString().slice(0, 10) as IsoDate;
}

function indexOf(day: IsoDate): number {
  return (Date.parse(day) - Date.UTC(2024, 10, 26)) / 86_400_000;
}

/** The Monday of its week. */
function weekOf(day: IsoDate): number {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  return indexOf(day) - weekday;
}
