import { today } from '#data/clock.ts';
import type { Bill } from '#domain/books/counter/bill.ts';
import type { BillFacts } from '#domain/books/counter/bill-invoice.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { business } from '#data/books/business.ts';
import { itemsOf } from '#data/books/masters/items.ts';
import { booksStore } from '#data/books/store.ts';

/** Reads what a bill must know of the books: the business, its customer and its items, as they are now. */
export async function billFacts(bill: Pick<Bill, 'customer' | 'lines'>): Promise<BillFacts> {
  const [own, customer, items] = await Promise.all([
    business(),
    booksStore.records('parties').get(bill.customer.id),
    itemsOf(bill.lines.map(({ item }) => item.id)),
  ]);
  return factsFrom(own, customer, items);
}

/** Puts together what was read. */
export function factsFrom(own: BillFacts['business'], customer: Party | undefined, items: readonly Item[]): BillFacts {
  return { today: today(), business: own, customer, items: new Map(items.map((item) => [item.id, item])) };
}
