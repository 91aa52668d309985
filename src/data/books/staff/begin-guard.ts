import type { Database } from '#data/store/database.ts';
import { readTotals } from '#data/store/sums.ts';
import type { Rows } from '#data/books/tables.ts';
import { GUARDED_BY, takeGuard } from './access.ts';

/**
 * Begins to guard the books of an open database if they have staff. Resolves when it is known who may do what; in a worker it is
 * `person` who does.
 */
export async function guardIfStaff(db: Database<Rows>, person?: string): Promise<void> {
  const [kept] = await readTotals(db, [GUARDED_BY]);
  if (!kept || kept.count === 0) return;
  const { makeGuard } = await import('./guard.ts');
  takeGuard(undefined);
  takeGuard(await makeGuard(db, person));
}
