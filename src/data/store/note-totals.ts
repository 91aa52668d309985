import { transactOn } from './act.ts';
import { outsideTransaction, type Total } from './database.ts';
import type { Store } from './store.ts';
import { readTotals, type Sum } from './totals.ts';
import type { AnyRows } from './table.ts';

/**
 * Notes figures beside the kept sums, in one transaction that is no change of the records. `figures` may read kept ones in
 * it. `last` is done when they are written and only the commit is left: where it throws, nothing is noted. Throws a Refusal.
 */
export function noteTotals<Rows extends AnyRows>(
  store: Store<Rows>,
  figures: (read: (keys: readonly string[]) => Promise<readonly Sum[]>) => Promise<readonly Total[]>,
  last: () => void = () => undefined,
): Promise<void> {
  return transactOn(store, [], async (db) => {
    const totals = await figures((keys) => readTotals(db, keys));
    await db.totals.bulkPut([...totals]);
    outsideTransaction(last);
  });
}
