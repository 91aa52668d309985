import { netOf, NO_FLOW } from '#domain/books/flow.ts';
import type { Ledger } from '#domain/books/ledger.ts';
import { isNominal } from '#domain/books/ledger-group.ts';
import { type Days, type YearEnd, yearsEndedBefore } from '#domain/books/ledger-statement.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, negative, type Paise } from '#domain/money.ts';
import { flowsBetween, flowsOfLedgers } from './flows.ts';
import { booksStore } from './store.ts';

/**
 * What the years that ended before a day brought to a ledger: an income or expense gave its balance away, Profit & Loss
 * A/c got the result. Nothing of it is posted. Goods on hand are still worth what they opened with, so that their value
 * changes no result.
 */
export async function yearEndsOf(
  ledger: Pick<Ledger, 'id' | 'group' | 'opening' | 'role'>,
  booksBegin: IsoDate,
  before: IsoDate,
): Promise<readonly YearEnd[]> {
  const amountIn = wayOf(ledger);
  if (!amountIn) return [];
  const ends: YearEnd[] = [];
  for (const [at, year] of yearsEndedBefore(before, booksBegin).entries()) {
    const amount = await amountIn(year, at === 0);
    if (amount !== 0) ends.push({ id: year.to, date: year.to, amount });
  }
  return ends;
}

/** The amount that the end of a year brings; what a ledger opened with belongs to the year the books began in. */
type AmountIn = (year: Days, isFirst: boolean) => Promise<Paise>;

function wayOf({ id, group, opening, role }: Pick<Ledger, 'id' | 'group' | 'opening' | 'role'>): AmountIn | undefined {
  if (role === 'profitAndLoss') return resultIn;
  if (group === null || !isNominal(group)) return undefined;
  return async ({ from, to }, isFirst) => {
    const moved = (await flowsOfLedgers([id], from, to)).get(id) ?? NO_FLOW;
    return negative(asPaise(netOf(moved) + (isFirst ? opening : 0)));
  };
}

async function resultIn({ from, to }: Days, isFirst: boolean): Promise<Paise> {
  const ledgers = await booksStore.records('ledgers').toArray();
  const flows = await flowsBetween(from, to);
  const nominal = ledgers.filter(({ group }) => group !== null && isNominal(group));
  const sums = nominal.map(({ id, opening }) => netOf(flows.get(id) ?? NO_FLOW) + (isFirst ? opening : 0));
  return asPaise(sums.reduce((sum, amount) => sum + amount, 0));
}
