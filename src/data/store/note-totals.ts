import { transact } from './act.ts';
import type { Total } from './database.ts';
import type { Store } from './store.ts';
import { readTotals, type Sum } from './sums.ts';
import type { AnyRows } from './table.ts';

/**
 * Notes figures beside the kept sums, in one transaction that is no change of the records. `figures` may read kept ones in
 * it. Throws a Refusal.
 */
export function noteTotals<Rows extends AnyRows>(
  store: Store<Rows>,
  figures: (read: (keys: readonly string[]) => Promise<readonly Sum[]>) => Promise<readonly Total[]>,
): Promise<void> {
  return transact(store, [], async (db) => {
    const totals = await figures((keys) => readTotals(db, keys));
    await db.totals.bulkPut([...totals]);
  });
}
