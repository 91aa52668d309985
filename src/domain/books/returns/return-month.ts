import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import { DUE_DAYS, MOVED_DUE_DAYS } from '#domain/books/law/return-rules.ts';
import { type Days, monthDaysOf } from '#domain/books/usual-periods.ts';

/** The month that a return is for, `2026-04`. Sorting the text sorts the months. */
export type Month = `${number}-${number}`;

export function isMonth(text: string): text is Month {
  return /^\d{4}-\d{2}$/.test(text) && isIsoDate(`${text}-01`);
}

export function monthOfDay(day: IsoDate): Month {
  return day.slice(0, 7) as Month;
}

/** Returns the first and last day of a month. */
export function daysOfMonth(month: Month): Days {
  return monthDaysOf(`${month}-01` as IsoDate);
}

export function monthBefore(month: Month): Month {
  return addMonths(month, -1);
}

export function monthAfter(month: Month): Month {
  return addMonths(month, 1);
}

/** The months from the one to the other, both included, the latest first. */
export function monthsBackTo(first: Month, last: Month): readonly Month[] {
  const months: Month[] = [];
  for (let at = last; at >= first; at = monthBefore(at)) months.push(at);
  return months;
}

/** The day on which a return for a month is due. */
export function dueDayOf(form: (typeof DUE_DAYS)[number]['form'], month: Month): IsoDate {
  const moved = MOVED_DUE_DAYS.find((row) => row.form === form && row.month === month);
  if (moved) return moved.on;
  const { dayOfNextMonth = 1 } = DUE_DAYS.findLast((row) => row.form === form && row.from <= `${month}-31`) ?? {};
  return `${addMonths(month, 1)}-${String(dayOfNextMonth).padStart(2, '0')}` as IsoDate;
}

/** 042026, as the portal writes a period. */
export function periodCode(month: Month): string {
  return `${month.slice(5)}${month.slice(0, 4)}`;
}

/** 30-04-2026, as its files write a day. */
export function dayInFile(day: IsoDate): string {
  return `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;
}

/** An amount as its files write it: a number of rupees, 9000 or 19983.3. Fifteen digits come out exactly. */
export function rupeesInFile(amount: Paise): number {
  return amount / 100;
}

function addMonths(month: Month, by: 1 | -1): Month {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}` as Month;
}
