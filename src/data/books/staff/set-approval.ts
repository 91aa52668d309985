import type { Database } from '#data/store/database.ts';
import { openKept } from '#data/store/open-kept.ts';
import { WriteTransaction } from '#data/store/write-transaction.ts';
import type { Person } from '#domain/books/staff/person.ts';
import { permissionOf, type Right } from '#domain/books/staff/right.ts';
import { STAFF_SETTINGS } from '#domain/books/staff/staff-settings.ts';
import { STAFF_ID } from '#data/books/ids.ts';
import { booksStore, databaseOf } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { NotAllowed } from './access.ts';
import { isPasscode } from './passcode-hash.ts';
import { giveSetApproval, hasStaff, type SetAct, type SetApproval } from './set-staff.ts';
import { tryPasscode, type TriesPlace, waitOf } from './tries.ts';

/** Returns who of the staff of a set may do this to it; undefined where it has no staff, so that nobody need approve it. */
export async function approversOfSet(key: string, act: SetAct): Promise<readonly Person[] | undefined> {
  if (!(await hasStaff(key))) return undefined;
  return withSet(key, async (db) => {
    const persons = await db.records('persons').toArray();
    const { rights } = (await db.records('staffSettings').get(STAFF_ID)) ?? STAFF_SETTINGS;
    return persons.filter(
      ({ role, isActive }) => isActive && NEEDED[act].every((right) => permissionOf(rights, role, right) === 'allowed'),
    );
  });
}

/** Approves an act on a set by a passcode of its staff. Wrong ones are counted and logged in that set. Throws WrongPasscode, or a Refusal. */
export async function approveSetAct(
  key: string,
  act: SetAct,
  approver: Person,
  passcode: string,
): Promise<SetApproval> {
  await withSet(key, (db) => tryPasscode(approver, (row) => isPasscode(row, passcode), triesOfSet(db)));
  const may = await approversOfSet(key, act);
  if (may?.every(({ id }) => id !== approver.id)) throw new NotAllowed(`${approver.name} may not approve this.`);
  return giveSetApproval(key, act);
}

/** Returns how long an approver of a set is to wait after wrong passcodes, in ms. */
export function waitInSet(key: string, id: string): Promise<number> {
  return withSet(key, (db) => waitOf(id, db));
}

/** Opens a set for this, and closes it again. */
async function withSet<Result>(key: string, run: (db: Database<Rows>) => Promise<Result>): Promise<Result> {
  const { db, close } = await openKept(booksStore, databaseOf(key), () => undefined);
  try {
    return await run(db);
  } finally {
    close();
  }
}

/** Where tries are counted and logged of a set that is opened for it. */
function triesOfSet(db: Database<Rows>): TriesPlace {
  return {
    db,
    write: (work) => db.transaction('rw', ['tries'], () => work(db)),
    log: (note) =>
      db.transaction('rw', [...booksStore.tablesWithin([]), 'totals'], () =>
        WriteTransaction.do(booksStore, db, async (transaction) => transaction.note(note)),
      ),
  };
}

const NEEDED: Readonly<Record<SetAct, readonly Right[]>> = {
  'Save a copy': ['files', 'reports', 'cost'],
  Delete: ['settings'],
};
