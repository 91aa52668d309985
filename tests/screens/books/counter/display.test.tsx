import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import {
  type CounterStanding,
  followCounter,
  nameOfCounter,
  showOnDisplays,
} from '#data/books/counter/display-channel.ts';
import { changeBill, openCounter as takeUpBill } from '#data/books/counter/bills.ts';
import { letGoOfBills } from '#data/books/counter/bill-locks.ts';
import { itemChoices } from '#data/books/masters/items.ts';
import { withCustomer, withTenders } from '#domain/books/counter/bill-changes.ts';
import type { Bill } from '#domain/books/counter/bill.ts';
import type { Tender } from '#domain/books/counter/tender.ts';
import { openBooksAt } from '../../../app/open-app.tsx';
import { pay, rupees, scan as addTo, taken } from '../../../support/counter.ts';
import { scan } from '../../../support/scanner.ts';
import { toastOf } from '../../../support/toasts.ts';
import { button, expectAmount, expectLines, openCounter, region, SALT, shop } from './counter-hands.ts';

const lines = page.getByRole('table', { name: 'Lines' });
const heading = page.getByRole('heading', { level: 1 });
let key: string;
let standing: ReturnType<typeof showOnDisplays>[] = [];

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 800);
  key = await shop({ name: 'Asha Stores', upiId: 'asha@upi' });
  return () => {
    for (const counter of standing) counter.close();
    standing = [];
    letGoOfBills();
    Reflect.deleteProperty(navigator, 'wakeLock');
  };
});

/** A counter as a display hears of it: the one of another tab. */
function aCounter(name = 'counter 1') {
  const counter = showOnDisplays(key, name);
  standing.push(counter);
  return counter;
}

async function openDisplay(hash = ''): Promise<void> {
  await openBooksAt(`/books/${key}/counter/display${hash}`);
  await expect.element(heading).toHaveTextContent('Asha Stores');
}

/** Scans items of the shop into a bill, by their names. */
async function add(bill: Bill, ...names: readonly string[]): Promise<Bill> {
  const items = (await Promise.all(names.map((name) => itemChoices(name)))).flatMap(({ items: [item] }) =>
    item ? [item] : [],
  );
  return addTo(bill, ...items);
}

const enter = (bill: Bill, amounts: Partial<Record<Tender, number>>) =>
  changeBill(bill.id, (one) => withTenders(one, taken(amounts)));

