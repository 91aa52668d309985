import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billsAtWork, letGoOfBills } from '#data/books/counter/bill-locks.ts';
import {
  beginBill,
  bill,
  changeBill,
  clearBill,
  clearHeldBill,
  holdBill,
  openCounter,
  recallBill,
} from '#data/books/counter/bills.ts';
import { shownBillFacts } from '#data/books/counter/bill-facts.ts';
import { billAtHand, standingAtPay, standingOfBill } from '#data/books/counter/bill-standing.ts';
import { lockUpTo } from '#data/books/audit/locks.ts';
import { verifyEdits } from '#data/books/audit/edits.ts';
import { saveCopy } from '#data/books/copies/copies.ts';
import { updateItem } from '#data/books/masters/items.ts';
import { booksStore, closeBooks } from '#data/books/store.ts';
import { atPay, withMore, withoutLine, withQuantity, withTenders } from '#domain/books/counter/bill-changes.ts';
import { itemInput } from '#domain/books/masters/item.ts';
import { asQuantity } from '#domain/quantity.ts';
import { addForSale, rupees, scan, SHOP, taken } from '../../../support/counter.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { locks } from '../../../support/locks.ts';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-10T10:00:00') });
  // Node has none.
  if (!globalThis.navigator?.locks) vi.stubGlobal('navigator', { locks });
  await freshBooks(SHOP);
});
afterEach(async () => {
  letGoOfBills();
  await billsAtWork();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await emptyShelf();
});

/** As a reload does: the tab lets go of all, and opens anew. */
async function reload() {
  letGoOfBills();
  return openCounter();
}

describe('the bill at hand', () => {
  it('is counted by day', async () => {
    const first = await openCounter();
    expect([first.serial, (await holdBill((await scan(first, await addForSale('Salt', 105))).id)).serial]).toEqual([
      1, 2,
    ]);
    vi.setSystemTime(new Date('2026-06-11T10:00:00'));
    expect((await beginBill()).serial).toBe(1);
  });

  it('is read with its customer and its items, and no more once it is cleared', async () => {
    const salt = await addForSale('Salt', 105);
    const one = await scan(await openCounter(), salt);
    const read = await billAtHand(one.id);
    expect(read).toMatchObject({ bill: one, facts: { isWalkIn: true }, back: undefined });
    expect([...(read?.facts.items.keys() ?? [])]).toEqual([salt.id]);
    await clearBill(one.id);
    expect(await billAtHand(one.id)).toBeUndefined();
  });

  it('says that it cannot be read, once, where the books are closed meanwhile', async () => {
    const one = await openCounter();
    closeBooks();
    // An error that nobody hears fails the run.
    await expect(shownBillFacts(one)).rejects.toThrow('could not be opened');
  });

  it('is there again after a reload, with its lines and tenders', async () => {
    const begun = await scan(await openCounter(), await addForSale('Salt', 105));
    const now = await changeBill(begun.id, (one) => atPay(withTenders(one, taken({ upi: 5 }))));
    expect(await reload()).toEqual(now);
  });

  it('loses none of forty scans that come at once', async () => {
    const [begun, salt] = [await openCounter(), await addForSale('Salt', 105)];
    await Promise.all(Array.from({ length: 40 }, () => scan(begun, salt)));
    expect((await bill(begun.id))?.lines.map(({ quantity }) => quantity)).toEqual([40]);
  });

  it('of an earlier day that is empty makes way for a new one', async () => {
    const first = await openCounter();
    vi.setSystemTime(new Date('2026-06-11T10:00:00'));
    const next = await reload();
    expect([next.day, next.serial, await bill(first.id)]).toEqual(['2026-06-11', 1, undefined]);
  });
});

