import { type IsoDate, localDay } from '#domain/calendar.ts';

/** This moment in milliseconds, of which the ids of years and locations are made. */
export function now(): number {
  return Date.now();
}

/** Today in the local calendar, from the one clock of the house: domain/ is handed the day, it never asks. */
export function today(): IsoDate {
  return localDay(new Date());
}
