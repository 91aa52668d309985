import { dayBefore, type IsoDate } from '#domain/calendar.ts';
import { type Paise, sumOf } from '#domain/money.ts';
import { byGroup, isByItself } from '#domain/books/ledger/by-group.ts';
import { targetOf } from '#domain/books/ledger/ledger-figures.ts';
import { type GroupName, primaryOf } from '#domain/books/ledger-group.ts';
import type { Report, ReportColumn, ReportLine, Target } from '#domain/books/ledger/report.ts';

/** The sums that a Cash Flow is made of. */
export type CashFlowFigures = Readonly<{
  from: IsoDate;
  to: IsoDate;
  /** Whether there are books before the first day, which show what the opening sum is made of. */
  hasBefore: boolean;
  /** Cash and bank before the first day. What they opened with is a part of it, also if the books began in the period. */
  opening: Paise;
  /**
   * The accounts that cash came from and went to, in the order in which the ledgers of a group are shown; parties are a
   * row of all debtors and one of all creditors.
   */
  others: readonly OtherSide[];
}>;

/** `amount` is what came in less what went out. `group` is null only for Profit & Loss A/c. */
type OtherSide = Readonly<{ id: string; name: string; group: GroupName | null; amount: Paise }>;

/**
 * Reports where cash came from and where it went (the direct method), by the group of the other side. What neither fixed
 * assets and investments nor capital and loans brought or took is of the operation. What went out is negative.
 */
export function cashFlow({ from, to, hasBefore, opening, others }: CashFlowFigures): Report {
  const parts = ACTIVITIES.map((activity) => {
    const own = others.filter(({ group, amount }) => activityOf(group) === activity && amount !== 0);
    return { activity, own, net: sumOf(own.map(({ amount }) => amount)) };
  });
  const closing = sumOf([opening, ...parts.map(({ net }) => net)]);
  return {
    name: 'Cash Flow',
    period: { from, to },
    columns: COLUMNS,
    lines: [
      ...parts.flatMap(({ activity, own, net }) => [
        ...linesOfActivity(activity, own),
        sumLine('total', `Net cash from ${activity} activities`, net),
      ]),
      sumLine(
        'title',
        'Opening cash and bank',
        opening,
        hasBefore ? { to: 'trial balance', on: dayBefore(from) } : undefined,
      ),
      sumLine('grand', 'Closing cash and bank', closing, { to: 'trial balance', on: to }),
    ],
  };
}

function activityOf(group: GroupName | null): (typeof ACTIVITIES)[number] {
  const primary = group === null ? undefined : primaryOf(group);
  if (primary === 'Fixed Assets' || primary === 'Investments') return 'investing';
  return primary === 'Capital Account' || primary === 'Loans (Liability)' ? 'financing' : 'operating';
}

/** The groups of an activity with their sums, and their ledgers; nothing where there are none. */
function linesOfActivity(activity: (typeof ACTIVITIES)[number], own: readonly OtherSide[]): readonly ReportLine[] {
  if (own.length === 0) return [];
  const inGroups = own.flatMap(({ group, ...row }) => (group === null ? [] : [{ ...row, group }]));
  return [
    { look: 'section', depth: 0, cells: [TITLES[activity], '', ''] },
    ...byGroup(inGroups).flatMap(({ group, own: under }): readonly ReportLine[] => {
      if (isByItself(group, under)) return under.map(lineAlone);
      return [sumLine('title', group, sumOf(under.map(({ amount }) => amount))), ...under.map(lineUnder)];
    }),
    ...own.filter(({ group }) => group === null).map(lineAlone),
  ];
}

function lineAlone({ id, name, amount }: OtherSide): ReportLine {
  return sumLine('title', name, amount, targetOf({ id }));
}

function lineUnder({ id, name, amount }: OtherSide): ReportLine {
  return { look: 'entry', depth: 1, cells: [name, { amount }, ''], opens: targetOf({ id }) };
}

function sumLine(look: 'title' | 'total' | 'grand', name: string, amount: Paise, opens?: Target): ReportLine {
  return { look, depth: 0, cells: [name, '', { amount }], ...(opens && { opens }) };
}

const ACTIVITIES = ['operating', 'investing', 'financing'] as const;
const TITLES = {
  operating: 'Operating activities',
  investing: 'Investing activities',
  financing: 'Financing activities',
} as const;
const COLUMNS: readonly ReportColumn[] = [
  { title: 'Particulars', look: 'text' },
  { title: 'Details', look: 'figure' },
  { title: 'Amount', look: 'figure' },
];
