import type { Database } from '#data/store/database.ts';
import { type DebitCredit, sumOfSides, netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import { type Book, PARTY_BALANCES, nodeOfKey, partySumKey, sumKey } from '#domain/books/ledger/posting-sums.ts';
import { periodsIn, spansOf } from '#domain/books/sum-periods.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import { isPartyId } from '#data/books/ids.ts';
import { readSums, rowsWithin, sumsIn, sumsOf } from '#data/books/projections/sum-rows.ts';
import type { Rows } from '#data/books/tables.ts';

/** Returns the debits and credits of every node of a book in a time; what did not move is left out. */
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
    flows.set(node, sumOfSides(flows.get(node) ?? NO_DEBIT_CREDIT, flow));
  }
  return flows;
}

/** Returns the debits and credits of each of these ledgers, or parties, in a time that has a first day. */
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
      return [id, own.reduce<DebitCredit>((flow, sum) => (sum ? sumOfSides(flow, sum) : flow), NO_DEBIT_CREDIT)];
    }),
  );
}

/** Returns the balance of each party that has one, of its opening balance and all that was ever posted; debit positive. */
export async function standingOfAllWithin(db: Database<Rows>): Promise<ReadonlyMap<string, Paise>> {
  const rows = await sumsIn(db).where('key').startsWith(PARTY_BALANCES).toArray();
  return new Map([...sumsOf(rows)].map(([key, flow]) => [nodeOfKey(key), netOf(flow)]));
}
