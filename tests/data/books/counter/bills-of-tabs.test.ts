import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billsAtWork, letGoOfBill, letGoOfBills } from '#data/books/counter/bill-locks.ts';
import { changeBill, openCounter, recallBill } from '#data/books/counter/bills.ts';
import { addForSale, scan, SHOP } from '../../../support/counter.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { locks } from '../../../support/locks.ts';

beforeEach(async () => {
  // Node has none of both.
  if (!globalThis.navigator?.locks) vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('sessionStorage', tabStorage());
  await freshBooks(SHOP);
});
afterEach(async () => {
  letGoOfBills();
  await billsAtWork();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await emptyShelf();
});

describe('the bill of a tab', () => {
  it('is another one in a second tab, until the first lets go of it', async () => {
    const first = await scan(await openCounter(), await addForSale('Salt', 105));
    const elsewhere = await lockedElsewhere(first.id);
    const second = await openCounter();
    expect(second.id).not.toBe(first.id);
    await expect(recallBill(first.id, second.id)).rejects.toThrow('This bill is open in another tab.');
    await elsewhere();
    expect((await recallBill(first.id, second.id)).id).toBe(first.id);
  });

  it('is there again though the page before the reload ends late', async () => {
    const salt = await addForSale('Salt', 105);
    const first = await scan(await openCounter(), salt);
    const pageBefore = await pageThatEndsLate(first.id);
    const opening = openCounter();
    await pageBefore.isWaitedFor();
    await pageBefore.end();
    expect((await opening).id).toBe(first.id);
  });

  it('stays with the first tab when that is duplicated: the copy begins its own', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    const first = await scan(await openCounter(), await addForSale('Salt', 105));
    const firstTab = await pageThatEndsLate(first.id);
    const second = await openCounter();
    expect(second.id).not.toBe(first.id);
    await firstTab.end();
    expect((await openCounter()).id).toBe(second.id);
  });

  it('that was held in the first tab is not taken by its copy', async () => {
    const first = await scan(await openCounter(), await addForSale('Salt', 105));
    const firstTab = await pageThatEndsLate(first.id);
    const opening = openCounter();
    await firstTab.isWaitedFor();
    await changeBill(first.id, (one) => ({ ...one, heldSince: '2026-06-10T04:30:00.000Z' }));
    await firstTab.end();
    expect((await opening).id).not.toBe(first.id);
    expect([...(await billsAtWork())]).not.toContain(first.id);
  });
});

/** The storage of a tab, whose values can be put back as a reload or a copy of the tab finds them. */
function tabStorage(values = new Map<string, string>()) {
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
    copy: () => tabStorage(new Map(values)),
  };
}

/**
 * Makes it a bill of another page of this tab, or of one that this tab is a copy of: it knows the bill, and that page holds it.
 * `isWaitedFor` resolves once somebody waits for its lock.
 */
async function pageThatEndsLate(id: string) {
  const remembered = (sessionStorage as unknown as ReturnType<typeof tabStorage>).copy();
  const end = await lockedElsewhere(id);
  vi.stubGlobal('sessionStorage', remembered);
  const waits = vi.spyOn(AbortSignal, 'timeout');
  return { end, isWaitedFor: () => vi.waitFor(() => expect(waits).toHaveBeenCalled()) };
}

/** Makes it a bill that another tab works on; returns what lets go of it. */
async function lockedElsewhere(id: string): Promise<() => Promise<void>> {
  letGoOfBill(id);
  await billsAtWork();
  let end = () => {};
  let over: Promise<unknown> = Promise.resolve();
  await new Promise<void>((held) => {
    over = locks.request(`books bill ${id}`, { ifAvailable: true }, () => {
      held();
      return new Promise<void>((letGo) => {
        end = letGo;
      });
    });
  });
  return async () => {
    end();
    await over;
  };
}
