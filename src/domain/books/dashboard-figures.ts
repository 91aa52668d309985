import { asPaise, negative, type Paise, sumOf } from '#domain/money.ts';
import { type Flow, netOf, NO_FLOW } from './flow.ts';
import type { Ledger } from './ledger.ts';
import { type GroupName, isCashOrBank, natureOf } from './ledger-group.ts';

/** What the dashboard says of the ledgers: money of today, and what a month earned and cost. */
export type DashboardFigures = Readonly<{ money: Paise; income: Paise; expenses: Paise }>;

/** `ever` is what moved up to today since the books began, `within` what moved in the month, by ledger. */
export function dashboardFigures(
  ledgers: readonly Pick<Ledger, 'id' | 'group' | 'opening'>[],
  ever: ReadonlyMap<string, Flow>,
  within: ReadonlyMap<string, Flow>,
): DashboardFigures {
  const those = (isOne: (group: GroupName) => boolean) => ledgers.filter(({ group }) => group !== null && isOne(group));
  const moved = (nature: 'income' | 'expense') =>
    sumOf(those((group) => natureOf(group) === nature).map(({ id }) => netOf(within.get(id) ?? NO_FLOW)));
  return {
    money: sumOf(those(isCashOrBank).map(({ id, opening }) => asPaise(opening + netOf(ever.get(id) ?? NO_FLOW)))),
    income: negative(moved('income')),
    expenses: moved('expense'),
  };
}
