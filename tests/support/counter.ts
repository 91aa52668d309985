import { changeBill, openCounter } from '#data/books/counter/bills.ts';
import { saveBill, type SavedBill } from '#data/books/counter/save-bill.ts';
import { business } from '#data/books/business.ts';
import { today } from '#data/clock.ts';
import { createItem } from '#data/books/masters/items.ts';
import { booksStore } from '#data/books/store.ts';
import { type Bill, blankBill, type NewLine } from '#domain/books/counter/bill.ts';
import { withAdded, withTenders } from '#domain/books/counter/bill-changes.ts';
import type { BillFacts } from '#domain/books/counter/bill-invoice.ts';
import { newLine, type ScanDetails } from '#domain/books/counter/new-line.ts';
import { NOTHING_TAKEN, type Tender } from '#domain/books/counter/tender.ts';
import { BLANK_ITEM, type Item, itemFrom, type ItemInput } from '#domain/books/masters/item.ts';
import { blankParty, partyFrom } from '#domain/books/masters/party.ts';
import { ownTerms } from '#domain/books/documents/blank-document.ts';
import { asRate, type Rate } from '#domain/books/rate.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import { OURS } from './documents.ts';
import { aBooksBusiness } from './fresh-books.ts';

/** Selling over the counter: a Regular business in Maharashtra that rounds, in rupees, at 5 %. */

export const SHOP = { registration: 'Regular', gstin: '27AAAPA1234A1ZT', booksBegin: '2026-04-01' } as const;
export const ON = { today: '2026-06-10', own: OURS } as const;

export function rupees(amount: number): Paise {
  return asPaise(Math.round(amount * 100));
}

export function perUnit(amount: number): Rate {
  return asRate(Math.round(amount * 10_000));
}

/** The entry of an item that is sold at so many rupees, GST included. */
function forSale(name: string, price: number, overrides: Partial<ItemInput> = {}): ItemInput {
  const own = { hsn: '25010020', unit: 'PCS', percent: 5, priceIncludesGst: true } as const;
  return { ...BLANK_ITEM, name, ...own, sellingPrice: perUnit(price), ...overrides };
}

/** An item of the domain, without books. */
export function anItem(name: string, price: number, overrides: Partial<Item> = {}): Item {
  return { ...itemFrom(forSale(name, price)), id: `ITM-${name}`, ...overrides };
}

const WALK_IN = { id: 'PTY-000001', name: 'Walk-in Customer' };

/** A bill of the domain with these lines added in turn. */
export function aBill(lines: readonly NewLine[] = [], overrides: Partial<Bill> = {}): Bill {
  const blank = blankBill('B-1', { day: ON.today, serial: 7, begunAt: '2026-06-10T04:00:00.000Z', customer: WALK_IN });
  return { ...lines.reduce(withAdded, blank), ...overrides };
}

/** The amounts entered of each tender, in rupees. */
export function taken(amounts: Partial<Record<Tender, number>>) {
  const entered = Object.entries(amounts).map(([tender, amount]) => [tender, rupees(amount)] as const);
  return { ...NOTHING_TAKEN, ...Object.fromEntries(entered) };
}

/** The facts of books with these items, for a bill of the walk-in customer. */
export function factsOf(items: readonly Item[], overrides: Partial<BillFacts> = {}): BillFacts {
  return {
    today: ON.today,
    business: { ...aBooksBusiness(SHOP), booksBegin: SHOP.booksBegin },
    customer: { ...partyFrom({ ...blankParty('Customer'), name: WALK_IN.name }), id: WALK_IN.id },
    isWalkIn: true,
    items: new Map(items.map((item) => [item.id, item])),
    ...overrides,
  };
}

export async function addForSale(name: string, price: number, overrides: Partial<ItemInput> = {}): Promise<Item> {
  return createItem(forSale(name, price, overrides));
}

/** Adds items to a bill of the open books, as the page does when they are scanned. */
export async function scan(bill: Bill, ...items: readonly (Item | readonly [Item, ScanDetails])[]): Promise<Bill> {
  let now = bill;
  for (const one of items) {
    const [item, scanned] = 'id' in one ? [one, {}] : one;
    const line = newLine(item, { today: today(), own: ownTerms(await business()) }, scanned);
    now = await changeBill(bill.id, (stored) => withAdded(stored, line));
  }
  return now;
}

/** Pays a bill with so many rupees of each tender, and saves it. */
export async function pay(bill: Bill, amounts: Partial<Record<Tender, number>>): Promise<SavedBill> {
  await changeBill(bill.id, (stored) => withTenders(stored, { ...stored.tenders, ...taken(amounts) }));
  return saveBill(bill.id);
}

/** Sells these in a bill of their own, paid as it says. */
export async function sellAtCounter(
  items: readonly (Item | readonly [Item, ScanDetails])[],
  amounts: Partial<Record<Tender, number>>,
): Promise<SavedBill> {
  return pay(await scan(await openCounter(), ...items), amounts);
}

/** Every issued voucher, in the order in which they were made. */
export async function vouchers() {
  return booksStore.records('vouchers').orderBy('keys.serial').toArray();
}
