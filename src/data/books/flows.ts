import { type Flow, joined, NO_FLOW } from '#domain/books/flow.ts';
import { type Book, nodeOfKey, partyEverKey, partySumKey, sumKey } from '#domain/books/kept-sums.ts';
import { periodsIn, type Span, spansOf } from '#domain/books/period-sums.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { type KeptSum, sumsIn } from './following.ts';
import { isPartyId } from './ids.ts';
import { booksStore } from './store.ts';

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
  const sums = await sumsIn(booksStore.database()).bulkGet(ids.flatMap(keysOf));
  return new Map(
    ids.map((id, at) => {
      const own = sums.slice(at * periods.length, (at + 1) * periods.length);
      return [id, own.reduce((flow, sum) => (sum ? joined(flow, flowIn(sum)) : flow), NO_FLOW)];
    }),
  );
}

/** What was ever posted to each of these parties. */
export async function flowsOfParties(ids: readonly string[]): Promise<ReadonlyMap<string, Flow>> {
  const sums = await sumsIn(booksStore.database()).bulkGet(ids.map(partyEverKey));
  return new Map(ids.map((id, at) => [id, sums[at] ? flowIn(sums[at]) : NO_FLOW]));
}

async function flowsOf(book: Book, from: IsoDate | '', to: IsoDate): Promise<ReadonlyMap<string, Flow>> {
  const parts = await Promise.all(spansOf(from, to).map((span) => sumsWithin(book, span)));
  const flows = new Map<string, Flow>();
  for (const sum of parts.flat()) {
    const node = nodeOfKey(sum.key);
    flows.set(node, joined(flows.get(node) ?? NO_FLOW, flowIn(sum)));
  }
  return flows;
}

function sumsWithin(book: Book, { grain, from, to }: Span): PromiseLike<KeptSum[]> {
  // '/' sorts before every digit, so that a span without a beginning begins with the first sum.
  const [lower, upper] = [sumKey(book, grain, from, ''), sumKey(book, grain, to, '\uffff')];
  return sumsIn(booksStore.database()).where('key').between(lower, upper).toArray();
}

function flowIn({ debit, credit }: KeptSum): Flow {
  return { debit: asPaise(debit), credit: asPaise(credit) };
}
