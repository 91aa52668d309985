import { moment, today } from '#data/clock.ts';
import type { Database } from '#data/store/database.ts';
import { asRefusal, Refusal } from '#data/store/refusal.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { type Bill, billTitle, isBlankBill } from '#domain/books/counter/bill.ts';
import { type Void, voidInWords, voidOfBill, voidsBetween } from '#domain/books/counter/void.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Access } from '#data/books/staff/access.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { billsAtWork, billsBeforeReload, isOwnBill, letGoOfBill, takeBill } from './bill-locks.ts';
import { actWithBills, billsIn, changeBills, insertBill } from './bill-rows.ts';
import { atCounter, noteAtCounter, SHIFT_TABLES } from './shift-at-hand.ts';

/** A bill as it is stored; undefined once it is saved or cleared. For a live read. */
export function bill(id: string): Promise<Bill | undefined> {
  return billsIn(booksStore.database()).get(id);
}

/**
 * Opens the counter in this tab: takes up the bill that it worked on before a reload, else the newest one that is not held and
 * that no other tab works on, or begins one. What was entered in it is there again after a reload, a crash or an empty battery.
 */
export async function openCounter(): Promise<Bill> {
  const before = await takeUpAgain().catch((error: unknown) => {
    throw asRefusal(error, 'Not saved', booksStore.closedInWords);
  });
  return before ?? takeOne(async (db, isElsewhere) => (await newestAtHand(db, isElsewhere)) ?? insertBill(db));
}

/**
 * Takes up a bill that this tab worked on before a reload, if it is still at hand. The page before may hold its lock for a moment
 * after this one has begun, which is waited for; in a copy of a tab it stays with the first one.
 */
async function takeUpAgain(): Promise<Bill | undefined> {
  for (const id of billsBeforeReload()) {
    if (!(await atHand(id)) || !(await takeBill(id, true))) continue;
    const taken = await atHand(id);
    if (taken) return taken;
    letGoOfBill(id);
  }
  return undefined;
}

/** A bill that is neither held nor saved nor cleared, nor an empty one of an earlier day. */
async function atHand(id: string): Promise<Bill | undefined> {
  const stored = await bill(id);
  return stored?.heldSince === '' && !isLeftEmpty(stored) ? stored : undefined;
}

/** Begins an empty bill and takes it for this tab. Empty ones of earlier days are dropped. */
export function beginBill(): Promise<Bill> {
  return takeOne((db) => insertBill(db));
}

/** Takes the bill that is chosen in a transaction. Another tab may be quicker: then the next one. */
async function takeOne(
  choose: (db: Database<Rows>, isElsewhere: (id: string) => boolean) => Promise<Bill>,
): Promise<Bill> {
  for (;;) {
    const atWork = await billsAtWork();
    const isElsewhere = (id: string) => atWork.has(id) && !isOwnBill(id);
    const chosen = await changeBills(async (db) => {
      await billsIn(db)
        .filter((one) => isLeftEmpty(one) && !isElsewhere(one.id))
        .delete();
      return choose(db, isElsewhere);
    });
    if (await takeBill(chosen.id)) return chosen;
  }
}

function isLeftEmpty(of: Bill): boolean {
  return isBlankBill(of) && of.day !== today();
}

async function newestAtHand(db: Database<Rows>, isElsewhere: (id: string) => boolean): Promise<Bill | undefined> {
  const free = await billsIn(db)
    .filter(({ id, heldSince }) => heldSince === '' && !isElsewhere(id))
    .toArray();
  return free.toSorted(newestFirst)[0];
}

/**
 * Changes a bill by one of the functions of `bill-changes.ts`, or several in a row, and resolves with it once it is stored.
 * `change` gets the bill as it is stored then, so that nothing is lost however fast scans come. What is taken off after Pay was
 * opened is noted in the edit log. Refused for a bill that was saved or cleared meanwhile.
 */
export async function changeBill(id: string, change: (bill: Bill) => Bill): Promise<Bill> {
  const stored = await changeBills(async (db) => {
    const before = found(await billsIn(db).get(id));
    const after = change(before);
    if (voidsBetween(before, after).length > 0) return undefined;
    if (after !== before) await billsIn(db).put(after);
    return after;
  });
  return stored ?? changeWithVoids(id, change);
}

