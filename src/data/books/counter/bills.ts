import { Refusal } from '#data/store/refusal.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { moment, today } from '#data/clock.ts';
import { type Bill, billTitle, isBlankBill } from '#domain/books/counter/bill.ts';
import { voidOfBill, type Void, voidsBetween } from '#domain/books/counter/void.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { billsAtWork, letGoOfBill, takeBill } from './bill-locks.ts';
import { actWithBills, billsIn, changeBills, insertBill } from './bill-rows.ts';
import { atCounter, noteAtCounter, SHIFT_TABLES } from './of-shift.ts';

/** A bill as it is stored; undefined once it is saved or cleared. For a live read. */
export function bill(id: string): Promise<Bill | undefined> {
  return billsIn(booksStore.database()).get(id);
}

/**
 * Opens the counter in this tab: takes up the newest bill that is not held and that no tab works on, or begins one. What was
 * entered in it is there again after a reload, a crash or an empty battery.
 */
export async function openCounter(): Promise<Bill> {
  const [bills, atWork] = await Promise.all([billsIn(await booksStore.opened()).toArray(), billsAtWork()]);
  const atHand = bills.filter(({ id, heldSince }) => heldSince === '' && !atWork.has(id)).toSorted(newestFirst);
  for (const one of atHand) {
    if (isBlankBill(one) && one.day !== today()) continue;
    if (await takeBill(one.id)) return one;
  }
  return beginBill();
}

/** Begins an empty bill and takes it for this tab. Empty ones of earlier days are dropped. */
export async function beginBill(): Promise<Bill> {
  const atWork = await billsAtWork();
  const begun = await changeBills(async (db) => {
    const bills = await billsIn(db).toArray();
    const left = bills.filter((one) => isBlankBill(one) && one.day !== today() && !atWork.has(one.id));
    await billsIn(db).bulkDelete(left.map(({ id }) => id));
    return insertBill(db);
  });
  await takeBill(begun.id);
  return begun;
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
  return actWithBills(SHIFT_TABLES, async (transaction, db) => {
    const before = found(await billsIn(db).get(id));
    const after = change(before);
    for (const each of voidsBetween(before, after)) await noteVoid(transaction, before, each);
    await billsIn(db).put(after);
    return after;
  });
}

/** Holds a bill, and begins the next one, which is returned. One in which nothing was entered stays at hand. */
export async function holdBill(id: string): Promise<Bill> {
  const isHeld = await changeBills(async (db) => {
    const stored = await billsIn(db).get(id);
    if (!stored || isBlankBill(stored)) return !stored;
    const held = await billsIn(db)
      .filter(({ heldSince }) => heldSince !== '')
      .count();
    if (held >= MOST_HELD)
      throw new Refusal('Not held', `${MOST_HELD} bills are held. Recall or clear one of them first.`);
    await billsIn(db).put({ ...stored, heldSince: moment() });
    return true;
  });
  if (!isHeld) return found(await bill(id));
  letGoOfBill(id);
  return beginBill();
}

/**
 * Takes up a held bill; `present`, the one that this tab works on, is held in its place, or dropped if nothing was entered in
 * it. Refused for one that another tab works on.
 */
export async function recallBill(id: string, present: string): Promise<Bill> {
  const asked = found(await bill(id));
  if (!(await takeBill(id))) throw new Refusal('Not recalled', openElsewhere(asked));
  const recalled = await changeBills(async (db) => {
    const [one, own] = [found(await billsIn(db).get(id)), await billsIn(db).get(present)];
    if (own && isBlankBill(own)) await billsIn(db).delete(present);
    else if (own) await billsIn(db).put({ ...own, heldSince: moment() });
    const now: Bill = { ...one, heldSince: '' };
    await billsIn(db).put(now);
    return now;
  }).catch((error: unknown) => {
    letGoOfBill(id);
    throw error;
  });
  letGoOfBill(present);
  return recalled;
}

/** Clears the bill that this tab works on, and begins the next one. Once Pay was opened, its value is noted in the edit log. */
export async function clearBill(id: string): Promise<Bill> {
  await removeBill(id);
  letGoOfBill(id);
  return beginBill();
}

/** Clears a held bill. Refused for one that another tab works on. */
export async function clearHeldBill(id: string): Promise<void> {
  const asked = found(await bill(id));
  if (!(await takeBill(id))) throw new Refusal('Not cleared', openElsewhere(asked));
  await removeBill(id).finally(() => letGoOfBill(id));
}

function removeBill(id: string): Promise<void> {
  return actWithBills(SHIFT_TABLES, async (transaction, db) => {
    const stored = found(await billsIn(db).get(id));
    const whole = voidOfBill(stored);
    if (whole) await noteVoid(transaction, stored, whole);
    await billsIn(db).delete(id);
  });
}

async function noteVoid(transaction: WriteTransaction<Rows>, of: Bill, what: Void): Promise<void> {
  noteAtCounter(transaction, await atCounter(transaction), 'void', { bill: billTitle(of), ...what });
}

function openElsewhere(of: Bill): string {
  return `${billTitle(of)} is open in another tab. Go on with it there.`;
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
