import type { Database } from '#data/store/database.ts';
import { readTotals } from '#data/store/totals.ts';
import type { Rows } from '#data/books/tables.ts';
import { areGuarded, GUARDED_BY, takeGuard } from './access.ts';

/**
 * Begins to guard the books of an open database if they have staff, and are not guarded yet. Resolves when it is known who may do what;
 * in a worker it is `person` who does.
 */
export async function guardIfStaff(db: Database<Rows>, person?: string): Promise<void> {
  await inTurn(async () => {
    if ((person === undefined && areGuarded()) || !(await hasPasscodes(db))) return;
    const { makeGuard } = await import('./guard.ts');
    takeGuard(undefined);
    takeGuard(await makeGuard(db, person));
  });
}

/**
 * Begins to guard books that just got their first passcode, with the person whose it is signed in: no page ever finds them guarded
 * with nobody there.
 */
export async function guardWith(db: Database<Rows>, person: string): Promise<void> {
  await inTurn(async () => {
    if (!(await hasPasscodes(db))) return;
    const { makeGuard, takeSession } = await import('./guard.ts');
    takeGuard(undefined);
    const guard = await makeGuard(db);
    takeSession({ person, isLocked: false });
    takeGuard(guard);
  });
}

/**
 * Guards the page once another tab gave its books the first passcode, and ends that once a restore took the last. While this page sets
 * the first itself (`whileFirstIsSet`), that begins the guard.
 */
export async function followStaff(db: Database<Rows>): Promise<void> {
  if (settingFirst > 0) return;
  if (await hasPasscodes(db)) await guardIfStaff(db);
  else takeGuard(undefined);
}

/** Does the work that sets the first passcode and begins the guard. */
export async function whileFirstIsSet<Result>(work: () => Promise<Result>): Promise<Result> {
  settingFirst++;
  try {
    return await work();
  } finally {
    settingFirst--;
  }
}

/** Whether the books keep a passcode. */
export async function hasPasscodes(db: Database<Rows>): Promise<boolean> {
  const [kept] = await readTotals(db, [GUARDED_BY]);
  return kept !== undefined && kept.count > 0;
}

/** One guard is made after the other: each reads the staff anew. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

let last: Promise<void> = Promise.resolve();
let settingFirst = 0;
