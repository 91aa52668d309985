import { type IsoDate, lastDayOfYear } from '#domain/calendar.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import { GST_BEGAN } from './gst-rates.ts';
import { type DatedRule, ruleInForce } from './dated-rule.ts';

/** A limit in paise that holds from a day. */
type Limit = DatedRule & Readonly<{ amount: Paise; source: string }>;

/**
 * The taxable value from which an invoice to an unregistered buyer must bear name, address and State of the buyer;
 * undefined before GST began.
 */
export function recipientNeededFrom(day: IsoDate): Paise | undefined {
  return ruleInForce(RECIPIENT_NEEDED, day)?.amount;
}

export const RECIPIENT_NEEDED: readonly Limit[] = [
  { from: GST_BEGAN, amount: asPaise(50_000_00), source: 'CGST Rules, rule 46(e)' },
];

/**
 * The invoice value, tax included, above which an inter-State sale to an unregistered buyer is reported by itself;
 * undefined before GST began.
 */
export function largeSaleAbove(day: IsoDate): Paise | undefined {
  return ruleInForce(LARGE_SALE, day)?.amount;
}

export const LARGE_SALE: readonly Limit[] = [
  { from: GST_BEGAN, amount: asPaise(2_50_000_00), source: 'CGST Rules, rule 59(4)' },
  {
    from: '2024-08-01',
    amount: asPaise(1_00_000_00),
    source: 'Notification 12/2024-Central Tax of 10 July 2024; CGST Rules, rule 59(4)',
  },
];

/**
 * The last day on which a credit note still lowers the tax of an invoice, or on which what was reported of it may be amended,
 * as the law stands on the day of the note or amendment: a day of the year after the financial year of the invoice. The
 * annual return ends it earlier, if it is filed before. Undefined before GST began.
 */
export function lastDayForNote(invoiceDay: IsoDate, noteDay: IsoDate): IsoDate | undefined {
  const row = ruleInForce(LAST_DAY_FOR_NOTE, noteDay);
  return row && (`${lastDayOfYear(invoiceDay).slice(0, 4)}-${row.day}` as IsoDate);
}

export const LAST_DAY_FOR_NOTE: readonly (DatedRule & Readonly<{ day: `${number}-${number}`; source: string }>)[] = [
  { from: GST_BEGAN, day: '09-30', source: 'CGST Act, sections 34(2) and 37(3)' },
  {
    from: '2022-10-01',
    day: '11-30',
    source: 'CGST Act, sections 34(2) and 37(3), by the Finance Act 2022 and notification 18/2022-Central Tax',
  },
];

/** Whether compensation cess was levied on a day. */
export function hasCess(day: IsoDate): boolean {
  return ruleInForce(CESS, day)?.isLevied ?? false;
}

export const CESS: readonly (DatedRule & Readonly<{ isLevied: boolean; says: string; source: string }>)[] = [
  {
    from: GST_BEGAN,
    isLevied: true,
    says: 'Levied',
    source: 'GST (Compensation to States) Act 2017, section 8; notification 1/2017-Compensation Cess (Rate)',
  },
  {
    from: '2025-09-22',
    isLevied: true,
    says: 'Levied on pan masala and tobacco alone',
    source: 'Notification 2/2025-Compensation Cess (Rate) of 17 September 2025',
  },
  {
    from: '2026-02-01',
    isLevied: false,
    says: 'Not levied any more',
    source: 'Notification 3/2025-Compensation Cess (Rate) of 31 December 2025',
  },
];