describe('the customer display', () => {
  test('welcomes by the name of the business while there is no counter', async () => {
    await openDisplay();
    await expect.element(page.getByText('Welcome')).toBeVisible();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
    expect(document.title).toBe('Asha Stores · Tarazu');
  });

  test('shows the bill of the counter as it grows, with nothing of who its customer is', async () => {
    const bill = await takeUpBill();
    await openDisplay();
    aCounter().show({ bill: bill.id, stage: 'bill' });
    await expect.element(page.getByText('Welcome')).toBeVisible();
    await add(bill, 'Salt', 'Soap', 'Salt');
    await expect.element(lines.getByRole('row').last()).toHaveTextContent('Salt2 PCS × ₹105₹210');
    await expectAmount('Sums', 'Total', '₹231');
    await changeBill(bill.id, (one) => withCustomer(one, { id: 'PTY-000009', name: 'Ravi Kumar' }));
    await add(bill, 'Soap');
    await expectAmount('Sums', 'Total', '₹252');
    expect(document.body.textContent).not.toContain('Ravi');
  });

  test('that is opened later asks, and is answered', async () => {
    const bill = await add(await takeUpBill(), 'Salt');
    aCounter().show({ bill: bill.id, stage: 'bill' });
    await openDisplay();
    await expectAmount('Sums', 'Total', '₹105');
  });

  test('shows at Pay what remains, the UPI QR of its row, and the change; then thanks, and the next bill', async () => {
    const bill = await add(await takeUpBill(), 'Salt', 'Soap');
    const counter = aCounter();
    counter.show({ bill: bill.id, stage: 'bill' });
    await openDisplay();
    await expectAmount('Sums', 'Total', '₹126');
    await enter(bill, { upi: 100 });
    await expect.element(page.getByRole('img', { name: 'UPI QR' })).not.toBeInTheDocument();
    counter.show({ bill: bill.id, stage: 'pay' });
    await expect.element(page.getByRole('img', { name: 'UPI QR' })).toBeVisible();
    await expect.element(page.getByText('Pay ₹100 with any UPI app')).toBeVisible();
    await expectAmount('Sums', 'Remaining', '₹26');
    await enter(bill, { cash: 200 });
    await expectAmount('Sums', 'Change', '₹74');
    await expect.element(page.getByRole('img', { name: 'UPI QR' })).not.toBeInTheDocument();
    const { total, change } = await pay(bill, { cash: 200 });
    counter.show({ bill: bill.id, stage: 'saved', saved: { total, change } });
    await expect.element(page.getByText('Thank You')).toBeVisible();
    await expectAmount('Paid', 'Change', '₹74');
    await expectAmount('Paid', 'Total', '₹126');
    const next = await add(await takeUpBill(), 'Soap');
    counter.show({ bill: next.id, stage: 'bill' });
    await expectAmount('Sums', 'Total', '₹21');
  });

  test('shows the name alone once the counter is gone, and then follows the next one', async () => {
    const bill = await add(await takeUpBill(), 'Salt');
    const first = aCounter();
    first.show({ bill: bill.id, stage: 'bill' });
    await openDisplay();
    await expectAmount('Sums', 'Total', '₹105');
    first.close();
    await expect.element(page.getByText('Welcome')).toBeVisible();
    aCounter('counter 2').show({ bill: bill.id, stage: 'bill' });
    await expectAmount('Sums', 'Total', '₹105');
  });

  test('follows its counter again after a reload, though another one answered meanwhile', async () => {
    const bill = await add(await takeUpBill(), 'Salt');
    const before = aCounter('counter 1');
    before.show({ bill: bill.id, stage: 'bill' });
    await openDisplay();
    await expectAmount('Sums', 'Total', '₹105');
    const other = aCounter('counter 2');
    other.show({ bill: 'another bill', stage: 'bill' });
    before.close();
    await expect.element(page.getByText('Welcome')).toBeVisible();
    aCounter(nameOfCounter()).show({ bill: bill.id, stage: 'bill' });
    await expectAmount('Sums', 'Total', '₹105');
  });

  test('follows the counter that opened it, and not another one', async () => {
    const bill = await add(await takeUpBill(), 'Salt');
    letGoOfBills();
    const other = aCounter('counter 2');
    other.show({ bill: 'another bill', stage: 'bill' });
    aCounter('counter 1').show({ bill: bill.id, stage: 'bill' });
    await openDisplay('#counter 1');
    await expectAmount('Sums', 'Total', '₹105');
    other.show({ bill: 'a further bill', stage: 'pay' });
    await add(bill, 'Soap');
    await expectAmount('Sums', 'Total', '₹126');
  });

  test.each([
    [1280, 800],
    [820, 1180],
    [390, 844],
  ])('holds long names and large sums at %i × %i', async (width, height) => {
    await page.viewport(width, height);
    key = await shop({ name: `Asha ${'Wholesale and Retail Provision Stores '.repeat(3)}`, upiId: 'asha@upi' });
    const bill = await takeUpBill();
    const [item] = (await itemChoices('Salt')).items;
    if (!item) throw new Error('There is no salt.');
    await addTo(bill, [{ ...item, name: 'Salt'.repeat(60), sellingPrice: item.sellingPrice }, {}]);
    await changeBill(bill.id, (one) => ({
      ...one,
      lines: one.lines.map((line) => ({ ...line, quantity: 99_999 as typeof line.quantity })),
    }));
    await enter(bill, { upi: 1_04_00_000 });
    aCounter().show({ bill: bill.id, stage: 'pay' });
    await openBooksAt(`/books/${key}/counter/display`);
    await expectAmount('Sums', 'Total', '₹1,04,99,895');
    const main = page.getByRole('main').element();
    expect(main.scrollWidth).toBe(main.clientWidth);
    expect(main.scrollHeight).toBe(main.clientHeight);
    for (const part of [page.getByRole('img', { name: 'UPI QR' }), lines, region('Sums')]) {
      const { left, right, bottom } = part.element().getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      if (part !== lines) expect(bottom).toBeLessThanOrEqual(height);
    }
  });

  test('keeps the screen lit while it is shown, and asks again when it is seen again', async () => {
    const { wakeLock, lit } = fakeWakeLock();
    withWakeLock(wakeLock);
    await openDisplay();
    await expect.poll(lit).toBe(1);
    // As the browser does when the page is hidden.
    wakeLock.dropAll();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(lit).toBe(1);
    await cleanup();
    await expect.poll(lit).toBe(0);
  });

  test.each([
    ['has none', undefined],
    ['refuses it', { request: () => Promise.reject(new DOMException('Low battery.', 'NotAllowedError')) }],
  ])('is shown as ever where the browser %s', async (_, wakeLock) => {
    withWakeLock(wakeLock);
    const bill = await add(await takeUpBill(), 'Salt');
    aCounter().show({ bill: bill.id, stage: 'bill' });
    await openDisplay();
    await expectAmount('Sums', 'Total', '₹105');
  });

  test('opened and closed twelve times leaves no channel and no lock', async () => {
    const open = countChannels();
    const bill = await takeUpBill();
    const counter = aCounter();
    counter.show({ bill: bill.id, stage: 'bill' });
    for (let time = 0; time < 12; time++) {
      await openDisplay();
      await cleanup();
    }
    counter.close();
    expect(open()).toBe(0);
    await expect.poll(locksOfCounters).toEqual([]);
  });
});

