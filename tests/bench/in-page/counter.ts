import { billsIn } from '#data/books/counter/bill-rows.ts';
import { changeBill } from '#data/books/counter/bills.ts';
import { printEachBill } from '#data/books/counter/this-device.ts';
import { createItem } from '#data/books/masters/items.ts';
import { booksStore } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { withAdded } from '#domain/books/counter/bill-changes.ts';
import { newLine } from '#domain/books/counter/new-line.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { invoiceOf } from './deals.ts';
import { timeOf } from './timing.ts';
import { moment } from './watch.ts';

const CODE = '8901719110245';
const SELLING = { today: '2026-06-10', own: { registration: 'Regular' } } as const;

/** Opens the counter of the open books, which have an item with a barcode then, and print no bill. */
export async function openCounterPage(): Promise<void> {
  const salt = { ...BLANK_ITEM, name: 'Salt of the counter', barcode: CODE, hsn: '25010020', percent: 5 };
  const [known] = await booksStore.records('items').where('keys.codes').equals(`0${CODE}`).toArray();
  if (!known) await createItem({ ...salt, sellingPrice: asRate(105_0000), priceIncludesGst: true });
  printEachBill(false);
  const [, books, key] = window.location.pathname.split('/');
  window.history.pushState(null, '', `/${books}/${key}/counter`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await moment(() => document.querySelector('main h1')?.textContent === 'Counter' && total() !== '');
}

/** Milliseconds from the last key of a scan until the sums of the bill have its line. */
export async function scanAtCounter(): Promise<number> {
  const before = total();
  const started = performance.now();
  for (const key of [...CODE, 'Enter']) press(key);
  return (await moment(() => total() !== before)) - started;
}

/** Milliseconds from the second Ctrl+Enter of a bill of ten lines until it is saved. The next scan begins another one. */
export async function sellAtCounter(): Promise<number> {
  const before = total();
  await fillBill();
  await moment(() => total() !== before);
  press('Enter', { ctrlKey: true });
  await moment(() => region('Pay') !== null);
  const started = performance.now();
  press('Enter', { ctrlKey: true });
  const took = (await moment(() => region('Saved') !== null)) - started;
  await scanAtCounter();
  return took;
}

/** Milliseconds of saving an invoice of ten lines that is paid at once, as its page does. */
export async function saveTenLines(): Promise<number> {
  const input = await invoiceOf(10);
  const paid = { receivedNow: asPaise(1180_00), receivedIn: { id: 'LED-000001', name: 'Cash' } };
  return timeOf(() => createVoucher({ ...input, ...paid }, 'Issued'));
}

/** Ten lines in the bill at hand. */
async function fillBill(): Promise<void> {
  const bills = await billsIn(booksStore.database()).toArray();
  const [bill] = bills.toSorted((one, other) => other.serial - one.serial);
  const items = await booksStore.records('items').limit(10).toArray();
  if (!bill) throw new Error('No bill is at hand.');
  const priced = items.map((item) => ({ ...newLine(item, SELLING), rate: asRate(59_0000), listRate: asRate(59_0000) }));
  await changeBill(bill.id, (one) => priced.reduce(withAdded, { ...one, lines: [] }));
}

function press(key: string, more: KeyboardEventInit = {}): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}

function total(): string {
  return region('Sums')?.textContent ?? '';
}

function region(name: string): Element | null {
  return document.querySelector(`main section[aria-label="${name}"], main [role="region"][aria-label="${name}"]`);
}
