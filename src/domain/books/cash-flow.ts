import { dayBefore, type IsoDate } from '#domain/calendar.ts';
import { type Paise, sumOf } from '#domain/money.ts';
import { byGroup, isByItself } from './by-group.ts';
import { type Flow, netOf } from './flow.ts';
import { targetOf } from './ledger-figures.ts';
import { type GroupName, primaryOf } from './ledger-group.ts';
import type { Report, ReportColumn, ReportLine, Target } from './report.ts';

/** What a Cash Flow is made of. */
export type CashMoved = Readonly<{
  from: IsoDate;
  to: IsoDate;
  /** Cash and bank before the first day. What they opened with is a part of it, also if the books began in the period. */
  opening: Paise;
  /**
   * What cash came from and went to, in the order in which the ledgers of a group are shown; parties are a row of all
   * debtors and one of all creditors. `flow` is that of the cash: what came in is debit, what went out credit.
   */
  others: readonly OtherSide[];
}>;

/** `group` is null only for Profit & Loss A/c. */
type OtherSide = Readonly<{ id: string; name: string; group: GroupName | null; flow: Flow }>;

/**
 * Where cash came from and where it went (the direct method), by the group of the other side. What neither fixed assets
 * and investments nor capital and loans brought or took is of the operation.
 */
export function cashFlow({ from, to, opening, others }: CashMoved): Report {
  const parts = ACTIVITIES.map((activity) => {
    const own = others.filter(({ group }) => activityOf(group) === activity);
    return { activity, own, net: sumOf(own.map(({ flow }) => netOf(flow))) };
  });
  const closing = sumOf([opening, ...parts.map(({ net }) => net)]);
  return {
    name: 'Cash Flow',
    period: { from, to },
    columns: COLUMNS,
    lines: [
      ...parts.flatMap(({ activity, own, net }) => [
        ...linesOf(activity, own),
        sumLine('total', `Net cash from ${activity} activities`, net),
      ]),
      sumLine('title', 'Opening cash and bank', opening, { to: 'trial balance', on: dayBefore(from) }),
      sumLine('grand', 'Closing cash and bank', closing, { to: 'trial balance', on: to }),
    ],
  };
}

function activityOf(group: GroupName | null): (typeof ACTIVITIES)[number] {
  const primary = group === null ? undefined : primaryOf(group);
  if (primary === 'Fixed Assets' || primary === 'Investments') return 'investing';
  return primary === 'Capital Account' || primary === 'Loans (Liability)' ? 'financing' : 'operating';
}

/** The ledgers of an activity under their groups; nothing where there are none. */
function linesOf(activity: (typeof ACTIVITIES)[number], own: readonly OtherSide[]): readonly ReportLine[] {
  if (own.length === 0) return [];
  const inGroups = own.flatMap(({ group, ...row }) => (group === null ? [] : [{ ...row, group }]));
  return [
    { look: 'section', depth: 0, cells: [TITLES[activity], '', '', ''] },
    ...byGroup(inGroups).flatMap(({ group, own: under }): readonly ReportLine[] => {
      if (isByItself(group, under)) return under.map((row) => lineOf('title', 0, row));
      return [{ look: 'title', depth: 0, cells: [group, '', '', ''] }, ...under.map((row) => lineOf('entry', 1, row))];
    }),
    ...own.filter(({ group }) => group === null).map((row) => lineOf('title', 0, row)),
  ];
}

function lineOf(look: 'title' | 'entry', depth: 0 | 1, { id, name, flow }: OtherSide): ReportLine {
  return { look, depth, cells: [name, { amount: flow.debit }, { amount: flow.credit }, ''], opens: targetOf({ id }) };
}

function sumLine(look: 'title' | 'total' | 'grand', name: string, amount: Paise, opens?: Target): ReportLine {
  return { look, depth: 0, cells: [name, '', '', { amount }], ...(opens && { opens }) };
}

const ACTIVITIES = ['operating', 'investing', 'financing'] as const;
const TITLES = {
  operating: 'Operating activities',
  investing: 'Investing activities',
  financing: 'Financing activities',
} as const;
const COLUMNS: readonly ReportColumn[] = [
  { title: 'Particulars', look: 'text' },
  { title: 'Received', look: 'figure' },
  { title: 'Paid', look: 'figure' },
  { title: 'Net', look: 'figure' },
];
