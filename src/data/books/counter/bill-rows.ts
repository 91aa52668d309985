import type { Database } from '#data/store/database.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { type Bill, blankBill } from '#domain/books/counter/bill.ts';
import { moment, today } from '#data/clock.ts';
import { actWithin, transact } from '#data/books/act.ts';
import type { Access } from '#data/books/staff/access.ts';
import { WALK_IN_ID } from '#data/books/ids.ts';
import { booksStore } from '#data/books/store.ts';
import type { BooksTable, Rows } from '#data/books/tables.ts';
import { BILL_TABLES } from '#data/books/work-tables.ts';

/** How many bills a day has begun; only the latest day is kept. */
type BillDay = Readonly<{ day: string; last: number }>;

/** The bills in the making, as a query reads them. */
export function billsIn(db: Database<Rows>) {
  return db.table<Bill, string>('bills');
}

/** One writing transaction over the bills, for what is no record of the books: the count of changes stays. */
export function changeBills<Result>(run: (db: Database<Rows>) => Promise<Result>): Promise<Result> {
  return transact('sell', [...Object.keys(BILL_TABLES), 'parties'], run);
}

/** One action of the books over these tables and the bills. */
export function actWithBills<Result>(
  tables: readonly BooksTable[],
  action: (transaction: WriteTransaction<Rows>, db: Database<Rows>, access: Access) => Promise<Result>,
): Promise<Result> {
  const all = [...booksStore.tablesWithin(tables), ...Object.keys(BILL_TABLES), 'parties'];
  return transact('anyone', all, (db, _, approval) =>
    actWithin(db, 'sell', approval, (transaction, access) => action(transaction, db, access)),
  );
}

/** Begins a bill for the walk-in customer, with the next number of today, in the transaction that is open. */
export async function insertBill(db: Database<Rows>): Promise<Bill> {
  const [days, day] = [db.table<BillDay, string>('billDays'), today()];
  const serial = ((await days.get(day))?.last ?? 0) + 1;
  await days.where('day').notEqual(day).delete();
  await days.put({ day, last: serial });
  const customer = await db.records('parties').get(WALK_IN_ID);
  const bill = blankBill(crypto.randomUUID(), {
    day,
    serial,
    begunAt: moment(),
    customer: { id: WALK_IN_ID, name: customer?.name ?? '' },
  });
  await billsIn(db).add(bill);
  return bill;
}
