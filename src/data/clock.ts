import { type IsoDate, localDay } from '#domain/calendar.ts';

/** The current time in milliseconds, used as the id of years and locations. */
export function now(): number {
  return Date.now();
}

/** Today in the local calendar. Only this file reads the clock; domain/ gets the day as an argument. */
export function today(): IsoDate {
  return localDay(new Date());
}

/** This moment in UTC, as the edit log and copies note it: `2026-11-25T07:33:45.123Z`. */
export function moment(): string {
  return new Date().toISOString();
}
