import { type IsoDate, isIsoDate, isStorableDay } from './calendar.ts';
import { type Reading, unreadable } from './figure-reading.ts';

/**
 * Parses the value of a date input, YYYY-MM-DD. The input takes a year of two figures at its word, 25 as 0025; people
 * mean this century, and 2000 years later every month has the same days. Any other year that no form may store is
 * refused.
 */
export function readPickedDay(text: string): Reading<IsoDate> {
  if (text === '') return { kind: 'blank' };
  if (!isIsoDate(text)) return unreadable('Not a whole date.');
  const day = text.replace(/^00/, '20');
  if (isStorableDay(day)) return { kind: 'value', value: day };
  return unreadable(`The year ${Number(text.slice(0, 4))}? Type one from 1900 to 2100.`);
}