describe('held bills', () => {
  it('are recalled one for the other', async () => {
    const salt = await addForSale('Salt', 105);
    const first = await scan(await openCounter(), salt);
    const second = await holdBill(first.id);
    expect((await bill(first.id))?.heldSince).toBe('2026-06-10T04:30:00.000Z');
    await scan(second, salt);
    const back = await recallBill(first.id, second.id);
    expect([back.id, back.heldSince, (await bill(second.id))?.heldSince]).toEqual([
      first.id,
      '',
      '2026-06-10T04:30:00.000Z',
    ]);
  });

  it('leave no empty bill behind', async () => {
    const first = await scan(await openCounter(), await addForSale('Salt', 105));
    const second = await holdBill(first.id);
    expect((await holdBill(second.id)).id).toBe(second.id);
    await recallBill(first.id, second.id);
    expect(await bill(second.id)).toBeUndefined();
  });

  it('are fifty at most', async () => {
    const salt = await addForSale('Salt', 105);
    let now = await openCounter();
    for (let held = 0; held < 50; held++) now = await holdBill((await scan(now, salt)).id);
    await scan(now, salt);
    await expect(holdBill(now.id)).rejects.toThrow('50 bills are held. Recall or clear one of them first.');
    expect((await bill(now.id))?.lines).toHaveLength(1);
  });

  it('are cleared by themselves', async () => {
    const first = await scan(await openCounter(), await addForSale('Salt', 105));
    await holdBill(first.id);
    await clearHeldBill(first.id);
    expect(await bill(first.id)).toBeUndefined();
  });
});

describe('what is taken off a bill', () => {
  const notes = () =>
    booksStore
      .records('edits')
      .filter(({ deed }) => deed === 'void')
      .toArray();

  it('is noted once Pay was opened, with its value, in a log that is unbroken', async () => {
    const begun = await scan(await openCounter(), await addForSale('Salt', 105), await addForSale('Lamp', 1000));
    await changeBill(begun.id, (one) => withMore(one, 1, 1));
    await changeBill(begun.id, (one) => withMore(one, 1, -1));
    expect(await notes()).toEqual([]);
    await changeBill(begun.id, atPay);
    await changeBill(begun.id, (one) => withoutLine(one, 2));
    const next = await clearBill(begun.id);
    expect((await notes()).map(({ after }) => after)).toEqual([
      { bill: 'Bill 1', item: expect.objectContaining({ name: 'Lamp' }), quantity: 1, amount: rupees(1000) },
      { bill: 'Bill 1', amount: rupees(105) },
    ]);
    expect(next.serial).toBe(2);
    expect(await verifyEdits()).not.toHaveProperty('broken');
  });

  it('changes no count of the books before that: no copy is due for a scan', async () => {
    const salt = await addForSale('Salt', 105);
    const changes = async () => (await booksStore.totals(['changes']))[0]?.count;
    const before = await changes();
    await scan(await openCounter(), salt, salt);
    expect(await changes()).toBe(before);
    expect(await new Blob([...(await saveCopy()).parts]).text()).not.toContain('billDays');
  });
});

describe('how a bill stands', () => {
  it('warns of goods that are not there, or refuses them, as the business wishes', async () => {
    const begun = await scan(await openCounter(), await addForSale('Salt', 105));
    expect(await standingOfBill(begun)).toMatchObject({
      problems: [],
      warnings: [{ line: 1, field: 'quantity', sentence: 'None in stock.' }],
    });
    await freshBooks({ ...SHOP, negativeStock: 'Refuse' });
    const other = await scan(await openCounter(), await addForSale('Salt', 105));
    expect(await standingOfBill(other)).toMatchObject({
      problems: [{ line: 1, field: 'quantity', sentence: 'None in stock.' }],
      warnings: [],
    });
  });

  it('says that the day is locked, that an item is inactive, and what Pay would refuse', async () => {
    const salt = await addForSale('Salt', 105);
    const begun = await scan(await openCounter(), salt);
    await updateItem(salt.id, 1, { ...itemInput(salt, '2026-06-10'), isActive: false });
    await lockUpTo('2026-06-10');
    const { problems } = await standingOfBill(begun);
    expect(problems.map(({ field, sentence }) => [field, sentence])).toEqual([
      ['item', 'Salt is inactive. Remove it, or make it active again.'],
      ['date', 'The books are locked up to 10 Jun 2026. Choose a later date, or unlock them in Settings › Locks.'],
    ]);
    const paid = await changeBill(begun.id, (one) =>
      withTenders(withQuantity(one, 1, asQuantity(2)), taken({ cash: 200 })),
    );
    expect(await standingAtPay(paid)).toMatchObject({
      problems: [],
      inCash: rupees(199_999.99),
      approvals: [],
    });
  });
});
