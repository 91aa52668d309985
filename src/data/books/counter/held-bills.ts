import { asPaise, type Paise } from '#domain/money.ts';
import { billSums } from '#domain/books/counter/bill-money.ts';
import { type Bill, isBlankBill } from '#domain/books/counter/bill.ts';
import { exchangeSums } from '#domain/books/counter/exchange.ts';
import { booksStore } from '#data/books/store.ts';
import { billFacts } from './bill-facts.ts';
import { billsAtWork, isOwnBill } from './bill-locks.ts';
import { billsIn } from './bill-rows.ts';
import { returnOf } from './returns.ts';

/** A bill that is not the one before the cashier. */
export type HeldBill = Readonly<{
  bill: Bill;
  /** The amount to pay, less than 0 where money is given back, in paise; undefined where nobody can count it. */
  total: Paise | undefined;
  /** Another tab works on it, so that it is not recalled here. */
  isElsewhere: boolean;
}>;

/** Counts the bills that are held. For a live read. */
export function heldCount(): Promise<number> {
  return billsIn(booksStore.database())
    .filter(({ heldSince }) => heldSince !== '')
    .count();
}

/** The bills that can be recalled, and those that other tabs work on, the newest first. For a live read. */
export async function heldBills(): Promise<readonly HeldBill[]> {
  const bills = await billsIn(booksStore.database())
    .filter((one) => !isBlankBill(one) && (one.heldSince !== '' || !isOwnBill(one.id)))
    .toArray();
  const totals = await Promise.all(bills.map(totalOf));
  // Last: what is not of the storage is not watched.
  const atWork = await billsAtWork();
  return bills
    .map((bill, at) => ({ bill, total: totals[at], isElsewhere: atWork.has(bill.id) && !isOwnBill(bill.id) }))
    .toSorted((one, other) => (momentOf(one) < momentOf(other) ? 1 : -1));
}

/** Returns the total of a bill less the goods that come back with it, as Pay does; undefined where nobody can count it. */
async function totalOf(bill: Bill): Promise<Paise | undefined> {
  const sums = billSums(bill, await billFacts(bill));
  if (!sums) return undefined;
  const { pays, gets } = exchangeSums(await returnOf(bill), sums.total);
  return asPaise(pays - gets);
}

function momentOf({ bill }: HeldBill): string {
  return bill.heldSince || bill.begunAt;
}
