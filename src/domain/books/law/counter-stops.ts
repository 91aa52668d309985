import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import { type DatedRule, ruleInForce } from './dated-rule.ts';

/**
 * The cash in paise from which nothing may be taken from one person in a day, or for one transaction; undefined before there was
 * such a limit.
 */
export function cashForbiddenFrom(day: IsoDate): Paise | undefined {
  return ruleInForce(CASH_LIMITS, day)?.amount;
}

export const CASH_LIMITS: readonly (DatedRule & Readonly<{ amount: Paise; source: string }>)[] = [
  { from: '2017-04-01', amount: asPaise(2_00_000_00), source: 'Income-tax Act 1961, section 269ST' },
  { from: '2026-04-01', amount: asPaise(2_00_000_00), source: 'Income-tax Act 2025, section 186' },
];

/** Whether nobody may sell a pack above the MRP that is printed on it. */
export function isAboveMrpForbidden(day: IsoDate): boolean {
  return ruleInForce(MRP_RULES, day) !== undefined;
}

export const MRP_RULES: readonly (DatedRule & Readonly<{ says: string; source: string }>)[] = [
  {
    from: '2011-04-01',
    says: 'Nobody sells a pack above its MRP, which includes all taxes',
    source: 'Legal Metrology (Packaged Commodities) Rules 2011, rule 18(2)',
  },
];
