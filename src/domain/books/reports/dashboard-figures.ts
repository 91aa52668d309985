import { asPaise, type Paise, sumOf } from '#domain/money.ts';
import { type DebitCredit, netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import { gstStanding } from '#domain/books/returns/gst-standing.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import { type GroupName, isCashOrBank, natureOf } from '#domain/books/ledger-group.ts';
import { taxOf } from '#domain/books/documents/line-tax.ts';

/**
 * The figures of the dashboard that ledgers give: money of today, what a month cost, and the GST that is to be paid:
 * output tax less input tax, whatever its months; negative where credit is left.
 */
export type DashboardFigures = Readonly<{ money: Paise; expenses: Paise; gst: Paise }>;

/** Sums up the ledgers. `ever` is what moved up to today since the books began, `within` what moved in the month, by ledger. */
export function dashboardFigures(
  ledgers: readonly Pick<Ledger, 'id' | 'group' | 'role' | 'opening'>[],
  ever: ReadonlyMap<string, DebitCredit>,
  within: ReadonlyMap<string, DebitCredit>,
): DashboardFigures {
  const balance = ({ id, opening }: (typeof ledgers)[number]) =>
    asPaise(opening + netOf(ever.get(id) ?? NO_DEBIT_CREDIT));
  const those = (isOne: (group: GroupName) => boolean) => ledgers.filter(({ group }) => group !== null && isOne(group));
  return {
    money: sumOf(those(isCashOrBank).map(balance)),
    expenses: sumOf(
      those((group) => natureOf(group) === 'expense').map(({ id }) => netOf(within.get(id) ?? NO_DEBIT_CREDIT)),
    ),
    gst: taxOf(gstStanding(ledgers.map((ledger) => [ledger.role, balance(ledger)]))),
  };
}
