import type { Database } from '#data/store/database.ts';
import { readTotals } from '#data/store/sums.ts';
import type { Rows } from '#data/books/tables.ts';
import { GUARDED_BY, takeGuard } from './access.ts';

/**
 * Begins to guard the books of an open database if they have staff. Resolves when it is known who may do what; in a worker it is
 * `person` who does.
 */
export async function guardIfStaff(db: Database<Rows>, person?: string): Promise<void> {
  if (!(await hasPasscodes(db))) return;
  const { makeGuard } = await import('./guard.ts');
  takeGuard(undefined);
  takeGuard(await makeGuard(db, person));
}

/**
 * Begins to guard books that just got their first passcode, with the person whose it is signed in: no page ever finds them guarded
 * with nobody there.
 */
export async function guardWith(db: Database<Rows>, person: string): Promise<void> {
  if (!(await hasPasscodes(db))) return;
  const { makeGuard, takeSession } = await import('./guard.ts');
  const guard = await makeGuard(db);
  takeSession({ person, isLocked: false });
  takeGuard(guard);
}

async function hasPasscodes(db: Database<Rows>): Promise<boolean> {
  const [kept] = await readTotals(db, [GUARDED_BY]);
  return kept !== undefined && kept.count > 0;
}
