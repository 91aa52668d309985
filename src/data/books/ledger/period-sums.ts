import { type DebitCredit, netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import { partyBalanceKey, registerNode } from '#domain/books/ledger/posting-sums.ts';
import type { RegisterFigure, RegisterName } from '#domain/books/ledger/register.ts';
import { daysAfter, type IsoDate } from '#domain/calendar.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import { flowsOfWithin, flowsWithin, standingOfAllWithin } from './period-sums-in-transaction.ts';
import { booksStore } from '#data/books/store.ts';
import { lastPostedAfter, readSums } from '#data/books/projections/sum-rows.ts';

/**
 * Returns the debits and credits of every ledger, and of all debtors and all creditors together, in a time; from '' means
 * since the books began. Reads stored sums; what did not move is left out.
 */
export async function flowsBetween(from: IsoDate | '', to: IsoDate): Promise<ReadonlyMap<string, DebitCredit>> {
  return flowsWithin(booksStore.database(), 'L', from, to);
}

/** The cash that came in (debit) and went out (credit) in a time, by the ledger of the other side. */
export async function cashFlowsBetween(from: IsoDate | '', to: IsoDate): Promise<ReadonlyMap<string, DebitCredit>> {
  return flowsWithin(booksStore.database(), 'C', from, to);
}

/** Reads what the documents of a time came to, by register and figure. */
export async function registerSumsBetween(from: IsoDate, to: IsoDate): Promise<RegisterSums> {
  const flows = await flowsWithin(booksStore.database(), 'R', from, to);
  return (register, figure) => netOf(flows.get(registerNode(register, figure)) ?? NO_DEBIT_CREDIT);
}

type RegisterSums = (register: RegisterName, figure: RegisterFigure) => Paise;

/** Returns the debits and credits of each of these ledgers, or parties, in a time that has a first day. */
export async function flowsOfLedgers(
  ids: readonly string[],
  from: IsoDate,
  to: IsoDate,
): Promise<ReadonlyMap<string, DebitCredit>> {
  return flowsOfWithin(booksStore.database(), ids, from, to);
}

/**
 * Returns the balances of these parties at the end of a day, with what they opened with; debit positive. What was posted later
 * is taken off what was ever posted: nothing on most days, as seldom anything is dated after today.
 */
export async function standingOfParties(ids: readonly string[], day: IsoDate): Promise<ReadonlyMap<string, Paise>> {
  const db = booksStore.database();
  const [ever, last] = await Promise.all([readSums(db, ids.map(partyBalanceKey)), lastPostedAfter(db, day)]);
  const later = last && (await flowsOfWithin(db, ids, daysAfter(day, 1), last));
  return new Map(
    ids.map(
      (id, at) => [id, asPaise(netOf(ever[at] ?? NO_DEBIT_CREDIT) - netOf(later?.get(id) ?? NO_DEBIT_CREDIT))] as const,
    ),
  );
}

/** Returns the balances of all parties that have one, by their ids, with all that was ever posted, whatever its day. */
export function standingOfAll(): Promise<ReadonlyMap<string, Paise>> {
  return standingOfAllWithin(booksStore.database());
}
