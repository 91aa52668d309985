import { negative, type Paise, sumOf } from '#domain/money.ts';
import { firstDayOfYear } from '#domain/calendar.ts';
import { byGroup, isByItself } from '#domain/books/ledger/by-group.ts';
import {
  type Balance,
  earlierYears,
  type FiguresOn,
  openingDifferenceOf,
  profitAndLossParts,
  realOn,
  targetOf,
} from '#domain/books/ledger/ledger-figures.ts';
import { GROUP_NAMES, type GroupName, natureOf, primaryOf } from '#domain/books/ledger-group.ts';
import { DIFFERENCE_IN_OPENINGS } from '#domain/books/masters/opening-balance.ts';
import type { Report, ReportColumn, ReportLine, Target } from '#domain/books/ledger/report.ts';

/**
 * Reports what was owed and owned at the end of a day. A group stands, net, on the side where its balance falls: under its
 * primary group where it belongs, by itself on the other side. Both totals are equal. What is nothing is left out.
 */
export function balanceSheet(figures: FiguresOn): Report {
  const groups = byGroup(balancesOn(figures)).map(groupPart);
  const alone = [accountPart(figures), differencePart(figures)].filter(({ net }) => net !== 0);
  return {
    name: 'Balance Sheet',
    period: { to: figures.day },
    columns: COLUMNS,
    lines: SIDES.flatMap((side) => sideLines(side, groups, alone)),
  };
}

type Side = Readonly<{ name: string; nature: 'asset' | 'liability' }>;
const SIDES: readonly Side[] = [
  { name: 'Liabilities', nature: 'liability' },
  { name: 'Assets', nature: 'asset' },
];

/** A row below a group, or below Profit & Loss A/c; debit positive. */
type Row = Readonly<{ name: string; amount: Paise; opens: Target }>;
type GroupPart = Readonly<{ group: GroupName; own: readonly Row[]; net: Paise; nature: Side['nature'] }>;
type PartAlone = Readonly<{ name: string; net: Paise; own: readonly Row[]; opens?: Target }>;

/** The ledgers that are assets or liabilities, and the goods among them. */
function balancesOn(figures: FiguresOn): readonly (Row & Pick<Balance, 'group'>)[] {
  const stock = { group: 'Stock-in-Hand', amount: figures.stock.closing, opens: { to: 'stock' } } as const;
  const ledgers = realOn(figures)
    .map((ledger) => ({ ...ledger, opens: targetOf(ledger) }))
    .filter(({ amount }) => amount !== 0);
  if (stock.amount === 0) return ledgers;
  // Beside ledgers that somebody made under Stock-in-Hand, the group's name would be no name for a part of it.
  const isOnly = ledgers.every(({ group }) => group !== stock.group);
  return [...ledgers, { ...stock, name: isOnly ? stock.group : 'Closing Stock' }];
}

function groupPart({ group, own }: Readonly<{ group: GroupName; own: readonly Row[] }>): GroupPart {
  const net = sumOf(own.map(({ amount }) => amount));
  const nature = natureOf(group) === 'asset' ? 'asset' : 'liability';
  return { group, own, net, nature: net === 0 ? nature : net > 0 ? 'asset' : 'liability' };
}

/** Profit & Loss A/c: what was entered in it, and what earlier years and this year earned. */
function accountPart(figures: FiguresOn): PartAlone {
  const { own, earlier, thisYear } = profitAndLossParts(figures);
  const { id, name } = figures.profitAndLoss;
  const { day } = figures;
  const parts: readonly Row[] = [
    { name: 'Entered in the ledger', amount: own, opens: { to: 'ledger', id } },
    { name: 'Profit of earlier years', amount: earlier, opens: earlierYears(figures) },
    {
      name: 'Profit of this year',
      amount: thisYear,
      opens: { to: 'profit and loss', from: firstDayOfYear(day), until: day },
    },
  ];
  const rows = parts.filter(({ amount }) => amount !== 0);
  const [only, ...more] = rows;
  const net = sumOf([own, earlier, thisYear]);
  return only && more.length === 0 ? { name, net, own: [], opens: only.opens } : { name, net, own: rows };
}

function differencePart(figures: FiguresOn): PartAlone {
  return { name: DIFFERENCE_IN_OPENINGS, net: openingDifferenceOf(figures), own: [] };
}

function sideLines({ name, nature }: Side, groups: readonly GroupPart[], alone: readonly PartAlone[]) {
  const isAsset = nature === 'asset';
  const shown: Shown = (amount) => ({ amount: isAsset ? amount : negative(amount) });
  const here = groups.filter((part) => part.nature === nature);
  const atHome = here.filter(({ group }) => (natureOf(group) === 'asset') === isAsset);
  const strange = here.filter((part) => !atHome.includes(part)).map(aloneOf);
  const aloneHere = alone.filter(({ net }) => net > 0 === isAsset);
  const total = sumOf([...here, ...aloneHere].map(({ net }) => net));
  const lines: readonly ReportLine[] = [
    { look: 'section', depth: 0, cells: [name, '', '', ''] },
    ...GROUP_NAMES.flatMap((primary) =>
      primaryLines(
        primary,
        atHome.filter(({ group }) => primaryOf(group) === primary),
        shown,
      ),
    ),
    ...[...strange, ...aloneHere].flatMap((part) => aloneLines(part, shown)),
    { look: 'grand', depth: 0, cells: ['Total', '', '', shown(total)] },
  ];
  return lines;
}

type Shown = (amount: Paise) => Readonly<{ amount: Paise }>;

/** A primary group with its own ledgers, and the groups under it with theirs. */
function primaryLines(primary: GroupName, parts: readonly GroupPart[], shown: Shown): readonly ReportLine[] {
  const [first, ...more] = parts;
  if (!first) return [];
  if (first.group === primary && more.length === 0) return aloneLines(aloneOf(first), shown);
  return [
    titleLine(primary, sumOf(parts.map(({ net }) => net)), shown),
    ...parts.flatMap(({ group, own, net }): readonly ReportLine[] => {
      if (group === primary) return own.map((row) => ledgerLine(row, 1, shown));
      const line = { look: 'entry', depth: 1, cells: [group, '', shown(net), ''] } as const;
      const [row] = own;
      if (row && isByItself(group, own)) return [{ ...line, opens: row.opens }];
      return [line, ...own.map((under) => ledgerLine(under, 2, shown))];
    }),
  ];
}

/** A group that stands under no other one. */
function aloneOf({ group, own, net }: GroupPart): PartAlone {
  const [row] = own;
  return row && isByItself(group, own) ? { name: group, net, own: [], opens: row.opens } : { name: group, net, own };
}

function aloneLines({ name, own, net, opens }: PartAlone, shown: Shown): readonly ReportLine[] {
  const title = { ...titleLine(name, net, shown), ...(opens && { opens }) };
  return [title, ...own.map((row) => ledgerLine(row, 1, shown))];
}

function titleLine(name: string, amount: Paise, shown: Shown): ReportLine {
  return { look: 'title', depth: 0, cells: [name, '', '', shown(amount)] };
}

function ledgerLine({ name, amount, opens }: Row, depth: 1 | 2, shown: Shown): ReportLine {
  return { look: 'entry', depth, cells: [name, shown(amount), '', ''], opens };
}

const COLUMNS: readonly ReportColumn[] = [
  { title: 'Particulars', look: 'text' },
  { title: 'Ledger', look: 'figure' },
  { title: 'Group', look: 'figure' },
  { title: 'Amount', look: 'figure' },
];
