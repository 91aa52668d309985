import { negative, type Paise, sumOf } from '#domain/money.ts';
import type { Ledger } from './ledger.ts';
import { GROUP_NAMES } from './ledger-group.ts';
import { DIFFERENCE_IN_OPENINGS } from './opening.ts';

/** A row of a trial balance under the heading of its group; blank for what stands under none. Debit is positive. */
export type TrialRow = Readonly<{ group: string; name: string; balance: Paise }>;

/**
 * What the books opened with as a trial balance: a row a ledger in the order of the groups, parties net in one row for
 * each of their groups, the goods that were there, and what is missing for both sides to agree. Rows of nothing are left out.
 */
export function openingTrialBalance({
  ledgers,
  debtors,
  creditors,
  stock,
}: Readonly<{
  ledgers: readonly Pick<Ledger, 'name' | 'group' | 'opening'>[];
  debtors: Paise;
  creditors: Paise;
  stock: Paise;
}>): readonly TrialRow[] {
  const rows: readonly TrialRow[] = [
    ...ledgers.map(({ name, group, opening }) => ({ group: group ?? '', name, balance: opening })),
    { group: 'Sundry Debtors', name: 'Sundry Debtors', balance: debtors },
    { group: 'Sundry Creditors', name: 'Sundry Creditors', balance: creditors },
    { group: 'Stock-in-Hand', name: 'Opening Stock', balance: stock },
  ];
  const missing = negative(sumOf(rows.map(({ balance }) => balance)));
  const inOrder = [...GROUP_NAMES, ''].flatMap((name) => rows.filter(({ group }) => group === name));
  return [...inOrder, { group: '', name: DIFFERENCE_IN_OPENINGS, balance: missing }].filter(
    ({ balance }) => balance !== 0,
  );
}

/** The sums of both sides; they are equal. */
export function sidesOf(rows: readonly TrialRow[]): Readonly<{ debit: Paise; credit: Paise }> {
  const balances = rows.map(({ balance }) => balance);
  return {
    debit: sumOf(balances.filter((balance) => balance > 0)),
    credit: negative(sumOf(balances.filter((balance) => balance < 0))),
  };
}
