import { formatMonth } from '#domain/format.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { RegisterName } from '#domain/books/ledger/register.ts';
import type { Report, ReportLineCell, ReportLine, Target } from '#domain/books/ledger/report.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import { type Days, monthDaysOf } from '#domain/books/usual-periods.ts';
import { daysAfter } from '#domain/calendar.ts';
import { HEAD_NAMES, HEADS, lessTax, NO_VALUE, sumOfTax, sumOfTaxedValues, type TaxedValue } from './tax-heads.ts';
import type { InputCredit } from './input-credit.ts';
import { monthOfDay } from './return-month.ts';

/** The tax on the documents of some days of a month. */
export type GstOfDays = Days &
  Readonly<{
    /** Invoices less credit notes. */
    sales: TaxedValue;
    /** Advances for services, less what of them was invoiced. */
    advances: TaxedValue;
    /** Purchases whose tax we owe ourselves. */
    reverseCharge: TaxedValue;
    input: TaxHeads;
    /** Of that what section 17(5) blocks. */
    reversed: TaxHeads;
  }>;

/** Puts the tax of some days together: from the sales register, the advances and the credit of GSTR-3B. */
export function gstOfDays(days: Days, sales: TaxedValue, advances: TaxedValue, credit: InputCredit): GstOfDays {
  return {
    ...days,
    sales,
    advances,
    reverseCharge: credit.reverseCharge,
    input: sumOfTax([credit.importOfServices, credit.onReverseCharge, credit.others]),
    reversed: credit.blocked,
  };
}

/** The days of a period, month by month, the first and the last as far as they are in it. */
export function monthsWithin({ from, to }: Days): readonly Days[] {
  const months: Days[] = [];
  for (let at: IsoDate = from; at <= to; at = daysAfter(monthDaysOf(at).to, 1)) {
    const { to: last } = monthDaysOf(at);
    months.push({ from: at, to: last < to ? last : to });
  }
  return months;
}

/**
 * Tax on sales and on purchases by month, and what is to be paid: less than nothing where credit is left. Each figure opens
 * its register, or the return of the month. A month without anything is left out. `standing` is what the tax ledgers say at
 * the end: that of earlier days is in it, and what was set off or paid is not.
 */
export function gstSummary(days: Days, months: readonly GstOfDays[], standing: TaxHeads): Report {
  const shown = months.filter((month) => linesOfMonth(month).some(hasFigure));
  return {
    name: 'GST Summary',
    period: days,
    columns: [
      { title: 'Particulars', look: 'text' },
      { title: 'Taxable Value', look: 'figure' },
      ...HEADS.map((head) => ({ title: HEAD_NAMES[head], look: 'figure' }) as const),
    ],
    lines: [
      ...shown.flatMap((month) => [
        title(formatMonth(monthOfDay(month.from)), { to: 'gst', month: monthOfDay(month.from) }),
        ...linesOfMonth(month),
      ]),
      title('Total'),
      ...linesOfMonth(sumOfMonths(days, months)).slice(0, -1).map(withoutTarget),
      { ...withoutTarget(figureLine('Net payable', '', netOf(sumOfMonths(days, months)))), look: 'grand', depth: 0 },
      {
        ...figureLine('To pay by the ledgers', '', standing),
        look: 'total',
        depth: 0,
        opens: { to: 'group', group: 'Duties & Taxes' },
      },
    ],
  };
}

function linesOfMonth(month: GstOfDays): readonly ReportLine[] {
  const { from, to, sales, advances, reverseCharge, input, reversed } = month;
  const register = (of: RegisterName) => ({ to: 'register', of, from, until: to }) as const;
  return [
    { ...figureLine('Sales', sales.taxable, sales), opens: register('Sales Register') },
    ...[figureLine('Advances', advances.taxable, advances)].filter(hasFigure),
    { ...figureLine('Reverse charge', reverseCharge.taxable, reverseCharge), opens: register('Purchase Register') },
    { ...figureLine('Input tax', '', input), opens: register('Purchase Register') },
    { ...figureLine('Reversed', '', reversed), opens: register('Purchase Register') },
    {
      ...figureLine('Net payable', '', netOf(month)),
      look: 'total',
      depth: 0,
      opens: { to: 'gst', month: monthOfDay(from) },
    },
  ];
}

function netOf({ sales, advances, reverseCharge, input, reversed }: GstOfDays): TaxHeads {
  return lessTax(sumOfTax([sales, advances, reverseCharge]), lessTax(input, reversed));
}

function sumOfMonths(days: Days, months: readonly GstOfDays[]): GstOfDays {
  return {
    ...days,
    sales: sumOfTaxedValues([NO_VALUE, ...months.map(({ sales }) => sales)]),
    advances: sumOfTaxedValues([NO_VALUE, ...months.map(({ advances }) => advances)]),
    reverseCharge: sumOfTaxedValues([NO_VALUE, ...months.map(({ reverseCharge }) => reverseCharge)]),
    input: sumOfTax([NO_VALUE, ...months.map(({ input }) => input)]),
    reversed: sumOfTax([NO_VALUE, ...months.map(({ reversed }) => reversed)]),
  };
}

function title(name: string, opens?: Target): ReportLine {
  return { look: 'title', depth: 0, cells: [name, '', ...HEADS.map(() => '')], ...(opens && { opens }) };
}

function figureLine(name: string, taxable: TaxedValue['taxable'] | '', heads: TaxHeads): ReportLine {
  const value: ReportLineCell = taxable === '' ? '' : { amount: taxable };
  return { look: 'entry', depth: 1, cells: [name, value, ...HEADS.map((head) => ({ amount: heads[head] }))] };
}

function withoutTarget({ opens: _, ...rest }: ReportLine): ReportLine {
  return rest;
}

function hasFigure({ cells }: ReportLine): boolean {
  return cells.some((cell) => typeof cell !== 'string' && 'amount' in cell && cell.amount !== 0);
}
