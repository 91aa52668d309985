import { GROUP_NAMES, type GroupName } from '#domain/books/ledger-group.ts';

/** The rows of each group, in the order of the groups; groups without rows are left out. */
export function byGroup<Row extends Readonly<{ group: GroupName }>>(
  rows: readonly Row[],
): readonly Readonly<{ group: GroupName; own: readonly Row[] }>[] {
  return GROUP_NAMES.map((name) => ({ group: name, own: rows.filter(({ group }) => group === name) })).filter(
    ({ own }) => own.length > 0,
  );
}

/** Debtors and creditors are a row each: the name of their group above it would only say it twice. */
export function isByItself(group: GroupName, own: readonly Readonly<{ name: string }>[]): boolean {
  return own.length === 1 && own[0]?.name === group;
}
