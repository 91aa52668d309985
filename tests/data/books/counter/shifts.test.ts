import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkBooks, repairBooks } from '#data/books/audit/check-books.ts';
import { editsOf, verifyEdits } from '#data/books/audit/edits.ts';
import { lockUpTo } from '#data/books/audit/locks.ts';
import { openDrawer, payDrawer } from '#data/books/counter/drawer-money.ts';
import { closeShift, openShift } from '#data/books/counter/shifts.ts';
import { changesAfterZ, drawerStanding, shift as shiftOf, xReport } from '#data/books/counter/shift-reports.ts';
import { balancesOfLedgersOn } from '#data/books/ledger/balances.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { saveCopy } from '#data/books/copies/copies.ts';
import { readCopy } from '#data/books/copies/read-copy.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { cancelVoucher } from '#data/books/vouchers/vouchers.ts';
import type { Shift } from '#domain/books/counter/shifts/shift.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { drawerWithShifts, ledgerNamed, rupees, sellIn, shiftWith, takeBackIn } from '../../../support/shifts.ts';
import { addGoods, aTrader } from '../../../support/trade.ts';

const DAY: IsoDate = '2026-11-25';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T10:00:00+05:30') });
  await freshBooks({ registration: 'Regular', gstin: '27AAAPA1234A1ZT', booksBegin: '2026-04-01' });
});
afterEach(async () => {
  vi.useRealTimers();
  await emptyShelf();
});

describe('a shift', () => {
  it('comes to what its drawer took, paid and left, and the next one begins with that', async () => {
    const shift = await aDay();
    expect(await xReport(shift)).toMatchObject({ openingCash: rupees(500), expected: rupees(1550), otherVouchers: 0 });
    const closed = await closeShift(
      shift.id,
      { counted: rupees(1541), reason: '', leave: rupees(500), handTo: await ledgerNamed('Cash') },
      rupees(1550),
    );
    expect(closed.z).toMatchObject({
      bills: 3,
      gross: rupees(749 + 1481 + 2700),
      returns: rupees(120),
      net: rupees(749 + 1481 + 2700 - 120),
      tenders: [
        { mode: 'Cash', in: rupees(749 + 481), out: rupees(120), net: rupees(1110) },
        { mode: 'UPI', in: rupees(1000), out: 0, net: rupees(1000) },
        { mode: 'Card', in: rupees(1800), out: 0, net: rupees(1800) },
      ],
      onAccount: rupees(900),
      paidOut: rupees(60),
      difference: rupees(-9),
      left: rupees(500),
      handedOver: rupees(1041),
      first: 'INV/26-27/0001',
      last: 'INV/26-27/0003',
    });
    expect(await balanceOf('Cash – Counter 1')).toBe(rupees(500));
    expect(await balanceOf('Cash Short and Over')).toBe(rupees(9));
    const next = await openShift({ putIn: null, from: null, counted: rupees(490), reason: '' });
    expect(next).toMatchObject({ number: 2, left: rupees(500), openingCash: rupees(490) });
    expect(await balanceOf('Cash Short and Over')).toBe(rupees(19));
    expect((await xReport(next)).expected).toBe(rupees(490));
    expect(await checkBooks()).toEqual([]);
    expect(await verifyEdits()).toHaveProperty('entries');
  });

  it('is opened once, and closed once', async () => {
    await drawerWithShifts();
    const shift = await shiftWith(500, 500);
    await expect(shiftWith(0, 500)).rejects.toThrow('Shift 1 of Counter 1 is open already.');
    await closeWith(shift, 500);
    await expect(closeWith(shift, 500)).rejects.toThrow('Shift 1 is closed already.');
    expect((await booksStore.records('shifts').toArray()).map(({ number }) => number)).toEqual([1]);
  });

  it('is not opened of a drawer that keeps none, nor without a count', async () => {
    await expect(shiftWith(0, 0)).rejects.toThrow('Counter 1 keeps no shifts. Turn them on in Settings › Counter.');
    await drawerWithShifts();
    await expect(openShift({ putIn: null, from: null, counted: null, reason: '' })).rejects.toThrow(
      'Count the drawer.',
    );
    await expect(openShift({ putIn: rupees(5), from: null, counted: rupees(5), reason: '' })).rejects.toThrow(
      'Choose a cash or bank ledger.',
    );
    expect(await booksStore.records('vouchers').count()).toBe(0);
  });

  it('asks for the reason of a difference of ₹100 or more, and for another count after what was sold meanwhile', async () => {
    await drawerWithShifts();
    const shift = await shiftWith(500, 500);
    await expect(closeWith(shift, 400)).rejects.toThrow('Enter the reason of the difference.');
    await sellIn(shift, DAY, await addGoods('Salt'), 105, { Cash: 105 });
    await expect(closeWith(shift, 500)).rejects.toThrow('The drawer was used meanwhile');
    const closed = await closeShift(
      shift.id,
      { counted: rupees(505), reason: 'Wrong change', leave: rupees(505), handTo: null },
      rupees(605),
    );
    expect(closed.z).toMatchObject({ difference: rupees(-100), reason: 'Wrong change', handedOver: 0, handedTo: '' });
  });

  it('asks for the reason of a difference from what was left, which stands with what is posted', async () => {
    await drawerWithShifts();
    await closeWith(await shiftWith(500, 500), 500);
    await expect(shiftWith(0, 400)).rejects.toThrow('Enter the reason of the difference.');
    expect(await booksStore.records('shifts').count()).toBe(1);
    await openShift({ putIn: null, from: null, counted: rupees(400), reason: ' Notes were torn ' });
    const posted = await booksStore.records('vouchers').toArray();
    expect(posted.map(({ narration }) => narration)).toContain(
      'Shift 2 of Counter 1: counted when it was opened: Notes were torn',
    );
  });

  it('is not closed on a day that is locked, and all stays as it was', async () => {
    await drawerWithShifts();
    const shift = await shiftWith(500, 500);
    vi.setSystemTime(new Date('2026-11-26T10:00:00+05:30'));
    await lockUpTo('2026-11-25');
    const closed = await closeWith(shift, 500);
    expect(closed.z?.closedAt.slice(0, 10)).toBe('2026-11-26');
    const next = await shiftWith(0, 500);
    await lockUpTo('2026-11-26');
    await expect(closeWith(next, 450)).rejects.toThrow(/locked/i);
    expect((await shiftOf(next.id))?.z).toBeUndefined();
  });

  it('shows which of its vouchers were changed after its Z, and those of before it not', async () => {
    await drawerWithShifts();
    const shift = await shiftWith(500, 500);
    const salt = await addGoods('Salt');
    const early = await sellIn(shift, DAY, salt, 105, {});
    await cancelVoucher(early.id, 1);
    const late = await sellIn(shift, DAY, salt, 210, {});
    expect(await xReport(shift)).toMatchObject({ bills: 1, net: rupees(210), first: 'INV/26-27/0001' });
    const closed = await closeWith(shift, 500);
    expect(await changesAfterZ(closed)).toEqual([]);
    await cancelVoucher(late.id, 1);
    expect((await changesAfterZ(closed)).map(({ id }) => id)).toEqual([late.id]);
    expect((await shiftOf(shift.id))?.z).toMatchObject({ bills: 1, net: rupees(210) });
    expect(await checkBooks()).toEqual([]);
  });
});

