import type { IsoDate } from '#domain/calendar.ts';
import type { Locks } from '#domain/books/audit/lock.ts';
import { isFiled } from './filing.ts';
import { dueDayOf, type Month, monthBefore, monthOfDay, monthsBackTo } from './return-month.ts';

/** A return that is not marked as filed, and the day on which it is due. */
export type ReturnDue = Readonly<{ form: 'GSTR-1' | 'GSTR-3B'; month: Month; on: IsoDate; isLate: boolean }>;

/**
 * The returns of the last month that ended, as far as they are not marked as filed, and how many months before it are not
 * either: somebody who files elsewhere should not be told a long list.
 */
export function returnsDue(
  day: IsoDate,
  booksBegin: IsoDate,
  filed: Locks['filed'],
): Readonly<{ due: readonly ReturnDue[]; earlier: number }> {
  const [first, last] = [monthOfDay(booksBegin), monthBefore(monthOfDay(day))];
  const openIn = (month: Month) => FORMS.filter((form) => !isFiled({ form, month }, filed));
  if (last < first) return { due: [], earlier: 0 };
  const due = openIn(last).map((form) => {
    const on = dueDayOf(form, last);
    return { form, month: last, on, isLate: day > on };
  });
  const before = monthsBackTo(first, last).slice(1);
  return { due, earlier: before.filter((month) => openIn(month).length > 0).length };
}

const FORMS = ['GSTR-1', 'GSTR-3B'] as const;
