import { type Flow, joined, netOf, NO_FLOW } from '#domain/books/flow.ts';
import { type Book, nodeOfKey, partyEverKey, partySumKey, registerNode, sumKey } from '#domain/books/kept-sums.ts';
import type { RegisterFigure, RegisterName } from '#domain/books/register.ts';
import { periodsIn, spansOf } from '#domain/books/period-sums.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import { isPartyId } from './ids.ts';
import { booksStore } from './store.ts';
import { readSums, rowsWithin, sumsOf } from './sum-rows.ts';

/**
 * What moved on every ledger, and on all debtors and all creditors together, in a time; from '' means since the books
 * began. Read from kept sums; what did not move is left out.
 */
export function flowsBetween(from: IsoDate | '', to: IsoDate): Promise<ReadonlyMap<string, Flow>> {
  return flowsOf('L', from, to);
}

/** The cash that came in (debit) and went out (credit) in a time, by the ledger of the other side. */
export function cashFlowsBetween(from: IsoDate | '', to: IsoDate): Promise<ReadonlyMap<string, Flow>> {
  return flowsOf('C', from, to);
}

/** What the documents of a time came to in each register, figure by figure. */
export async function registeredBetween(from: IsoDate, to: IsoDate): Promise<Registered> {
  const flows = await flowsOf('R', from, to);
  return (register, figure) => netOf(flows.get(registerNode(register, figure)) ?? NO_FLOW);
}

type Registered = (register: RegisterName, figure: RegisterFigure) => Paise;

/** What moved in a time that has a first day on these ledgers, or parties, each. */
export async function flowsOfLedgers(
  ids: readonly string[],
  from: IsoDate,
  to: IsoDate,
): Promise<ReadonlyMap<string, Flow>> {
  const periods = spansOf(from, to).flatMap((span) => periodsIn(span).map((period) => [span.grain, period] as const));
  const keysOf = (id: string) =>
    periods.map(([grain, period]) =>
      isPartyId(id) ? partySumKey(id, 'L', grain, period) : sumKey('L', grain, period, id),
    );
  const sums = await readSums(booksStore.database(), ids.flatMap(keysOf));
  return new Map(
    ids.map((id, at) => {
      const own = sums.slice(at * periods.length, (at + 1) * periods.length);
      return [id, own.reduce<Flow>((flow, sum) => (sum ? joined(flow, sum) : flow), NO_FLOW)];
    }),
  );
}

/** What was ever posted to each of these parties. */
export async function flowsOfParties(ids: readonly string[]): Promise<ReadonlyMap<string, Flow>> {
  const sums = await readSums(booksStore.database(), ids.map(partyEverKey));
  return new Map(ids.map((id, at) => [id, sums[at] ?? NO_FLOW]));
}

async function flowsOf(book: Book, from: IsoDate | '', to: IsoDate): Promise<ReadonlyMap<string, Flow>> {
  const db = booksStore.database();
  const parts = await Promise.all(spansOf(from, to).map((span) => rowsWithin(db, book, span)));
  const flows = new Map<string, Flow>();
  for (const [key, flow] of parts.flatMap((rows) => [...sumsOf(rows)])) {
    const node = nodeOfKey(key);
    flows.set(node, joined(flows.get(node) ?? NO_FLOW, flow));
  }
  return flows;
}