describe('Check Books', () => {
  it('compares each Z with the vouchers of its shift, and tells where a number is missing', async () => {
    await drawerWithShifts();
    const shift = await shiftWith(500, 500);
    await sellIn(shift, DAY, await addGoods('Salt'), 105, { UPI: 105 });
    const closed = await closeWith(shift, 500);
    expect(await checkBooks()).toEqual([]);
    const db = booksStore.database();
    const z = closed.z && { ...closed.z, gross: rupees(1) };
    await db.table('shifts').update(shift.id, { z, number: 2 });
    expect(await checkBooks()).toEqual([
      { what: 'Shift 2 of Counter 1', stored: 'after 0', rebuilt: '1. One is missing' },
      { what: 'Shift 2 of Counter 1', stored: 'its Z', rebuilt: 'other sums of its vouchers' },
    ]);
  });

  it('finds nothing in a copy that is restored, whose next shift goes on behind the last', async () => {
    await drawerWithShifts();
    const shift = await shiftWith(500, 500);
    await sellIn(shift, DAY, await addGoods('Salt'), 105, { UPI: 105 });
    const closed = await closeWith(shift, 500);
    const read = await readCopy(new Blob([...(await saveCopy()).parts]));
    if (read.kind !== 'copy') throw new Error('The copy is one.');
    await openBooks((await restoreAsNew(read)).key);
    expect(await checkBooks()).toEqual([]);
    expect(await shiftOf(shift.id)).toEqual(closed);
    expect(await openShift({ putIn: null, from: null, counted: rupees(500), reason: '' })).toMatchObject({ number: 2 });
  });

  it('rebuilds the sums of a shift', async () => {
    await drawerWithShifts();
    const shift = await shiftWith(500, 500);
    await sellIn(shift, DAY, await addGoods('Salt'), 105, { UPI: 105 });
    await booksStore.database().table('sums').delete(`S/${shift.id}`);
    expect((await xReport(shift)).bills).toBe(0);
    await repairBooks();
    expect(await xReport(shift)).toMatchObject({ bills: 1, gross: rupees(105), onAccount: 0 });
  });
});

