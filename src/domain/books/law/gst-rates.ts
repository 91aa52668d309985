import type { IsoDate } from '#domain/calendar.ts';
import { type DatedRule, ruleInForce } from './dated-rule.ts';

/** The first day of GST. */
export const GST_BEGAN: IsoDate = '2017-07-01';

/**
 * Every percentage that the GST portal has taken in a line, in any period (offline tool V3.2.4). A document may carry any
 * of them: what a rate applies to is for the shopkeeper to say.
 */
export const GST_PERCENTAGES = [0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28, 40] as const;

/** The percentages that most goods and services have on a day, for suggesting; none before GST began. */
export function suggestedRatesOn(day: IsoDate): readonly number[] {
  return ruleInForce(GST_RATES, day)?.main ?? [];
}

/**
 * Returns the problem in a percentage on a document of a day, or undefined: one that no law ever knew, or a tax before there
 * was one. An old percentage after its day is not refused, but `isInForce` knows it.
 */
export function problemInPercent(percent: number, day: IsoDate): string | undefined {
  if (!GST_PERCENTAGES.some((known) => known === percent))
    return `No law knows a GST rate of ${percent} %. Choose one of the list.`;
  return percent > 0 && day < GST_BEGAN ? 'GST began on 1 July 2017. Choose 0%, or correct the date.' : undefined;
}

/** Whether any goods or services bear a percentage on a day. */
export function isInForce(percent: number, day: IsoDate): boolean {
  const row = ruleInForce(GST_RATES, day);
  return row !== undefined && [...row.main, ...row.special].includes(percent);
}

/** The rates that stand in notifications of their own, which those of September 2025 left as they were. */
const STAYING = '0.1% only to merchant exporters, 6% on bricks without credit, 1.5% and 7.5% on new homes.';
const STAYING_SOURCE =
  '40/2017-Central Tax (Rate) and 41/2017-Integrated Tax (Rate) for 0.1%, 2/2022-Central Tax (Rate) for 6%, 3/2019-Central Tax (Rate) for 1.5% and 7.5%';

/** As of November 2026. Later recommendations of the GST Council are not law until they are notified. */
export const GST_RATES: readonly (DatedRule &
  Readonly<{ main: readonly number[]; special: readonly number[]; note: string; source: string }>)[] = [
  {
    from: GST_BEGAN,
    main: [0, 5, 12, 18, 28],
    special: [0.1, 0.25, 1, 1.5, 3, 6, 7.5],
    note: 'Compensation cess on luxuries, vehicles, aerated drinks, pan masala and tobacco besides.',
    source: 'Notifications 1/2017 and 11/2017-Central Tax (Rate), as amended',
  },
  {
    from: '2025-09-22',
    main: [0, 5, 18, 40],
    special: [0.1, 0.25, 1.5, 3, 6, 7.5, 12, 28],
    note: `28% only on pan masala and tobacco; 12% only on bricks. ${STAYING} Cess only on pan masala and tobacco.`,
    source: `Notifications 9/2025 to 17/2025-Central Tax (Rate) of 17 September 2025; ${STAYING_SOURCE}`,
  },
  {
    from: '2026-02-01',
    main: [0, 5, 18, 40],
    special: [0.1, 0.25, 1.5, 3, 6, 7.5, 12],
    note: `Pan masala and tobacco at 40%, biris at 18%, nothing at 28%; 12% only on bricks. ${STAYING} Compensation cess ends.`,
    source: `Notification 19/2025-Central Tax (Rate) of 31 December 2025, G.S.R. 946(E); ${STAYING_SOURCE}`,
  },
];
