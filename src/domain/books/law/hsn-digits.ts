import type { IsoDate } from '#domain/calendar.ts';
import { GST_BEGAN } from './gst-rates.ts';
import { type DatedRule, ruleInForce } from './dated-rule.ts';

/** How many digits of the HSN code or SAC an invoice must give, by the turnover of the year before. */
export type DigitsNeeded = Readonly<{
  /** To buyers with a GSTIN. */
  toRegistered: number;
  /** To all others; 0 if the code may be left out. */
  toOthers: number;
}>;

/** The digits needed on a day; none before GST began. */
export function hsnDigitsOn(day: IsoDate, turnover: keyof Omit<DigitsRule, 'from' | 'source'>): DigitsNeeded {
  return ruleInForce(HSN_DIGITS, day)?.[turnover] ?? NONE;
}

type DigitsRule = DatedRule &
  Readonly<{ 'Up to ₹5 crore': DigitsNeeded; 'Above ₹5 crore': DigitsNeeded; source: string }>;

const NONE: DigitsNeeded = { toRegistered: 0, toOthers: 0 };

export const HSN_DIGITS: readonly DigitsRule[] = [
  {
    from: GST_BEGAN,
    // Two digits were asked for between 1.5 and 5 crore, and none below: the lower band of ours holds both.
    'Up to ₹5 crore': NONE,
    'Above ₹5 crore': { toRegistered: 4, toOthers: 4 },
    source: 'Notification 12/2017-Central Tax of 28 June 2017; CGST Rules, rule 46(g)',
  },
  {
    from: '2021-04-01',
    'Up to ₹5 crore': { toRegistered: 4, toOthers: 0 },
    'Above ₹5 crore': { toRegistered: 6, toOthers: 6 },
    source: 'Notification 78/2020-Central Tax of 15 October 2020; CGST Rules, rule 46(g)',
  },
];
