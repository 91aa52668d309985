import { actOn, transactOn } from '#data/store/act.ts';
import type { About } from '#data/store/changes.ts';
import type { Database } from '#data/store/database.ts';
import { Refusal } from '#data/store/refusal.ts';
import { WriteTransaction } from '#data/store/write-transaction.ts';
import { readTotals } from '#data/store/totals.ts';
import { type ActsApproved, type ActToApprove, notApprovedBy } from '#domain/books/staff/approval.ts';
import { STAFF_SETTINGS } from '#domain/books/staff/staff-settings.ts';
import type { Right } from '#domain/books/staff/right.ts';
import { STAFF_ID } from './ids.ts';
import {
  type Access,
  areGuarded,
  beginAccess,
  FREE_ACCESS,
  GuardMissing,
  ActsNeedApproval,
  type StaffRecords,
} from './staff/access.ts';
import { guardIfStaff } from './staff/guard-open-books.ts';
import { booksStore } from './store.ts';
import type { BooksTable, Rows } from './tables.ts';

/** The rights that an act needs whatever it does; 'anyone' where nobody is kept from it, as from printing what waits. */
export type NeededRights = Right | readonly Right[] | 'anyone';

/**
 * The only way to write records of books: one action as by `actOn` of the store, which the person who is signed in must have the
 * rights to. What else it needs, by what it changes, it asks of its access. What asks for approval, it asks for, and does it then.
 */
export function act<Result>(
  rights: NeededRights,
  tables: readonly BooksTable[],
  action: (transaction: WriteTransaction<Rows>, access: Access) => Promise<Result>,
  failed?: Parameters<typeof actOn>[3],
  about?: About,
): Promise<Result> {
  return withApproval((approval) =>
    actOn(booksStore, tables, (transaction) => withRights(transaction, rights, approval, action), failed, about),
  );
}

/** One action within a transaction that is open, with the rights that it needs, as `act`. */
export function actWithin<Result>(
  db: Database<Rows>,
  rights: NeededRights,
  approval: ActsApproved | undefined,
  action: (transaction: WriteTransaction<Rows>, access: Access) => Promise<Result>,
  about?: About,
): Promise<Result> {
  return WriteTransaction.do(booksStore, db, (transaction) => withRights(transaction, rights, approval, action), about);
}

/** One writing transaction over these tables, as by `transactOn` of the store, that is no action of its own, with its rights. */
export function transact<Result>(
  rights: NeededRights,
  tables: readonly string[],
  run: (db: Database<Rows>, access: Access, approval: ActsApproved | undefined) => Promise<Result>,
  failed?: Parameters<typeof actOn>[3],
): Promise<Result> {
  const all = [...tables, ...(rights === 'anyone' ? [] : STAFF_TABLES)];
  return withApproval((approval) =>
    transactOn(
      booksStore,
      all,
      async (db) => {
        if (rights === 'anyone') return run(db, FREE_ACCESS, approval);
        const access = await beginAccess({}, recordsIn(db), approval);
        needAll(access, rights);
        const result = await run(db, access, approval);
        access.end();
        return result;
      },
      failed,
    ),
  );
}

/** Registers how a person is asked to approve acts. Undefined if she does not. */
export function askForApprovalBy(ask: AskForApproval | undefined): void {
  asker = ask;
}

/**
 * Runs an act again once it is approved, or once the guard is there that the books got in another tab. Where nobody approves, it is
 * refused as it was.
 */
async function withApproval<Result>(
  run: (approval: ActsApproved | undefined) => Promise<Result>,
  approval?: ActsApproved,
): Promise<Result> {
  try {
    return await run(approval);
  } catch (error) {
    if (error instanceof GuardMissing && !areGuarded()) {
      await guardIfStaff(await booksStore.opened());
      return withApproval(run, approval);
    }
    if (!(error instanceof ActsNeedApproval)) throw error;
    if (approval && notApprovedBy(error.acts, approval.keys).length === 0)
      throw new Refusal('Not allowed', 'Who approved may not do that, or not any more. Ask somebody else.');
    return withApproval(run, await approvalOf(error));
  }
}

/** Asks for the approval of acts, once. Where nobody gives it, they are refused as they were. */
export async function approvalOf(needed: ActsNeedApproval): Promise<ActsApproved> {
  const given = await asker?.(needed.acts);
  if (!given) throw needed;
  return given;
}

type AskForApproval = (acts: readonly ActToApprove[]) => Promise<ActsApproved | undefined>;

let asker: AskForApproval | undefined;

async function withRights<Result>(
  transaction: WriteTransaction<Rows>,
  rights: NeededRights,
  approval: ActsApproved | undefined,
  action: (transaction: WriteTransaction<Rows>, access: Access) => Promise<Result>,
): Promise<Result> {
  const access = await beginAccess(transaction, recordsOf(transaction), approval);
  needAll(access, rights);
  const result = await action(transaction, access);
  access.end();
  return result;
}

function needAll(access: Access, rights: NeededRights): void {
  if (rights === 'anyone') return;
  for (const right of typeof rights === 'string' ? [rights] : rights) access.need(right);
}

function recordsOf(transaction: WriteTransaction<Rows>): StaffRecords {
  return {
    person: (id) => transaction.get('persons', id),
    changedRights: async () => (await transaction.get('staffSettings', STAFF_ID))?.rights ?? STAFF_SETTINGS.rights,
    totals: (keys) => transaction.totals(keys),
  };
}

function recordsIn(db: Database<Rows>): StaffRecords {
  return {
    person: (id) => db.records('persons').get(id),
    changedRights: async () => (await db.records('staffSettings').get(STAFF_ID))?.rights ?? STAFF_SETTINGS.rights,
    totals: (keys) => readTotals(db, keys),
  };
}

const STAFF_TABLES = ['persons', 'staffSettings'] as const;
