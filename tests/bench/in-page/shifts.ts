import { actOn } from '#data/store/act.ts';
import { today } from '#data/clock.ts';
import { chooseDrawer, createDrawer } from '#data/books/counter/drawers.ts';
import { xReport } from '#data/books/counter/shift-reports.ts';
import { openShift } from '#data/books/counter/shifts.ts';
import { booksStore } from '#data/books/store.ts';
import { insertVoucher, VOUCHER_TABLES } from '#data/books/vouchers/insert-voucher.ts';
import type { Shift } from '#domain/books/counter/shifts/shift.ts';
import { asPaise, ZERO } from '#domain/money.ts';
import { invoiceOf } from './deals.ts';
import { timeOf } from './timing.ts';

/** So many bills are written in one action. */
const AT_ONCE = 100;
/** One X is too quick for the clock. */
const TIMES = 10;
const shifts = new Map<number, Shift>();

/** Opens a shift of a drawer of its own, in the open books, and sells so many bills in it, paid in cash. */
export async function fillShift(bills: number): Promise<void> {
  const cash = { id: 'LED-000001', name: 'Cash' };
  const drawer = await createDrawer({ name: `Drawer of ${bills}`, cash, upi: null, card: null, shifts: true });
  chooseDrawer(drawer.id);
  const shift = await openShift({ putIn: null, from: null, counted: ZERO, reason: '' });
  const bill = {
    ...(await invoiceOf(1, today())),
    receivedNow: asPaise(118_00),
    receivedIn: shift.cash,
    shift: { id: shift.id, as: 'Sale' as const },
  };
  for (let made = 0; made < bills; made += AT_ONCE) {
    const count = Math.min(AT_ONCE, bills - made);
    await actOn(booksStore, VOUCHER_TABLES, async (transaction) => {
      for (let at = 0; at < count; at++) await insertVoucher(transaction, bill, 'Issued');
    });
  }
  shifts.set(bills, shift);
}

/** Milliseconds of reading the X of the shift with so many bills. */
export async function readX(bills: number): Promise<number> {
  const shift = shifts.get(bills);
  if (!shift) throw new Error(`No shift has ${bills} bills.`);
  let report = await xReport(shift);
  const took = await timeOf(async () => {
    for (let time = 0; time < TIMES; time++) report = await xReport(shift);
  });
  if (report.bills !== bills) throw new Error(`The X counts ${report.bills} bills.`);
  return took / TIMES;
}
