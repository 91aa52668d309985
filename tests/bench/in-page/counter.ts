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
let lastKey = 0;
window.addEventListener('keydown', (event) => (lastKey = event.timeStamp), true);
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

/** Milliseconds from the last key of the scan that comes until the sums of the bill have its line. */
export async function lineAfterKey(): Promise<number> {
  const before = total();
  return (await moment(() => total() !== before)) - lastKey;
}

/** Puts ten lines into the bill at hand, and resolves when they are seen. */
export async function fillBill(): Promise<void> {
  const before = total();
  const bills = await billsIn(booksStore.database()).toArray();
  const [bill] = bills.toSorted((one, other) => other.serial - one.serial);
  const items = await booksStore.records('items').limit(10).toArray();
  if (!bill) throw new Error('No bill is at hand.');
  const priced = items.map((item) => ({
    ...newLine(item, SELLING),
    rate: asRate(590_0000),
    listRate: asRate(590_0000),
  }));
  await changeBill(bill.id, (one) => priced.reduce(withAdded, { ...one, lines: [] }));
  await moment(() => total() !== before);
}

/** Milliseconds from the last key until the bill is saved. */
export async function savedAfterKey(): Promise<number> {
  return (await moment(() => region('Saved') !== null)) - lastKey;
}

/** Milliseconds of saving an invoice of ten lines that is paid at once, as its page does. */
export async function saveTenLines(): Promise<number> {
  const input = await invoiceOf(10);
  const paid = { receivedNow: asPaise(1180_00), receivedIn: { id: 'LED-000001', name: 'Cash' } };
  return timeOf(() => createVoucher({ ...input, ...paid }, 'Issued'));
}

function total(): string {
  return region('Sums')?.textContent ?? '';
}

function region(name: string): Element | null {
  return document.querySelector(`main section[aria-label="${name}"], main [role="region"][aria-label="${name}"]`);
}
