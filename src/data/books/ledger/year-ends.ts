import { netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import { isNominal } from '#domain/books/ledger-group.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import { type YearEnd, yearsEndedBefore } from '#domain/books/ledger/ledger-statement.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { resultOf } from '#domain/books/ledger/ledger-figures.ts';
import { dayBefore, financialYearOf, type IsoDate } from '#domain/calendar.ts';
import { asPaise, negative, type Paise } from '#domain/money.ts';
import { business } from '#data/books/business.ts';
import { flowsBetween, flowsOfLedgers } from './period-sums.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';

/**
 * Returns what the years that ended before a day brought to a ledger: an income or expense gave its balance away, Profit &
 * Loss A/c got the result. Nothing of it is posted.
 */
export async function yearEndsOf(
  ledger: Pick<Ledger, 'id' | 'group' | 'opening' | 'role'>,
  before: IsoDate,
): Promise<readonly YearEnd[]> {
  // Read whatever the ledger is: Dexie loses track of what a live query depends on after awaiting what reads nothing.
  const { booksBegin } = await business();
  const amountIn = amountsOfYearEnds(ledger);
  if (!amountIn) return [];
  const ends: YearEnd[] = [];
  for (const [at, year] of yearsEndedBefore(before, booksBegin).entries()) {
    const amount = await amountIn(year, at === 0);
    if (amount !== 0) ends.push(yearEnd(year.to, amount, ledger.role));
  }
  return ends;
}

function yearEnd(date: IsoDate, amount: Paise, role: LedgerRole | undefined): YearEnd {
  if (role !== 'profitAndLoss') return { id: date, date, amount, particulars: 'To Profit & Loss A/c' };
  return { id: date, date, amount, particulars: `${amount < 0 ? 'Profit' : 'Loss'} of ${financialYearOf(date)}` };
}

/** The amount that the end of a year brings; what a ledger opened with belongs to the year the books began in. */
type AmountIn = (year: Days, isFirst: boolean) => Promise<Paise>;

function amountsOfYearEnds({
  id,
  group,
  opening,
  role,
}: Pick<Ledger, 'id' | 'group' | 'opening' | 'role'>): AmountIn | undefined {
  if (role === 'profitAndLoss') return resultIn;
  if (group === null || !isNominal(group)) return undefined;
  return async ({ from, to }, isFirst) => {
    const moved = (await flowsOfLedgers([id], from, to)).get(id) ?? NO_DEBIT_CREDIT;
    return negative(asPaise(netOf(moved) + (isFirst ? opening : 0)));
  };
}

async function resultIn({ from, to }: Days, isFirst: boolean): Promise<Paise> {
  const ledgers = await booksStore.records('ledgers').toArray();
  const flows = await flowsBetween(from, to);
  const nominal = ledgers.filter(({ group }) => group !== null && isNominal(group));
  const sums = nominal.map(({ id, opening }) => netOf(flows.get(id) ?? NO_DEBIT_CREDIT) + (isFirst ? opening : 0));
  return resultOf(sums.map(asPaise), await stockOn(dayBefore(from)), await stockOn(to));
}
