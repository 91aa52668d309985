import { billsIn } from '#data/books/counter/bill-rows.ts';
import { changeBill } from '#data/books/counter/bills.ts';
import { printEachBill } from '#data/books/counter/this-device.ts';
import { createItem } from '#data/books/masters/items.ts';
import { booksStore } from '#data/books/store.ts';
import { withAdded } from '#domain/books/counter/bill-changes.ts';
import { type Bill, piecesIn } from '#domain/books/counter/bill.ts';
import { newLine } from '#domain/books/counter/new-line.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { openInvoiceOf } from './invoice-page.ts';
import { moment, quiet } from './watch.ts';

const CODES = ['8901719110245', '8901719110252', '8901719110269', '8901719110276', '8901719110283'];
let lastKey = 0;
window.addEventListener('keydown', (event) => (lastKey = event.timeStamp), true);
const SELLING = { today: '2026-06-10', own: { registration: 'Regular' } } as const;

/** Opens the counter of the open books, which have five items with barcodes then, and print no bill. */
export async function openCounterPage(): Promise<void> {
  const salt = { ...BLANK_ITEM, hsn: '25010020', percent: 5, sellingPrice: asRate(105_0000), priceIncludesGst: true };
  for (const code of CODES) {
    const [known] = await booksStore.records('items').where('keys.codes').equals(`0${code}`).toArray();
    if (!known) await createItem({ ...salt, name: `Salt ${code}`, barcode: code });
  }
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

/** How many pieces the bill at hand has once it has so many, or has not come to them within a minute. */
export async function piecesOf(expected: number): Promise<number> {
  await moment(() => total().includes(`Items${expected}`)).catch(() => undefined);
  return piecesIn((await billNow()).lines);
}

/** Puts ten lines into the bill at hand, and resolves when they are seen. */
export async function fillBill(): Promise<void> {
  const before = total();
  const bill = await billNow();
  const items = await booksStore.records('items').limit(10).toArray();
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

/** Opens a draft invoice of ten lines, which is paid at once, in its form, when no toast of an earlier one is left. */
export async function openPaidDraft(): Promise<void> {
  await openInvoiceOf(10, 'Draft', { receivedNow: asPaise(1180_00), receivedIn: { id: 'LED-000001', name: 'Cash' } });
  await moment(() => !hasSavedToast());
  await quiet();
}

/** Milliseconds from the last key until the invoice in the form is said to be saved. */
export async function invoiceSavedAfterKey(): Promise<number> {
  return (await moment(hasSavedToast)) - lastKey;
}

function hasSavedToast(): boolean {
  const toasts = document.querySelector('section[aria-label="Notifications"]')?.textContent ?? '';
  return / saved/.test(toasts);
}

async function billNow(): Promise<Bill> {
  const bills = await billsIn(booksStore.database()).toArray();
  const [bill] = bills.toSorted((one, other) => other.serial - one.serial);
  if (!bill) throw new Error('No bill is at hand.');
  return bill;
}

function total(): string {
  return region('Sums')?.textContent ?? '';
}

function region(name: string): Element | null {
  return document.querySelector(`main section[aria-label="${name}"], main [role="region"][aria-label="${name}"]`);
}
