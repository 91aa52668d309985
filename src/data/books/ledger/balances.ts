import { netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import { see } from '#data/books/staff/access.ts';
import { isBeforeBooks } from '#domain/books/ledger/books-begin.ts';
import { isNominal } from '#domain/books/ledger-group.ts';
import { yearDaysOf } from '#domain/books/usual-periods.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { type Paise, sumOf, ZERO } from '#domain/money.ts';
import { business } from '#data/books/business.ts';
import { flowsBetween, standingOfParties } from './period-sums.ts';
import { booksStore } from '#data/books/store.ts';
import { yearEndsOf } from './year-ends.ts';

/** Balances by the id of a ledger or party, debit positive. */
export type Balances = Readonly<Record<string, Paise>>;

/** Returns the balances of these parties at the end of a day. */
export async function balancesOfPartiesOn(ids: readonly string[], day: IsoDate): Promise<Balances> {
  see('reports');
  if (isBeforeBooks(day, await business())) return nothingOf(ids);
  return Object.fromEntries(await standingOfParties(ids, day));
}

/** Returns the balances of these ledgers at the end of a day: of incomes and expenses, since its financial year began. */
export async function balancesOfLedgersOn(ids: readonly string[], day: IsoDate): Promise<Balances> {
  see('reports');
  const [own, rows] = [await business(), await booksStore.records('ledgers').bulkGet([...ids])];
  if (isBeforeBooks(day, own)) return nothingOf(ids);
  const [ever, within] = [await flowsBetween('', day), await flowsBetween(yearDaysOf(day).from, day)];
  const ledgers = rows.filter((row) => row !== undefined);
  const account = ledgers.find(({ role }) => role === 'profitAndLoss');
  const results = account ? (await yearEndsOf(account, day)).map(({ amount }) => amount) : [];
  return Object.fromEntries(
    ledgers.map(({ id, group, opening, role }) => {
      const isOfYear = group !== null && isNominal(group);
      const moved = netOf((isOfYear ? within : ever).get(id) ?? NO_DEBIT_CREDIT);
      const opened = isOfYear && yearDaysOf(day).from > own.booksBegin ? ZERO : opening;
      return [id, sumOf([opened, moved, ...(role === 'profitAndLoss' ? results : [])])];
    }),
  );
}

function nothingOf(ids: readonly string[]): Balances {
  return Object.fromEntries(ids.map((id) => [id, ZERO]));
}
