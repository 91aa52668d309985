import { type IsoDate, isIsoDate, isStorableDay } from '#domain/calendar.ts';
import { readDay } from '#domain/day-reading.ts';

/** Whether 04/05 is the 4th of May, or the 5th of April: one or the other in all of a file. */
export type DayOrder = 'day first' | 'month first';

/** The day comes first, as it does in India, unless a second figure above 12 proves otherwise and no first one does. */
export function dayOrderOf(texts: Iterable<string>): DayOrder {
  let isMonthFirst = false;
  for (const text of texts) {
    const [, first, second] = FIGURES.exec(withoutTime(text)) ?? [];
    if (Number(first) > 12) return 'day first';
    isMonthFirst ||= Number(second) > 12;
  }
  return isMonthFirst ? 'month first' : 'day first';
}

/** The day of a cell with all its parts, with or without a time; undefined if it is none. */
export function dayIn(text: string, order: DayOrder): IsoDate | undefined {
  const bare = inUsualOrder(withoutTime(text));
  if (isIsoDate(bare)) return isStorableDay(bare) ? bare : undefined;
  if (!looksLikeDay(bare)) return undefined;
  const reading = readDay(order === 'month first' ? bare.replace(FIGURES, '$2/$1/$3') : bare, ANY_DAY);
  return reading.kind === 'value' ? reading.value : undefined;
}

export function isDayIn(text: string, order: DayOrder): boolean {
  return dayIn(text, order) !== undefined;
}

/** Whether a cell is meant as a day, also one that does not exist. */
export function looksLikeDay(text: string): boolean {
  return WHOLE_DAY.test(inUsualOrder(withoutTime(text)));
}

/** "Apr 1, 2026" with its day first, and 20260401 with its signs: as 20th of a month, its year would be one of old. */
function inUsualOrder(text: string): string {
  return text
    .replace(/^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i, '$2 $1 $3')
    .replace(/^((?:19|20)\d\d)(0[1-9]|1[0-2])(\d\d)$/, '$1-$2-$3');
}

function withoutTime(text: string): string {
  return text.trim().replace(/[ T]\s*\d{1,2}:\d\d.*$/, '');
}

/** Nothing is left out of a day that looks like one, so it does not matter which this is. */
const ANY_DAY: IsoDate = '2026-04-01';
const FIGURES = /^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})$/;
const WHOLE_DAY = /^(\d{1,2}\s?[-/. ]?\s?(\d{1,2}|[a-z]{3,9}\.?)\s?[-/., ]?\s?(\d{4}|\d{2})|\d{4}-\d{1,2}-\d{1,2})$/i;
