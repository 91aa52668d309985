import type { IsoDate } from '#domain/calendar.ts';
import { negative, type Paise, sumOf } from '#domain/money.ts';
import { byGroup } from '#domain/books/ledger/by-group.ts';
import { type Balance, resultOf, targetOf } from '#domain/books/ledger/ledger-figures.ts';
import { type GroupName, natureOf } from '#domain/books/ledger-group.ts';
import type { Report, ReportColumn, ReportLine } from '#domain/books/ledger/report.ts';

/** The balances and stocks that a Profit & Loss is made of. */
export type ProfitAndLossFigures = Readonly<{
  from: IsoDate;
  to: IsoDate;
  /**
   * The sums of incomes and expenses in the period, debit positive; with what they opened with if the period begins with
   * the books, or before them. In the order in which those of a group are shown.
   */
  ledgers: readonly Balance[];
  /** The value of the goods before the period's first day, and at the end of its last one. */
  openingStock: Paise;
  closingStock: Paise;
}>;

/**
 * The trading account, whose result is the gross profit, and below it what else was earned and spent, down to the net
 * profit. A loss is a negative profit. Ledgers of nothing are left out, the stocks and the profits never.
 */
export function profitAndLoss({ from, to, ledgers, openingStock, closingStock }: ProfitAndLossFigures): Report {
  const moved = ledgers.filter(({ amount }) => amount !== 0);
  const amountsOf = (groups: readonly GroupName[]) =>
    ledgers.filter(({ group }) => groups.includes(group)).map(({ amount }) => amount);
  const gross = resultOf(amountsOf([...TRADING_INCOMES, ...TRADING_COSTS]), openingStock, closingStock);
  const net = sumOf([gross, ...amountsOf(['Indirect Incomes', 'Indirect Expenses'])]);
  return {
    name: 'Profit & Loss',
    period: { from, to },
    columns: COLUMNS,
    lines: [
      section('Trading income'),
      ...groupLines(moved, TRADING_INCOMES),
      stockLine('Closing Stock', closingStock),
      section('Less trading costs'),
      stockLine('Opening Stock', openingStock),
      ...groupLines(moved, TRADING_COSTS),
      { look: 'total', depth: 0, cells: ['Gross Profit', '', { amount: negative(gross) }] },
      ...titledSection('Other income', groupLines(moved, ['Indirect Incomes'])),
      ...titledSection('Less other costs', groupLines(moved, ['Indirect Expenses'])),
      { look: 'grand', depth: 0, cells: ['Net Profit', '', { amount: negative(net) }] },
    ],
  };
}

/** Each group with its sum, and its ledgers. */
function groupLines(ledgers: readonly Balance[], groups: readonly GroupName[]): readonly ReportLine[] {
  return byGroup(ledgers.filter(({ group }) => groups.includes(group))).flatMap(({ group, own }): ReportLine[] => [
    { look: 'title', depth: 0, cells: [group, '', shownAmount(group, sumOf(own.map(({ amount }) => amount)))] },
    ...own.map(
      (ledger): ReportLine => ({
        look: 'entry',
        depth: 1,
        cells: [ledger.name, shownAmount(group, ledger.amount), ''],
        opens: targetOf(ledger),
      }),
    ),
  ]);
}

function stockLine(name: string, amount: Paise): ReportLine {
  return { look: 'title', depth: 0, cells: [name, '', { amount }], opens: { to: 'stock' } };
}

/** Incomes and costs stand under titles that say so, and are positive. */
function shownAmount(group: GroupName, amount: Paise) {
  return { amount: natureOf(group) === 'income' ? negative(amount) : amount };
}

function titledSection(name: string, lines: readonly ReportLine[]): readonly ReportLine[] {
  return lines.length === 0 ? [] : [section(name), ...lines];
}

function section(name: string): ReportLine {
  return { look: 'section', depth: 0, cells: [name, '', ''] };
}

const TRADING_INCOMES: readonly GroupName[] = ['Sales Accounts', 'Direct Incomes'];
const TRADING_COSTS: readonly GroupName[] = ['Purchase Accounts', 'Direct Expenses'];
const COLUMNS: readonly ReportColumn[] = [
  { title: 'Particulars', look: 'text' },
  { title: 'Details', look: 'figure' },
  { title: 'Amount', look: 'figure' },
];