describe('money of the drawer', () => {
  it('is paid in and out by a receipt, a payment or a contra, each with its reason', async () => {
    await drawerWithShifts();
    const shift = await shiftWith(500, 500);
    const bank = await ledgerNamed('Bank');
    const usha = await createParty({ ...blankParty('Customer'), name: 'Usha' });
    await expect(payDrawer('Paid Out', { amount: null, against: null, reason: ' ' })).rejects.toThrow(
      'Enter an amount above 0.',
    );
    expect(await payDrawer('Paid Out', paid(60, await ledgerNamed('Rent'), 'Tea'))).toMatchObject({
      kind: 'Payment',
      narration: 'Tea',
    });
    expect(await payDrawer('Paid In', paid(200, bank, 'Change'))).toMatchObject({ kind: 'Contra' });
    expect(await payDrawer('Paid In', paid(40, usha, 'Her dues'))).toMatchObject({ kind: 'Receipt' });
    await openDrawer('Counted in between');
    expect(await xReport(shift)).toMatchObject({
      paidIn: rupees(200),
      paidOut: rupees(60),
      duesReceived: rupees(40),
      expected: rupees(680),
      openings: 1,
      voids: 0,
      otherVouchers: 0,
    });
    const [opened] = await editsOf(shift.id);
    expect(opened).toMatchObject({ deed: 'open', reason: 'Counted in between', name: 'Counter 1' });
    expect(await verifyEdits()).toHaveProperty('entries');
  });

  it('takes no more cash from a party in a day than the law allows', async () => {
    const ravi = await createParty({ ...blankParty('Customer'), name: 'Ravi' });
    await payDrawer('Paid In', paid(120_000, ravi, 'In the morning'));
    await expect(payDrawer('Paid In', paid(80_000, ravi, 'In the evening'))).rejects.toMatchObject({
      fields: { amount: '₹79,999.99 can be taken in cash. Take the rest otherwise.' },
    });
    await payDrawer('Paid In', paid(79_999.99, ravi, 'In the evening'));
  });

  it('waits for the shift, and without shifts needs none', async () => {
    const bank = await ledgerNamed('Bank');
    const voucher = await payDrawer('Paid In', paid(200, bank, 'Change'));
    expect(voucher).not.toHaveProperty('shift');
    await openDrawer('Look');
    await drawerWithShifts();
    await expect(payDrawer('Paid In', paid(200, bank, 'Change'))).rejects.toThrow('Open a shift first.');
    expect(await drawerStanding()).toMatchObject({ shift: undefined, cash: 0 });
  });
});

/** The day of the worked example: opened with 500, three bills, a refund of 120 and 60 for tea. */
async function aDay() {
  await drawerWithShifts();
  const shift = await shiftWith(500, 500);
  const item = await addGoods('Salt');
  const ravi = await aTrader('Customer', 'Ravi');
  await sellIn(shift, DAY, item, 749, { Cash: 749 });
  await sellIn(shift, DAY, item, 1481, { UPI: 1000, Cash: 481 });
  const bill = await sellIn(shift, DAY, item, 2700, { Card: 1800 }, { units: 22.5, customer: ravi });
  await takeBackIn(shift, DAY, bill, 1);
  await payDrawer('Paid Out', paid(60, await ledgerNamed('Rent'), 'Tea'));
  return shift;
}

function paid(amount: number, against: Readonly<{ id: string; name: string }>, reason: string) {
  return { amount: rupees(amount), against: { id: against.id, name: against.name }, reason };
}

async function closeWith(shift: Shift, counted: number): Promise<Shift> {
  const input = { counted: rupees(counted), reason: '', leave: rupees(counted), handTo: null };
  return closeShift(shift.id, input, rupees(500));
}

async function balanceOf(name: string) {
  const { id } = await ledgerNamed(name);
  return (await balancesOfLedgersOn([id], DAY))[id];
}
