import type { IsoDate } from '#domain/calendar.ts';
import { formatRupees } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import { isAboveMrpForbidden } from '#domain/books/law/counter-stops.ts';
import type { Rate } from '#domain/books/rate.ts';

/**
 * The sentence for a rate above the MRP of what is sold on a day; undefined of any other. Both are of one unit, GST included. The
 * counter refuses it, documents only say it (Packaged Commodities Rules, rule 18(2)).
 */
export function aboveMrp(rate: Rate | null, mrp: Paise | undefined, day: IsoDate): string | undefined {
  if (rate === null || mrp === undefined || rate <= mrp * 100 || !isAboveMrpForbidden(day)) return undefined;
  return `The MRP is ${formatRupees(mrp)}. Lower the rate.`;
}
