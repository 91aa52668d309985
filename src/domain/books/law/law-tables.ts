import type { IsoDate } from '#domain/calendar.ts';
import { formatDay, formatMonth, formatPercent, formatRupees } from '#domain/format.ts';
import { CASH_LIMITS, MRP_RULES } from './counter-stops.ts';
import { GST_RATES } from './gst-rates.ts';
import { HSN_DIGITS, type DigitsNeeded } from './hsn-digits.ts';
import { CESS, LARGE_SALE, LAST_DAY_FOR_NOTE, RECIPIENT_NEEDED } from './limits.ts';
import { DUE_DAYS, MOVED_DUE_DAYS, GSTR1_VERSIONS, HSN_HALVES, INTER_STATE_BY_PORTAL } from './return-rules.ts';
import { SET_OFF_RULES } from './set-off-rules.ts';

/** The dated rules that the books go by, in words: a row holds from its day until the next one. */
export type LawTable = Readonly<{ name: string; rows: readonly LawRow[] }>;
type LawRow = Readonly<{ from: IsoDate; says: string; source: string }>;

/** Every dated row there is. As of November 2026. */
export const LAW_TABLES: readonly LawTable[] = [
  {
    name: 'GST rates',
    rows: GST_RATES.map(({ from, main, special, note, source }) => ({
      from,
      says: `${percentagesInWords(main)}; for a few goods ${percentagesInWords(special)}. ${note}`,
      source,
    })),
  },
  {
    name: 'Compensation cess',
    rows: CESS.map(({ from, says, source }) => ({ from, says, source })),
  },
  {
    name: 'HSN and SAC digits on invoices',
    rows: HSN_DIGITS.map(({ from, source, ...by }) => ({
      from,
      says: Object.entries(by)
        .map(([turnover, needed]) => `${turnover}: ${digitsInWords(needed)}`)
        .join('. '),
      source,
    })),
  },
  {
    name: 'Large inter-State sales to unregistered buyers (B2CL)',
    rows: LARGE_SALE.map(({ from, amount, source }) => ({
      from,
      says: `Above ${formatRupees(amount)}, tax included`,
      source,
    })),
  },
  {
    name: 'Name and address of unregistered buyers',
    rows: RECIPIENT_NEEDED.map(({ from, amount, source }) => ({
      from,
      says: `From a taxable value of ${formatRupees(amount)}`,
      source,
    })),
  },
  {
    name: 'Cash from one person in a day, or for one bill',
    rows: CASH_LIMITS.map(({ from, amount, source }) => ({ from, says: `Under ${formatRupees(amount)}`, source })),
  },
  {
    name: 'Rates above the MRP',
    rows: MRP_RULES.map(({ from, says, source }) => ({ from, says, source })),
  },
  {
    name: 'Last day for credit notes that lower the tax, and for amendments',
    rows: LAST_DAY_FOR_NOTE.map(({ from, day, source }) => ({
      from,
      says: `${formatDay(`2000-${day}` as IsoDate).slice(0, 6)} after the financial year of the invoice, or the annual return, if that is earlier`,
      source,
    })),
  },
  {
    name: 'HSN summary of GSTR-1 (table 12)',
    rows: HSN_HALVES.map(({ from, isHalved, source }) => ({
      from,
      says: isHalved ? 'Two halves, B2B and B2C; codes from the portal’s list only' : 'One table',
      source,
    })),
  },
  {
    name: 'Inter-State supplies in GSTR-3B (table 3.2)',
    rows: INTER_STATE_BY_PORTAL.map(({ from, isByPortal, source }) => ({
      from,
      says: isByPortal ? 'Taken from GSTR-1 by the portal, and no part of the file' : 'Entered',
      source,
    })),
  },
  {
    name: 'Due days of monthly returns',
    rows: [
      ...DUE_DAYS.map(({ from, form, dayOfNextMonth, source }) => ({
        from,
        says: `${form} on day ${dayOfNextMonth} of the month after, where no row below moves it`,
        source,
      })),
      ...MOVED_DUE_DAYS.map(({ form, month, on, source }) => ({
        from: `${month}-01` as const,
        says: `${form} of ${formatMonth(month)} on ${formatDay(on)}`,
        source,
      })),
    ],
  },
  {
    name: 'Order in which credit pays tax',
    rows: SET_OFF_RULES.map(({ from, says, source }) => ({ from, says, source })),
  },
  {
    name: 'Version of the GSTR-1 file',
    rows: GSTR1_VERSIONS.map(({ from, version, source }) => ({ from, says: version, source })),
  },
];

function percentagesInWords(percentages: readonly number[]): string {
  return percentages.map(formatPercent).join(', ');
}

function digitsInWords({ toRegistered, toOthers }: DigitsNeeded): string {
  if (toRegistered === 0 && toOthers === 0) return 'none needed';
  if (toRegistered === toOthers) return `${toRegistered} digits`;
  return `${toRegistered} digits to buyers with a GSTIN, ${toOthers === 0 ? 'none' : toOthers} to others`;
}
