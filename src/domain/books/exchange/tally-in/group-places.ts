import { GROUP_NAMES, type GroupName } from '#domain/books/ledger-group.ts';
import { nameKey } from '#domain/books/names.ts';
import type { TallyGroup } from './tally-masters.ts';

/** The groups of a file by what makes their names unique. */
export type GroupsByName = ReadonlyMap<string, TallyGroup>;

export function groupsByName(groups: readonly TallyGroup[]): GroupsByName {
  return new Map(groups.map((group) => [nameKey(group.name), group]));
}

/** Whether a group is one of those that Tally has by itself, whatever it is called now. */
export function isReserved({ name, reserved }: Pick<TallyGroup, 'name' | 'reserved'>): boolean {
  return RESERVED.has(nameKey(reserved)) || RESERVED.has(nameKey(name));
}

/**
 * The group here that a group of Tally is, or stands under, however deep. A primary group of one's own becomes the group of
 * its nature. Undefined if it is not in the file.
 */
export function placeOfGroup(name: string, groups: GroupsByName): GroupName | undefined {
  let at = name;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const group = groups.get(nameKey(at));
    const known = RESERVED.get(nameKey(group?.reserved ?? '')) ?? RESERVED.get(nameKey(at));
    if (known !== undefined) return known;
    if (!group) return undefined;
    if (isPrimary(group.parent)) return byNature(group);
    at = group.parent;
  }
  return undefined;
}

export function isPrimary(parent: string): boolean {
  return ['', 'primary'].includes(nameKey(parent));
}

function byNature({ isRevenue, isDebit, isGrossProfit }: TallyGroup): GroupName {
  if (!isRevenue) return isDebit ? 'Current Assets' : 'Current Liabilities';
  if (isDebit) return isGrossProfit ? 'Direct Expenses' : 'Indirect Expenses';
  return isGrossProfit ? 'Direct Incomes' : 'Indirect Incomes';
}

/** Groups within groups within groups: a circle ends here. */
const DEEPEST = 50;

const OTHER_NAMES: Readonly<Record<string, GroupName>> = {
  'Bank OCC A/c': 'Bank OD A/c',
  'Retained Earnings': 'Reserves & Surplus',
  'Income (Direct)': 'Direct Incomes',
  'Income (Indirect)': 'Indirect Incomes',
  'Expenses (Direct)': 'Direct Expenses',
  'Expenses (Indirect)': 'Indirect Expenses',
};

const RESERVED: ReadonlyMap<string, GroupName> = new Map([
  ...GROUP_NAMES.map((name) => [nameKey(name), name] as const),
  ...Object.entries(OTHER_NAMES).map(([name, group]) => [nameKey(name), group] as const),
]);
