import type { Paise } from '#domain/money.ts';
import { placeOfCode } from '#domain/state-code.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import type { Report, ReportLineCell, ReportLine } from '#domain/books/ledger/report.ts';
import type { Gstr3b } from './gstr3b.ts';
import { type BelowZero, hasTax, NOTHING_BELOW } from './below-zero.ts';
import { HEAD_NAMES, HEADS, lessTax, NO_HEADS, sumOfTax, type TaxedValue } from './tax-heads.ts';
import { daysOfMonth, type Month } from './return-month.ts';
import { paidBy, type SetOff } from './set-off.ts';

/** The tables of GSTR-3B; a row is called as its number in the form. */

export function outwardReport({ month, outward, interState, credit }: Gstr3b): Report {
  const { taxable, zeroRated, untaxed, nonGst } = outward;
  return {
    name: 'Outward Supplies',
    period: daysOfMonth(month),
    columns: [...NUMBERED, { title: 'Taxable Value', look: 'figure' }, ...TAX_COLUMNS],
    lines: [
      valued('3.1(a)', 'Taxable, other than zero-rated, nil-rated and exempt', taxable),
      valued('3.1(b)', 'Zero-rated', zeroRated),
      valued('3.1(c)', 'Nil-rated and exempt', { ...NO_HEADS, taxable: untaxed }),
      valued('3.1(d)', 'Inward supplies liable to reverse charge', credit.reverseCharge),
      valued('3.1(e)', 'Non-GST', { ...NO_HEADS, taxable: nonGst }),
      ...interState.map((own) =>
        valued(
          '3.2',
          `Of 3.1(a), to ${own.to.toLowerCase()} buyers in ${placeOfCode(own.place)?.name ?? own.place}`,
          own,
        ),
      ),
    ],
  };
}

export function creditReport({ month, credit }: Gstr3b): Report {
  return {
    name: 'Input Tax Credit',
    period: daysOfMonth(month),
    columns: [...NUMBERED, ...TAX_COLUMNS],
    lines: [
      taxLine('4(A)(1)', 'Import of goods', NO_HEADS),
      taxLine('4(A)(2)', 'Import of services', credit.importOfServices),
      taxLine('4(A)(3)', 'Inward supplies liable to reverse charge, other than those', credit.onReverseCharge),
      taxLine('4(A)(4)', 'From an input service distributor', NO_HEADS),
      taxLine('4(A)(5)', 'All other credit', credit.others),
      taxLine('4(B)(1)', 'Reversed: rules 38, 42 and 43, and section 17(5)', credit.blocked),
      taxLine('4(B)(2)', 'Reversed: other', NO_HEADS),
      { ...taxLine('4(C)', 'Net credit: 4(A) less 4(B)', credit.net), look: 'total' },
      taxLine('4(D)(1)', 'Claimed again of what was reversed in 4(B)(2)', NO_HEADS),
      taxLine('4(D)(2)', 'Not available: section 16(4), and place of supply', credit.ofOtherStates),
    ],
  };
}

export function inwardReport({ month, credit: { inward } }: Gstr3b): Report {
  const line = (name: string, says: string, { inter, intra }: Readonly<{ inter: Paise; intra: Paise }>) =>
    entry(name, says, [inter, intra]);
  return {
    name: 'Inward Supplies Without Tax',
    period: daysOfMonth(month),
    columns: [...NUMBERED, { title: 'Between States', look: 'figure' }, { title: 'Within the State', look: 'figure' }],
    lines: [
      line('5(1)', 'From under Composition, exempt and nil-rated', inward.gst),
      line('5(2)', 'Non-GST', inward.nonGst),
    ],
  };
}

/**
 * `before` is what earlier months left below zero: that, and what goes on to later ones, stands in a row of its own. So does
 * `waiting`, which the input ledgers have and the law does not give yet.
 */
export function setOffReport(
  month: Month,
  setOff: SetOff,
  before: BelowZero = NOTHING_BELOW,
  waiting: TaxHeads = NO_HEADS,
): Report {
  return {
    name: 'Set-off and Cash',
    period: daysOfMonth(month),
    columns: [{ title: 'Particulars', look: 'text' }, ...TAX_COLUMNS],
    lines: [
      ...taxRows('Tax on sales', 'Below zero', setOff.liability, before.sales, setOff.carried.sales),
      row('Credit in the books', sumOfTax([setOff.credit, waiting])),
      ...(hasTax(waiting) ? [row('Not claimed yet', waiting)] : []),
      ...HEADS.map((head) => row(`Paid with ${HEAD_NAMES[head]} credit`, paidBy(setOff, head))),
      row('Credit carried forward', setOff.left),
      ...taxRows(
        'Reverse charge, in cash alone',
        'Reverse charge below zero',
        setOff.reverseCharge,
        before.reverseCharge,
        setOff.carried.reverseCharge,
      ),
      { ...row('Paid in cash', setOff.cash), look: 'grand' },
    ],
  };
}

/** The tax of the month by itself, which comes to `due` with what earlier months left, and without what goes on. */
function taxRows(name: string, below: string, due: TaxHeads, before: TaxHeads, carried: TaxHeads): ReportLine[] {
  return [
    row(name, lessTax(sumOfTax([due, carried]), before)),
    ...(hasTax(before) ? [row(`${below} in earlier months`, before)] : []),
    ...(hasTax(carried) ? [row(`${below}, for later months`, carried)] : []),
  ];
}

function valued(name: string, says: string, { taxable, ...heads }: TaxedValue): ReportLine {
  return entry(name, says, [taxable, ...HEADS.map((head) => heads[head])]);
}

function taxLine(name: string, says: string, heads: TaxHeads): ReportLine {
  return entry(
    name,
    says,
    HEADS.map((head) => heads[head]),
  );
}

function row(name: string, heads: TaxHeads): ReportLine {
  return { look: 'entry', depth: 0, cells: [name, ...HEADS.map((head) => ({ amount: heads[head] }))] };
}

function entry(name: string, says: string, amounts: readonly Paise[]): ReportLine {
  return { look: 'entry', depth: 0, cells: [name, says, ...amounts.map((amount): ReportLineCell => ({ amount }))] };
}

const NUMBERED = [
  { title: 'Row', look: 'brief' },
  { title: 'Nature', look: 'text' },
] as const;

const TAX_COLUMNS = HEADS.map((head) => ({ title: HEAD_NAMES[head], look: 'figure' as const }));
