import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { business, updateBusiness } from '#data/books/business.ts';
import { letGoOfBills } from '#data/books/counter/bill-locks.ts';
import { standingOfBill } from '#data/books/counter/bill-standing.ts';
import { openCounter } from '#data/books/counter/bills.ts';
import { addReturn } from '#data/books/counter/returns.ts';
import type { SavedBill } from '#data/books/counter/save-bill.ts';
import { cancelVoucher } from '#data/books/vouchers/vouchers.ts';
import type { Bill } from '#domain/books/counter/bill.ts';
import type { TakenLine } from '#domain/books/counter/bill-return.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { asQuantity } from '#domain/quantity.ts';
import { batchesOf, batchStockInWords, buyBatches } from '../../../support/batches.ts';
import { addForSale, pay, perUnit, scan, sellAtCounter, SHOP, vouchers } from '../../../support/counter.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { aTrader } from '../../../support/trade.ts';

const [MAIN, DAMAGED] = ['GDN-000001', 'GDN-000002'];
let crocin: Item;

beforeEach(async () => {
  on('2026-09-20');
  await freshBooks(SHOP);
  const before = await business();
  await updateBusiness(before, { ...before, negativeStock: 'Refuse' });
  crocin = await addForSale('Crocin', 20, { batches: true });
});
afterEach(async () => {
  letGoOfBills();
  expect(await checkBooks()).toEqual([]);
  vi.useRealTimers();
  await emptyShelf();
});

function on(day: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T10:00:00`) });
}

async function fill(...batches: readonly (readonly [units: number, number: string, expiry: string])[]) {
  const bought = batches.map(([units, number, expiry]) => [units, { number, expiry }] as const);
  await buyBatches('2026-08-01', await aTrader('Supplier', `Mills ${batches.length}`), crocin, bought);
}

function sell(units: number): Promise<SavedBill> {
  return sellAtCounter([[crocin, { quantity: asQuantity(units) }]], { cash: units * 20 });
}

/** A bill that takes back of an earlier one, and sells so many. */
async function exchange({ id, number }: SavedBill, lines: readonly TakenLine[], units: number): Promise<Bill> {
  const bill = await scan(await openCounter(), [crocin, { quantity: asQuantity(units) }]);
  return addReturn(bill.id, { invoice: { id, number }, lines });
}

function back(quantity: number, condition: TakenLine['condition'] = 'Good'): TakenLine {
  return { at: 0, quantity: asQuantity(quantity), condition };
}

/** "A 1, B 3": the batches of the last voucher of a kind. */
async function lastOf(kind: Voucher['kind']): Promise<string | undefined> {
  const last = (await vouchers()).findLast((one) => one.kind === kind);
  return last && batchesOf(last);
}

it('the last pieces that come back are sold again by the same bill, of the batch that came back', async () => {
  await fill([2, 'A', '12/26']);
  const sold = await sell(2);
  await pay(await exchange(sold, [back(2)], 1), { cash: 20 });
  expect([await lastOf('Credit Note'), await lastOf('Invoice')]).toEqual(['A 2', 'A 1']);
  expect(await batchStockInWords()).toEqual([`${MAIN} A 1`]);
});

it('what comes back stands among what is there: the earliest expiry goes first', async () => {
  await fill([2, 'A', '12/26'], [3, 'B', '01/27'], [4, 'C', '03/27']);
  const sold = await sell(4);
  await pay(await exchange(sold, [back(1)], 3), { cash: 40 });
  expect([await lastOf('Credit Note'), await lastOf('Invoice')]).toEqual(['B 1', 'B 2, C 1']);
  expect(await batchStockInWords()).toEqual([`${MAIN} C 3`]);
});

it('no more is sold than is there and comes back', async () => {
  await fill([2, 'A', '12/26']);
  const bill = await exchange(await sell(2), [back(1)], 2);
  expect((await standingOfBill(bill)).problems).toMatchObject([
    { field: 'quantity', sentence: 'Only 1 PCS in stock.' },
  ]);
  await expect(pay(bill, { cash: 20 })).rejects.toThrow('Only 1 PCS of Crocin are in stock on that day.');
  expect((await vouchers()).map(({ kind }) => kind)).toEqual(['Purchase', 'Invoice', 'Receipt']);
});

it('what came back damaged is moved on with the batch that came back, and is not sold again', async () => {
  await fill([1, 'A', '12/26'], [3, 'B', '01/27']);
  const sold = await sell(2);
  await pay(await exchange(sold, [back(1), back(1, 'Damaged')], 2), {});
  expect([await lastOf('Credit Note'), await lastOf('Stock Transfer'), await lastOf('Invoice')]).toEqual([
    'B 1, A 1',
    'A 1',
    'B 2',
  ]);
  expect(await batchStockInWords()).toEqual([`${MAIN} B 1`, `${DAMAGED} A 1`]);
});

it('what came back is sold while it has not expired, though all else on the shelf has', async () => {
  await fill([2, 'B', '12/26']);
  const sold = await sell(2);
  await fill([1, 'A', '09/26'], [1, 'Z', '09/26']);
  on('2026-10-15');
  const bill = await exchange(sold, [back(1)], 1);
  expect((await standingOfBill(bill)).problems).toEqual([]);
  await pay(bill, {});
  expect(await lastOf('Invoice')).toBe('B 1');
});

it('what has expired when it comes back is not sold again', async () => {
  await fill([2, 'A', '09/26']);
  const sold = await sell(2);
  on('2026-10-15');
  const bill = await exchange(sold, [back(1)], 1);
  expect((await standingOfBill(bill)).problems).toMatchObject([
    { field: 'quantity', sentence: 'All of it has expired.' },
  ]);
  await expect(pay(bill, {})).rejects.toThrow('No Crocin that has not expired is in stock on that day.');
});

it('a note whose goods were sold again is not cancelled', async () => {
  await fill([2, 'A', '12/26']);
  await pay(await exchange(await sell(2), [back(1)], 1), {});
  const note = (await vouchers()).find(({ kind }) => kind === 'Credit Note');
  await expect(cancelVoucher(note?.id ?? '', 1)).rejects.toThrow('short on 20 Sep 2026');
});

it('goods without a bill come back without a batch, and are sold again so', async () => {
  await fill([1, 'A', '12/26']);
  await sell(1);
  const bill = await scan(await openCounter(), crocin);
  const one = { item: { id: crocin.id, name: crocin.name }, quantity: asQuantity(1), rate: perUnit(20) };
  await addReturn(bill.id, { reason: 'The bill is lost', lines: [{ ...one, condition: 'Good' }] });
  await pay(bill, {});
  expect([await lastOf('Credit Note'), await lastOf('Invoice')]).toEqual(['', '']);
});
