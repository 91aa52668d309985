import { daysAfter, type IsoDate, isIsoDate, isStorableDay } from './calendar.ts';
import { readDay } from './day-reading.ts';
import { type Reading, unreadable } from './figure-reading.ts';

/** Whether 04/05 is the 4th of May, or the 5th of April: one or the other in all of a file. */
export type DayOrder = 'day first' | 'month first';

/**
 * Reads a day as files have it, with all its parts, so that nothing is taken from today: 05/04/2026, 5-Apr-26, 2026/04/05,
 * 20260405, Apr 5, 2026, the day number 46117 of a spreadsheet; with or without a day of the week, and a time.
 */
export function readFileDay(text: string, order: DayOrder = 'day first'): Reading<IsoDate> {
  const bare = plainDay(text);
  if (bare === '') return { kind: 'blank' };
  const day = isIsoDate(bare) ? bare : dayOfSerial(bare);
  if (day !== undefined) return isStorableDay(day) ? { kind: 'value', value: day } : unreadable(NO_DAY);
  if (!WHOLE_DAY.test(bare)) return unreadable(NO_DAY);
  return readDay(order === 'month first' ? bare.replace(FIGURES, '$2/$1/$3') : bare, ANY_DAY);
}

/** Whether a text is meant as a day, also one that does not exist. */
export function looksLikeDay(text: string): boolean {
  return WHOLE_DAY.test(plainDay(text));
}

/** The day comes first, as it does in India, unless a second figure above 12 proves otherwise and no first one does. */
export function dayOrderOf(texts: Iterable<string>): DayOrder {
  let isMonthFirst = false;
  for (const text of texts) {
    const [, first, second] = FIGURES.exec(plainDay(text)) ?? [];
    if (Number(first) > 12) return 'day first';
    isMonthFirst ||= Number(second) > 12;
  }
  return isMonthFirst ? 'month first' : 'day first';
}

/** The first of these texts that is another day where the month comes first, if nothing in them proves which comes first. */
export function dayOfEitherOrder(texts: readonly string[]): string | undefined {
  const figures = texts.flatMap((text) => {
    const [day, first, second] = FIGURES.exec(plainDay(text)) ?? [];
    return day === undefined ? [] : [{ day, first: Number(first), second: Number(second) }];
  });
  if (figures.some(({ first, second }) => first > 12 || second > 12)) return undefined;
  return figures.find(({ first, second }) => first !== second)?.day;
}

/**
 * Returns the day of Excel's number, whose part behind the point is a time; undefined if it is none of 1982 to 2119. Five
 * figures are no other way to write a day.
 */
function dayOfSerial(text: string): IsoDate | undefined {
  return /^[3-7]\d{4}(\.\d+)?$/.test(text) ? daysAfter('1899-12-30', Math.floor(Number(text))) : undefined;
}

/** Without a time, a day of the week and other additions, and in the order in which people type it. */
function plainDay(text: string): string {
  return text
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^['"]/, '')
    .replace(/[ T:,]\s*\d{1,2}[:.]\d\d(?!\d).*$|(?<=^\d{8})[ T]?\d{4,6}(\.\d+)?(\[.*)?$/i, '')
    .replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\s+/i, '')
    .replace(/^(\d{1,2})(st|nd|rd|th)\b/i, '$1')
    .replace(/^([a-z]{3,9})[.\s/-]+(\d{1,2})(?:st|nd|rd|th)?[,\s/-]+(\d{4})$/i, '$2 $1 $3')
    .replace(/^((?:19|20)\d\d)(0[1-9]|1[0-2])(\d\d)$/, '$1-$2-$3')
    .replace(/^(\d{4})\s?[-/.\s]\s?([a-z]{3,9})\.?\s?[-/.\s]\s?(\d{1,2})$/i, '$3 $2 $1')
    .replace(/^(\d{4})\s?[-/.\s]\s?(\d{1,2})\s?[-/.\s]\s?(\d{1,2})$/, (_, year, month: string, day: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
    .trim();
}

const NO_DAY = 'Not a date. Write it as 05/04/2026 or 5-Apr-2026.';
/** No part of a date is left out, so it does not matter which. */
const ANY_DAY: IsoDate = '2026-04-01';
const FIGURES = /^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})$/;
const WHOLE_DAY = /^(\d{1,2}\s?[-/., ]?\s?(\d{1,2}|[a-z]{3,9}\.?)\s?[-/., ]?\s?(\d{4}|\d{2})|\d{4}-\d{1,2}-\d{1,2})$/i;
