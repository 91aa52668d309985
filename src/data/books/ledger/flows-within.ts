import type { Database } from '#data/store/database.ts';
import { type DebitCredit, joined, netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import { type Book, EVERY_PARTY, nodeOfKey, partySumKey, sumKey } from '#domain/books/ledger/kept-sums.ts';
import { periodsIn, spansOf } from '#domain/books/period-sums.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import { isPartyId } from '#data/books/ids.ts';
import { readSums, rowsWithin, sumsIn, sumsOf } from '#data/books/projections/sum-rows.ts';
import type { Rows } from '#data/books/tables.ts';

/** What moved on every node of a book in a time; what did not move is left out. */
export async function flowsWithin(
  db: Database<Rows>,
  book: Book,
  from: IsoDate | '',
  to: IsoDate,
): Promise<ReadonlyMap<string, DebitCredit>> {
  const parts = await Promise.all(spansOf(from, to).map((span) => rowsWithin(db, book, span)));
  const flows = new Map<string, DebitCredit>();
  for (const [key, flow] of parts.flatMap((rows) => [...sumsOf(rows)])) {
    const node = nodeOfKey(key);
    flows.set(node, joined(flows.get(node) ?? NO_DEBIT_CREDIT, flow));
  }
  return flows;
}

/** What moved in a time that has a first day on these ledgers, or parties, each. */
export async function flowsOfWithin(
  db: Database<Rows>,
  ids: readonly string[],
  from: IsoDate,
  to: IsoDate,
): Promise<ReadonlyMap<string, DebitCredit>> {
  const periods = spansOf(from, to).flatMap((span) => periodsIn(span).map((period) => [span.grain, period] as const));
  const keysOf = (id: string) =>
    periods.map(([grain, period]) =>
      isPartyId(id) ? partySumKey(id, 'L', grain, period) : sumKey('L', grain, period, id),
    );
  const sums = await readSums(db, ids.flatMap(keysOf));
  return new Map(
    ids.map((id, at) => {
      const own = sums.slice(at * periods.length, (at + 1) * periods.length);
      return [id, own.reduce<DebitCredit>((flow, sum) => (sum ? joined(flow, sum) : flow), NO_DEBIT_CREDIT)];
    }),
  );
}

/** What each party that has anything stands at, with what it opened with and all that was ever posted; debit positive. */
export async function standingOfAllWithin(db: Database<Rows>): Promise<ReadonlyMap<string, Paise>> {
  const rows = await sumsIn(db).where('key').startsWith(EVERY_PARTY).toArray();
  return new Map([...sumsOf(rows)].map(([key, flow]) => [nodeOfKey(key), netOf(flow)]));
}
