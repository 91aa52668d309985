import { TABLES } from '#data/sample/tables.ts';
import { type Total } from '#data/store/database.ts';
import { CHANGES, type Sum, Tally } from '#data/store/totals.ts';
import { asPaise, ZERO } from '#domain/money.ts';
import { RECORD_TABLES, type SampleDatabase } from './sample-database.ts';

/** Compares the stored totals with totals recomputed from the records, and returns the differences. */
export async function wrongTotals(db: SampleDatabase): Promise<readonly { key: string; stored: Sum; counted: Sum }[]> {
  // In one transaction, so that no write comes between the reads.
  const [fromRecords, all] = await db.transaction('r', [...RECORD_TABLES, 'totals'], async () => [
    await countedAnew(db),
    await db.totals.toArray(),
  ]);
  const counted = sumsByKey(fromRecords);
  const stored = sumsByKey(all.filter(({ key }) => key !== CHANGES));
  return [...new Set([...counted.keys(), ...stored.keys()])]
    .map((key) => ({ key, stored: stored.get(key) ?? NOTHING, counted: counted.get(key) ?? NOTHING }))
    .filter((sums) => sums.stored.count !== sums.counted.count || sums.stored.amount !== sums.counted.amount);
}

async function countedAnew(db: SampleDatabase): Promise<readonly Total[]> {
  const tally = new Tally(TABLES);
  for (const table of RECORD_TABLES) {
    for (const row of await db.records(table).toArray()) tally.count(table, row, 1);
  }
  return tally.totals;
}

function sumsByKey(totals: readonly Total[]): ReadonlyMap<string, Sum> {
  return new Map(totals.map(({ key, count, amount }) => [key, { count, amount: asPaise(amount) }]));
}

const NOTHING: Sum = { count: 0, amount: ZERO };
