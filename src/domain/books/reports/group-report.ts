import { sumOf } from '#domain/money.ts';
import { byGroup, isByItself } from '#domain/books/ledger/by-group.ts';
import type { FiguresOn } from '#domain/books/ledger/ledger-figures.ts';
import { type GroupName, parentOf } from '#domain/books/ledger-group.ts';
import type { Report, ReportLine } from '#domain/books/ledger/report.ts';
import { BOTH_SIDES, sideCells, totalOfSides, type TrialRow, trialRows } from './trial-balance.ts';

/**
 * Lists the ledgers under a group at the end of a day, then the groups under it, each with its own; with the balances of
 * the Trial Balance of that day.
 */
export function groupReport(figures: FiguresOn, group: GroupName): Report {
  const rows = trialRows(figures).filter((row) => row.group === group || parentOf(row.group) === group);
  return {
    name: group,
    period: { to: figures.day },
    columns: BOTH_SIDES,
    lines: [
      ...rows.filter((row) => row.group === group).map((row) => ledgerLine(row, 0)),
      ...byGroup(rows.filter((row) => row.group !== group)).flatMap(groupLines),
      totalOfSides(rows.map(({ amount }) => amount)),
    ],
  };
}

function groupLines({ group, own }: ReturnType<typeof byGroup<TrialRow>>[number]): readonly ReportLine[] {
  if (isByItself(group, own)) return own.map((row) => ({ ...ledgerLine(row, 0), look: 'title' }));
  const net = sumOf(own.map(({ amount }) => amount));
  const title = { look: 'title', depth: 0, cells: [group, ...sideCells(net)], opens: { to: 'group', group } } as const;
  return [title, ...own.map((row) => ledgerLine(row, 1))];
}

function ledgerLine({ name, amount, opens }: TrialRow, depth: 0 | 1): ReportLine {
  return { look: 'entry', depth, cells: [name, ...sideCells(amount)], opens };
}
