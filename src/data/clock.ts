import { type IsoDate, localDay } from '#domain/calendar.ts';

/** Today in the local calendar, from the one clock of the house: domain/ is handed the day, it never asks. */
export function today(): IsoDate {
  return localDay(new Date());
}
