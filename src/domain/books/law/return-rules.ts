import { type IsoDate } from '#domain/calendar.ts';
import { GST_BEGAN } from './gst-rates.ts';
import { type DatedRule, ruleInForce } from './dated-rule.ts';

/** Whether the HSN summary of a return for a period that ends on this day stands in two halves, B2B and B2C. */
export function hasHsnHalves(day: IsoDate): boolean {
  return ruleInForce(HSN_HALVES, day)?.isHalved ?? false;
}

/** Table 12 of GSTR-1. */
export const HSN_HALVES: readonly (DatedRule & Readonly<{ isHalved: boolean; source: string }>)[] = [
  { from: GST_BEGAN, isHalved: false, source: 'CGST Rules, form GSTR-1, table 12' },
  {
    from: '2025-05-01',
    isHalved: true,
    source: 'GSTN advisory on phase III of table 12, in force from the period of May 2025',
  },
];

/** The version that the file of GSTR-1 gives itself, by the day on which it is written. */
export function gstr1VersionOn(day: IsoDate): string {
  return (ruleInForce(GSTR1_VERSIONS, day) ?? GSTR1_VERSIONS[0]).version;
}

export const GSTR1_VERSIONS: readonly [FileVersion, ...FileVersion[]] = [
  { from: GST_BEGAN, version: 'GST3.2.4', source: 'Returns offline tool V3.2.4 of the GST portal' },
];

/** Whether table 3.2 of GSTR-3B is filled by the portal alone, and is no part of the file. */
export function isInterStateByPortal(day: IsoDate): boolean {
  return ruleInForce(INTER_STATE_BY_PORTAL, day)?.isByPortal ?? false;
}

export const INTER_STATE_BY_PORTAL: readonly (DatedRule & Readonly<{ isByPortal: boolean; source: string }>)[] = [
  { from: GST_BEGAN, isByPortal: false, source: 'CGST Rules, form GSTR-3B, table 3.2' },
  {
    from: '2025-11-01',
    isByPortal: true,
    source: 'GSTN advisory: table 3.2 is taken from GSTR-1 and cannot be edited from the period of November 2025',
  },
];

/** The day after a month on which a return is due, where it is filed each month and `MOVED_DUE_DAYS` does not move it. */
export const DUE_DAYS: readonly (DatedRule &
  Readonly<{ form: 'GSTR-1' | 'GSTR-3B'; dayOfNextMonth: number; source: string }>)[] = [
  {
    from: GST_BEGAN,
    form: 'GSTR-1',
    dayOfNextMonth: 11,
    source: 'Notification 83/2020-Central Tax; CGST Act, section 37',
  },
  { from: GST_BEGAN, form: 'GSTR-3B', dayOfNextMonth: 20, source: 'CGST Rules, rule 61(1)(i)' },
];

/** Returns of single months that a notification gave another day. As of November 2026. */
export const MOVED_DUE_DAYS: readonly Readonly<{
  form: 'GSTR-1' | 'GSTR-3B';
  month: `${number}-${number}`;
  on: IsoDate;
  source: string;
}>[] = [
  {
    form: 'GSTR-1',
    month: '2024-12',
    on: '2025-01-13',
    source: 'Notification 1/2025-Central Tax of 10 January 2025',
  },
  {
    form: 'GSTR-3B',
    month: '2024-12',
    on: '2025-01-22',
    source: 'Notification 2/2025-Central Tax of 10 January 2025',
  },
  {
    form: 'GSTR-3B',
    month: '2025-09',
    on: '2025-10-25',
    source: 'Notification 17/2025-Central Tax of 18 October 2025',
  },
  {
    form: 'GSTR-3B',
    month: '2026-03',
    on: '2026-04-21',
    source: 'Extension by the CBIC of April 2026, after the portal had failed (number of the notification not checked)',
  },
];

type FileVersion = DatedRule & Readonly<{ version: string; source: string }>;