function changeWithVoids(id: string, change: (bill: Bill) => Bill): Promise<Bill> {
  return actWithBills(SHIFT_TABLES, async (transaction, db, access) => {
    const before = found(await billsIn(db).get(id));
    const after = change(before);
    for (const each of voidsBetween(before, after)) await noteVoid(transaction, access, before, each);
    await billsIn(db).put(after);
    return after;
  });
}

/** Holds a bill, and begins the next one, which is returned. One in which nothing was entered stays at hand. */
export async function holdBill(id: string): Promise<Bill> {
  const next = await changeBills(async (db) => {
    const stored = await billsIn(db).get(id);
    if (stored && isBlankBill(stored)) return stored;
    if (stored) await putHeld(db, stored);
    return insertBill(db);
  });
  if (next.id === id) return next;
  letGoOfBill(id);
  await takeBill(next.id);
  return next;
}

/**
 * Takes up a held bill; `present`, the one that this tab works on, is held in its place, or dropped if nothing was entered in
 * it. Refused for one that another tab works on.
 */
export async function recallBill(id: string, present: string): Promise<Bill> {
  const recalled = await whileTaken(id, 'Not recalled', () =>
    changeBills(async (db) => {
      const [one, own] = [found(await billsIn(db).get(id)), await billsIn(db).get(present)];
      const now: Bill = { ...one, heldSince: '' };
      await billsIn(db).put(now);
      if (own && isBlankBill(own)) await billsIn(db).delete(present);
      else if (own && present !== id) await putHeld(db, own);
      return now;
    }),
  );
  if (present !== id) letGoOfBill(present);
  return recalled;
}

/** Clears the bill that this tab works on, and begins the next one. Once Pay was opened, its value is noted in the edit log. */
export async function clearBill(id: string): Promise<Bill> {
  const next = await actWithBills(SHIFT_TABLES, async (transaction, db, access) => {
    await removeBill(transaction, access, db, id);
    return insertBill(db);
  });
  letGoOfBill(id);
  await takeBill(next.id);
  return next;
}

/** Clears a held bill. Refused for one that another tab works on. */
export async function clearHeldBill(id: string): Promise<void> {
  await whileTaken(id, 'Not cleared', () =>
    actWithBills(SHIFT_TABLES, (transaction, db, access) => removeBill(transaction, access, db, id)),
  );
  letGoOfBill(id);
}

async function removeBill(
  transaction: WriteTransaction<Rows>,
  access: Access,
  db: Database<Rows>,
  id: string,
): Promise<void> {
  const stored = found(await billsIn(db).get(id));
  const whole = voidOfBill(stored);
  if (whole) await noteVoid(transaction, access, stored, whole);
  await billsIn(db).delete(id);
}

async function noteVoid(transaction: WriteTransaction<Rows>, access: Access, of: Bill, what: Void): Promise<void> {
  access.need('void', { key: `void/${of.id}/${canonicalJson(what)}`, sentence: voidInWords(what) });
  noteAtCounter(transaction, await atCounter(transaction), 'void', { bill: billTitle(of), ...what });
}

async function putHeld(db: Database<Rows>, of: Bill): Promise<void> {
  const others = await billsIn(db)
    .filter(({ id, heldSince }) => heldSince !== '' && id !== of.id)
    .count();
  if (others >= MOST_HELD)
    throw new Refusal('Not held', `${MOST_HELD} bills are held. Recall or clear one of them first.`);
  await billsIn(db).put({ ...of, heldSince: moment() });
}

/** Does it with the bill taken for this tab; if it fails, the bill is free again. */
async function whileTaken<Result>(id: string, title: string, work: () => Promise<Result>): Promise<Result> {
  if (!(await takeBill(id))) throw new Refusal(title, 'This bill is open in another tab. Go on with it there.');
  try {
    return await work();
  } catch (error) {
    letGoOfBill(id);
    throw error;
  }
}

/** Throws a Refusal for a bill that was saved or cleared meanwhile. */
function found(stored: Bill | undefined): Bill {
  if (stored) return stored;
  throw new Refusal('Not found', 'This bill was saved or cleared meanwhile. Begin a new one.');
}

function newestFirst(one: Bill, other: Bill): number {
  return one.begunAt === other.begunAt ? other.serial - one.serial : one.begunAt < other.begunAt ? 1 : -1;
}

const MOST_HELD = 50;
