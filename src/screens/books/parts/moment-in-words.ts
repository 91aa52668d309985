import { localDay } from '#domain/calendar.ts';
import { formatDay, formatText, formatTime } from '#domain/format.ts';

/** "25 Nov 2026 at 1:03 pm": a moment that is kept in UTC, as the clock here showed it. What is none is shown as it is. */
export function momentInWords(at: string): string {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? formatText(at) : `${formatDay(localDay(moment))} at ${formatTime(moment)}`;
}
