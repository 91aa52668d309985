import { type Database, RECORD_TABLES, type Total } from '#data/database.ts';
import { CHANGES, type Sum, Tally } from '#data/totals.ts';
import { asPaise, ZERO } from '#domain/money.ts';

/** Compares the stored totals with totals recomputed from the records, and returns the differences. */
export async function wrongTotals(db: Database): Promise<readonly { key: string; kept: Sum; counted: Sum }[]> {
  // In one transaction, so that no write comes between the reads.
  const [fromRecords, all] = await db.transaction('r', [...RECORD_TABLES, 'totals'], async () => [
    await countedAnew(db),
    await db.totals.toArray(),
  ]);
  const counted = sumsByKey(fromRecords);
  const kept = sumsByKey(all.filter(({ key }) => key !== CHANGES));
  return [...new Set([...counted.keys(), ...kept.keys()])]
    .map((key) => ({ key, kept: kept.get(key) ?? NOTHING, counted: counted.get(key) ?? NOTHING }))
    .filter((sums) => sums.kept.count !== sums.counted.count || sums.kept.amount !== sums.counted.amount);
}

async function countedAnew(db: Database): Promise<readonly Total[]> {
  const tally = new Tally();
  for (const table of RECORD_TABLES) {
    for (const row of await db.records(table).toArray()) tally.count(table, row, 1);
  }
  return tally.totals;
}

function sumsByKey(totals: readonly Total[]): ReadonlyMap<string, Sum> {
  return new Map(totals.map(({ key, count, amount }) => [key, { count, amount: asPaise(amount) }]));
}

const NOTHING: Sum = { count: 0, amount: ZERO };
