import { asPaise, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { byGroup, isByItself } from '#domain/books/ledger/by-group.ts';
import {
  type Balance,
  earlierYears,
  type FiguresOn,
  isFirstYear,
  nominalInYear,
  openingDifferenceOf,
  profitAndLossParts,
  realOn,
  targetOf,
} from '#domain/books/ledger/ledger-figures.ts';
import type { GroupName } from '#domain/books/ledger-group.ts';
import { DIFFERENCE_IN_OPENINGS } from '#domain/books/masters/opening-balance.ts';
import type { Report, ReportColumn, ReportLine, Target } from '#domain/books/ledger/report.ts';

/**
 * The balance of every ledger at the end of a day, a row a ledger under the heading of its group, and the sums of both
 * sides, which are equal. Incomes and expenses count from the start of the financial year: what they came to before is a
 * part of Profit & Loss A/c. The stock is that of the start of the year. Rows of nothing are left out.
 */
export function trialBalance(figures: FiguresOn): Report {
  const { day } = figures;
  const standing = trialRows(figures);
  const alone = [accountRow(figures), { name: DIFFERENCE_IN_OPENINGS, amount: openingDifferenceOf(figures) }];
  const standingAlone = alone.filter(isSomething);
  return {
    name: 'Trial Balance',
    period: { to: day },
    columns: BOTH_SIDES,
    lines: [
      ...byGroup(standing).flatMap(({ group, own }): readonly ReportLine[] =>
        isByItself(group, own) ? own.map(lineAlone) : [headingOf(group), ...own.map(lineUnder)],
      ),
      ...standingAlone.map(lineAlone),
      totalOfSides([...standing, ...standingAlone].map(({ amount }) => amount)),
    ],
  };
}

/** A row that stands under a group. */
export type TrialRow = Pick<Balance, 'name' | 'group' | 'amount'> & Readonly<{ opens: Target }>;

/** The rows under groups; those of nothing are left out. */
export function trialRows(figures: FiguresOn): readonly TrialRow[] {
  const stock: TrialRow = {
    name: isFirstYear(figures) ? 'Opening Stock' : 'Stock-in-Hand',
    group: 'Stock-in-Hand',
    amount: figures.stock.atYearStart,
    opens: { to: 'stock' },
  };
  const ledgers = [...realOn(figures), ...nominalInYear(figures)];
  return [...ledgers.map((balance) => ({ ...balance, opens: targetOf(balance) })), stock].filter(isSomething);
}

type RowAlone = Pick<Balance, 'name' | 'amount'> & Readonly<{ opens?: Target }>;

/** Profit & Loss A/c with what earlier years earned. It opens what most would ask about: those years, if there are any. */
function accountRow(figures: FiguresOn): RowAlone {
  const { own, earlier } = profitAndLossParts(figures);
  const { id, name } = figures.profitAndLoss;
  return {
    name,
    amount: asPaise(own + earlier),
    opens: earlier === 0 ? { to: 'ledger', id } : earlierYears(figures),
  };
}

function headingOf(group: GroupName): ReportLine {
  return { look: 'title', depth: 0, cells: [group, '', ''], opens: { to: 'group', group } };
}

function lineUnder({ name, amount, opens }: TrialRow): ReportLine {
  return { look: 'entry', depth: 1, cells: [name, ...sideCells(amount)], opens };
}

function lineAlone({ name, amount, opens }: RowAlone): ReportLine {
  return { look: 'title', depth: 0, cells: [name, ...sideCells(amount)], ...(opens && { opens }) };
}

/** The sums of both sides. */
export function totalOfSides(amounts: readonly Paise[]): ReportLine {
  const debit = sumOf(amounts.filter((amount) => amount > 0));
  const credit = negative(sumOf(amounts.filter((amount) => amount < 0)));
  return { look: 'grand', depth: 0, cells: ['Total', { amount: debit }, { amount: credit }] };
}

/** An amount on its side, and nothing on the other one. */
export function sideCells(amount: Paise) {
  return amount > 0 ? [{ amount }, { amount: ZERO }] : [{ amount: ZERO }, { amount: negative(amount) }];
}

function isSomething({ amount }: Readonly<{ amount: Paise }>): boolean {
  return amount !== 0;
}

export const BOTH_SIDES: readonly ReportColumn[] = [
  { title: 'Particulars', look: 'text' },
  { title: 'Debit', look: 'figure' },
  { title: 'Credit', look: 'figure' },
];