describe('the counter', () => {
  test('says which bill it works on and where it stands, until it is left', async () => {
    const heard = vi.fn<(one: CounterStanding | undefined) => void>();
    const last = () => heard.mock.lastCall?.[0];
    const stop = followCounter(key, '', heard);
    const router = await openCounter(key);
    await expect.poll(last).toMatchObject({ stage: 'bill' });
    const bill = last()?.bill;
    await scan(SALT);
    await expectLines(['Salt', '1 PCS', '105.00']);
    await button('Pay ₹105').click();
    await expect.poll(last).toMatchObject({ stage: 'pay', bill });
    await page.getByLabelText('Cash', { exact: true }).fill('200');
    await button('Save').click();
    await expect.poll(last).toMatchObject({ stage: 'saved', saved: { total: rupees(105), change: rupees(95) } });
    await button('New Bill').click();
    await expect.poll(last).toMatchObject({ stage: 'bill' });
    expect(last()?.bill).not.toBe(bill);
    await router.navigate({ to: '/books/$key', params: { key } });
    await expect.poll(last).toBeUndefined();
    stop();
    await expect.poll(locksOfCounters).toEqual([]);
  });

  test('opens the display from More, in a window that follows it; a browser that blocks windows is named', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    await openCounter(key);
    await button('More').click();
    await page.getByRole('menuitem', { name: 'Customer Display' }).click();
    const [address, name] = opened.mock.lastCall ?? [];
    expect(address).toMatch(new RegExp(`^/books/${key}/counter/display#[0-9a-f-]{36}$`));
    expect(name).toBe(`customer display of ${key}`);
    await expect
      .element(toastOf('Not opened', 'The browser blocked the window. Allow windows of this site, then try again.'))
      .toBeVisible();
  });

  test('opened and left twelve times leaves no channel and no lock', async () => {
    const open = countChannels();
    for (let time = 0; time < 12; time++) {
      await openCounter(key);
      await cleanup();
    }
    expect(open()).toBe(0);
    await expect.poll(locksOfCounters).toEqual([]);
  });
});

/** Screen Wake Lock as w3.org/TR/screen-wake-lock describes it; `lit` counts the locks that are held. */
function fakeWakeLock() {
  const held = new Set<object>();
  const request = async () => {
    const lock = { release: async () => void held.delete(lock) };
    held.add(lock);
    return lock;
  };
  return { wakeLock: { request, dropAll: () => held.clear() }, lit: () => held.size };
}

function withWakeLock(wakeLock: unknown): void {
  Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true });
}

/** Counts the channels of counters from now on: those that were opened, less those that were closed. */
function countChannels(): () => number {
  let count = 0;
  class Counted extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      if (name.startsWith('books counter')) count++;
    }
    override close(): void {
      if (this.name.startsWith('books counter')) count--;
      super.close();
    }
  }
  vi.stubGlobal('BroadcastChannel', Counted);
  return () => {
    vi.unstubAllGlobals();
    return count;
  };
}

async function locksOfCounters(): Promise<readonly (string | undefined)[]> {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].map(({ name }) => name).filter((name) => name?.startsWith('books counter'));
}
