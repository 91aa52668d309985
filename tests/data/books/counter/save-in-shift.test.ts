import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { letGoOfBills } from '#data/books/counter/bill-locks.ts';
import { changeBill, clearBill, openCounter } from '#data/books/counter/bills.ts';
import { everyDrawer, updateDrawer } from '#data/books/counter/drawers.ts';
import { saveBill } from '#data/books/counter/save-bill.ts';
import { xReport } from '#data/books/counter/shift-reports.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { voucher } from '#data/books/vouchers/vouchers.ts';
import { atPay, withCustomer } from '#domain/books/counter/bill-changes.ts';
import { drawerInput } from '#domain/books/counter/drawer.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { addForSale, pay, rupees, scan, sellAtCounter, SHOP, vouchers } from '../../../support/counter.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { drawerWithShifts, shiftWith } from '../../../support/shifts.ts';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T10:00:00') });
  await freshBooks(SHOP);
});
afterEach(async () => {
  letGoOfBills();
  vi.useRealTimers();
  await emptyShelf();
});

describe('a sale of a drawer with shifts', () => {
  it('waits for one to be opened, and is whole meanwhile', async () => {
    await drawerWithShifts();
    const salt = await addForSale('Salt', 749);
    const begun = await scan(await openCounter(), salt);
    await expect(pay(begun, { cash: 1000 })).rejects.toThrow('Open a shift first.');
    const shift = await shiftWith(500, 500);
    const saved = await saveBill(begun.id);
    expect(saved.change).toBe(rupees(251));
    const [invoice, receipt] = (await vouchers()).slice(-2);
    expect([invoice, receipt].map((one) => one?.shift)).toEqual([
      { id: shift.id, as: 'Sale' },
      { id: shift.id, as: 'Sale' },
    ]);
    expect(receipt).toMatchObject({ account: { name: 'Cash – Counter 1' } });
  });

  it('stands in its X, with what went on account and what was taken off', async () => {
    await drawerWithShifts();
    const shift = await shiftWith(500, 500);
    const ravi = await createParty({ ...blankParty('Customer'), name: 'Ravi' });
    await sellAtCounter([await addForSale('Salt', 749)], { cash: 1000 });
    await sellAtCounter([await addForSale('Rice', 1481)], { upi: 1000, cash: 500 });
    const owed = await scan(await openCounter(), await addForSale('Oil', 900));
    await changeBill(owed.id, (one) => withCustomer(one, ravi));
    await pay(owed, { onAccount: 900 });
    const given = await scan(await openCounter(), await addForSale('Tea', 60));
    await changeBill(given.id, atPay);
    await clearBill(given.id);
    expect(await xReport(shift)).toMatchObject({
      bills: 3,
      net: rupees(3130),
      onAccount: rupees(900),
      expected: rupees(1730),
      voids: 1,
      first: 'INV/26-27/0001',
      last: 'INV/26-27/0003',
    });
    expect(await checkBooks()).toEqual([]);
  });
});

it('a drawer that takes no cards says so at the card', async () => {
  const [first] = await everyDrawer();
  if (!first) throw new Error('There is no drawer.');
  await updateDrawer(first.id, first.rev, { ...drawerInput(first), card: null });
  const begun = await scan(await openCounter(), await addForSale('Salt', 749));
  await expect(pay(begun, { card: 749 })).rejects.toThrow(
    'Counter 1 takes no Card. Choose its ledger in Settings › Counter.',
  );
});

it('who charges no tax sells at its prices by bills of supply', async () => {
  await freshBooks({ ...SHOP, registration: 'Composition' });
  const saved = await sellAtCounter([await addForSale('Salt', 100, { priceIncludesGst: false })], { cash: 100 });
  // Its price is taken as it is, also where it would have no GST in it.
  expect(saved).toMatchObject({ number: 'BOS/26-27/0001', total: rupees(100) });
  expect(await voucher(saved.id)).toMatchObject({ sums: { charged: 'None', taxable: rupees(100) } });
});
