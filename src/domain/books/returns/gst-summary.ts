import type { IsoDate } from '#domain/calendar.ts';
import type { RegisterName } from '#domain/books/ledger/register.ts';
import type { Report, ReportCell, ReportLine, Target } from '#domain/books/ledger/report.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import { type Days, monthOf } from '#domain/books/usual-periods.ts';
import { daysAfter } from '#domain/calendar.ts';
import { HEAD_NAMES, HEADS, lessTax, NO_VALUE, sumOfTax, sumOfValued, type Valued } from './heads.ts';
import type { InputCredit } from './input-credit.ts';
import { monthInWords, monthOfDay } from './return-month.ts';

/** What the documents of some days of a month come to. */
export type GstOfDays = Days &
  Readonly<{
    /** Invoices less credit notes. */
    sales: Valued;
    /** Advances for services, less what of them was invoiced. */
    advances: Valued;
    /** What we owe the tax of ourselves. */
    reverseCharge: Valued;
    input: TaxHeads;
    /** Of that what section 17(5) blocks. */
    reversed: TaxHeads;
  }>;

/** The same from the sums of the sales register, the advances and the credit of GSTR-3B. */
export function gstOfDays(days: Days, sales: Valued, advances: Valued, credit: InputCredit): GstOfDays {
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
  for (let at: IsoDate = from; at <= to; at = daysAfter(monthOf(at).to, 1)) {
    const { to: last } = monthOf(at);
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
  const shown = months.filter((month) => linesOf(month).some(hasFigure));
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
        title(monthInWords(monthOfDay(month.from)), { to: 'gst', month: monthOfDay(month.from) }),
        ...linesOf(month),
      ]),
      title('Total'),
      ...linesOf(totalOf(days, months)).slice(0, -1).map(unopened),
      { ...unopened(line('Net payable', '', netOf(totalOf(days, months)))), look: 'grand', depth: 0 },
      {
        ...line('To pay by the ledgers', '', standing),
        look: 'total',
        depth: 0,
        opens: { to: 'group', group: 'Duties & Taxes' },
      },
    ],
  };
}

function linesOf(month: GstOfDays): readonly ReportLine[] {
  const { from, to, sales, advances, reverseCharge, input, reversed } = month;
  const register = (of: RegisterName) => ({ to: 'register', of, from, until: to }) as const;
  return [
    { ...line('Sales', sales.taxable, sales), opens: register('Sales Register') },
    ...[line('Advances', advances.taxable, advances)].filter(hasFigure),
    { ...line('Reverse charge', reverseCharge.taxable, reverseCharge), opens: register('Purchase Register') },
    { ...line('Input tax', '', input), opens: register('Purchase Register') },
    { ...line('Reversed', '', reversed), opens: register('Purchase Register') },
    {
      ...line('Net payable', '', netOf(month)),
      look: 'total',
      depth: 0,
      opens: { to: 'gst', month: monthOfDay(from) },
    },
  ];
}

function netOf({ sales, advances, reverseCharge, input, reversed }: GstOfDays): TaxHeads {
  return lessTax(sumOfTax([sales, advances, reverseCharge]), lessTax(input, reversed));
}

function totalOf(days: Days, months: readonly GstOfDays[]): GstOfDays {
  return {
    ...days,
    sales: sumOfValued([NO_VALUE, ...months.map(({ sales }) => sales)]),
    advances: sumOfValued([NO_VALUE, ...months.map(({ advances }) => advances)]),
    reverseCharge: sumOfValued([NO_VALUE, ...months.map(({ reverseCharge }) => reverseCharge)]),
    input: sumOfTax([NO_VALUE, ...months.map(({ input }) => input)]),
    reversed: sumOfTax([NO_VALUE, ...months.map(({ reversed }) => reversed)]),
  };
}

function title(name: string, opens?: Target): ReportLine {
  return { look: 'title', depth: 0, cells: [name, '', ...HEADS.map(() => '')], ...(opens && { opens }) };
}

function line(name: string, taxable: Valued['taxable'] | '', heads: TaxHeads): ReportLine {
  const value: ReportCell = taxable === '' ? '' : { amount: taxable };
  return { look: 'entry', depth: 1, cells: [name, value, ...HEADS.map((head) => ({ amount: heads[head] }))] };
}

function unopened({ opens: _, ...rest }: ReportLine): ReportLine {
  return rest;
}

function hasFigure({ cells }: ReportLine): boolean {
  return cells.some((cell) => typeof cell !== 'string' && 'amount' in cell && cell.amount !== 0);
}
