/** A local calendar day as text, `YYYY-MM-DD`. Sorting the text sorts the days. */
export type IsoDate = `${number}-${number}-${number}`;

/** A day, or blank: an edit may clear a date field. */
export type MaybeDate = IsoDate | '';

/** The local day of a moment. Never computed through UTC, where it is still yesterday until 05:30 in India. */
export function localDay(moment: Date): IsoDate {
  const year = String(moment.getFullYear()).padStart(4, '0');
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const day = String(moment.getDate()).padStart(2, '0');
  return `${year}-${month}-${day}` as IsoDate;
}

/** True for days that exist: 2024-02-29 does, 2023-02-29 and 2024-13-01 do not. */
export function isIsoDate(text: string): text is IsoDate {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/**
 * True for a day that a form may store: 1900 to 2100. Every year in there has four figures, which a slip of the keyboard
 * (25, 202) has not, no books or leases reach further, and files of other programs count days from 1900. What an import
 * brings is not held to it: it gives back what was stored.
 */
export function isStorableDay(text: string): text is IsoDate {
  return isIsoDate(text) && text >= '1900-01-01' && text <= '2100-12-31';
}

/** The day so many days later, or earlier if negative. */
export function daysAfter(day: IsoDate, days: number): IsoDate {
  const [year, month, date] = day.split('-').map(Number);
  return localDay(new Date(year ?? 0, (month ?? 1) - 1, (date ?? 1) + days));
}

/** The days from one day to another, negative if that is earlier. Read as UTC, where every day has 24 hours. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** The Indian financial year, 1 April to 31 March, that a day falls in: 2025-03-31 → "2024-25". */
export function financialYearOf(day: IsoDate): string {
  const start = Number(day.slice(0, 4)) - (monthNumber(day) < 4 ? 1 : 0);
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/** 1 April of the financial year that a day falls in. */
export function firstDayOfYear(day: IsoDate): IsoDate {
  return `${Number(financialYearOf(day).slice(0, 4))}-04-01`;
}

/** 31 March, on which the financial year of a day ends. */
export function lastDayOfYear(day: IsoDate): IsoDate {
  return `${Number(financialYearOf(day).slice(0, 4)) + 1}-03-31`;
}

export function dayBefore(day: IsoDate): IsoDate {
  return daysAfter(day, -1);
}

/** The quarter of the financial year: April to June is 1, January to March is 4. */
export function quarterOf(day: IsoDate): 1 | 2 | 3 | 4 {
  return ((Math.floor((monthNumber(day) + 8) / 3) % 4) + 1) as 1 | 2 | 3 | 4;
}

function monthNumber(day: IsoDate): number {
  return Number(day.slice(5, 7));
}

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
