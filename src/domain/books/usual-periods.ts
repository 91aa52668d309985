import { dayBefore, daysAfter, firstDayOfYear, type IsoDate, lastDayOfYear } from '#domain/calendar.ts';

/** From the one day to the other, both included. */
export type Days = Readonly<{ from: IsoDate; to: IsoDate }>;

/** The financial year of a day. */
export function yearDaysOf(day: IsoDate): Days {
  return { from: firstDayOfYear(day), to: lastDayOfYear(day) };
}

export function yearBefore(day: IsoDate): Days {
  return yearDaysOf(dayBefore(firstDayOfYear(day)));
}

export function monthDaysOf(day: IsoDate): Days {
  const from = `${day.slice(0, 7)}-01` as IsoDate;
  // 31 days after its first one, every month is over, and the next one is not.
  return { from, to: dayBefore(`${daysAfter(from, 31).slice(0, 7)}-01` as IsoDate) };
}

/** So many whole months, the last of which is that of the day. */
export function lastMonths(day: IsoDate, count: number): readonly Days[] {
  const months: Days[] = [];
  for (let at = monthDaysOf(day); months.length < count; at = monthDaysOf(dayBefore(at.from))) months.unshift(at);
  return months;
}
