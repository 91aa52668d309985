import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { letGoOfBills } from '#data/books/counter/bill-locks.ts';
import { standingOfBill } from '#data/books/counter/bill-standing.ts';
import { openCounter } from '#data/books/counter/bills.ts';
import { addReturn } from '#data/books/counter/returns.ts';
import { quantitiesOnHand } from '#data/books/stock/quantity-on-hand.ts';
import type { BillReturn, Condition } from '#domain/books/counter/bill-return.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { asQuantity } from '#domain/quantity.ts';
import { addForSale, pay, perUnit, rupees, scan, sellAtCounter, SHOP, vouchers } from '../../../support/counter.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';

/** A shop that sells no goods that are not there, whose last two packs of salt are sold. */

let salt: Item;
let old: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T10:00:00') });
  await freshBooks({ ...SHOP, negativeStock: 'Refuse' });
  salt = await addForSale('Salt', 105, { openingQuantity: asQuantity(2), openingRate: perUnit(80) });
  old = (await sellAtCounter([[salt, { quantity: asQuantity(2) }]], { cash: 210 })).id;
});
afterEach(async () => {
  letGoOfBills();
  expect(await checkBooks()).toEqual([]);
  vi.useRealTimers();
  await emptyShelf();
});

describe('goods that come back count for what is sold in the same bill', () => {
  it.each([
    ['of a bill', () => ofBill(1, 'Good')],
    ['without one', () => loose('Good')],
  ])('%s, where there are no others', async (_, back) => {
    const begun = await selling(1, back());
    expect(await standingOfBill(begun)).toMatchObject({ problems: [], warnings: [] });
    expect(await pay(begun, {})).toMatchObject({ total: rupees(105) });
    expect(await quantitiesOnHand([salt.id])).toEqual({ [salt.id]: 0 });
  });

  it('but no more of them than come back, and the bill stays whole', async () => {
    const begun = await selling(2, ofBill(1, 'Good'));
    const problem = { line: 1, field: 'quantity', sentence: 'Only 1 PCS in stock.' };
    expect((await standingOfBill(begun)).problems).toMatchObject([problem]);
    const made = await vouchers();
    await expect(pay(begun, { cash: 105 })).rejects.toMatchObject({ problems: [problem] });
    expect(await vouchers()).toEqual(made);
  });

  it.each([
    ['of a bill', () => ofBill(1, 'Damaged')],
    ['without one', () => loose('Damaged')],
  ])('and none that come back damaged, %s', async (_, back) => {
    const begun = await selling(1, back());
    const problem = { line: 1, field: 'quantity', sentence: 'None in stock.' };
    expect((await standingOfBill(begun)).problems).toMatchObject([problem]);
    await expect(pay(begun, {})).rejects.toMatchObject({ problems: [problem] });
  });

  it('as far as they are good', async () => {
    const begun = await selling(1, {
      invoice: { id: old, number: '' },
      lines: [...ofBill(1, 'Damaged').lines, ...ofBill(1, 'Good').lines],
    });
    expect(await pay(begun, { cash: 105 })).toMatchObject({ total: rupees(105), change: rupees(105) });
    // The damaged one.
    expect(await quantitiesOnHand([salt.id])).toEqual({ [salt.id]: 1 });
  });
});

/** A bill of so many packs of salt, with what comes back. */
async function selling(packs: number, back: BillReturn) {
  const begun = await scan(await openCounter(), [salt, { quantity: asQuantity(packs) }]);
  return addReturn(begun.id, back);
}

function ofBill(quantity: number, condition: Condition) {
  return { invoice: { id: old, number: '' }, lines: [{ at: 0, quantity: asQuantity(quantity), condition }] };
}

function loose(condition: Condition): BillReturn {
  const item = { id: salt.id, name: salt.name };
  return { reason: 'The bill is lost', lines: [{ item, quantity: asQuantity(1), rate: perUnit(105), condition }] };
}
