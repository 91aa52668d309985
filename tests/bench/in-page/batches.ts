import { createItem } from '#data/books/masters/items.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { booksStore } from '#data/books/store.ts';
import {
  BLANK_PURCHASE_LINE,
  blankPurchase,
  documentParty,
  lineItem,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import { BLANK_ITEM, type Item } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { daysAfter } from '#domain/calendar.ts';
import { asQuantity } from '#domain/quantity.ts';
import { BOOKS_BEGIN, DAYS } from '../books.ts';
import { OWN } from '../deals.ts';
import { invoiceOf } from './deals.ts';
import { timeOf } from './timing.ts';

const DAY = daysAfter(BOOKS_BEGIN, DAYS + 8);
const LINES_OF_A_BILL = 100;

/** Makes an item that was bought in so many batches, which expire one day after the other. Returns its id. */
export async function buyInBatches(batches: number): Promise<string> {
  const input = { ...BLANK_ITEM, hsn: '30049099', percent: 5, batches: true, sellingPrice: asRate(105_0000) } as const;
  const item = await createItem({ ...input, name: `Syrup in ${batches} batches` });
  for (let from = 0; from < batches; from += LINES_OF_A_BILL)
    await buyBatches(item, from, Math.min(from + LINES_OF_A_BILL, batches));
  return item.id;
}

/** Milliseconds to sell two of an item that is kept by batch. */
export async function sellOf(id: string): Promise<number> {
  const item = await booksStore.records('items').get(id);
  if (!item) throw new Error('There is no such item.');
  const input = await invoiceOf(1, DAY);
  const lines = input.lines.map((line) => ({ ...line, item: lineItem(item) }));
  return timeOf(() => createVoucher({ ...input, lines }, 'Issued'));
}

async function buyBatches(item: Item, from: number, to: number): Promise<void> {
  const supplier = await booksStore
    .records('parties')
    .filter(({ kind }) => kind === 'Supplier')
    .first();
  if (!supplier) throw new Error('There are no suppliers.');
  const line = (at: number) => ({
    ...BLANK_PURCHASE_LINE,
    item: lineItem(item),
    hsn: '30049099',
    quantity: asQuantity(100),
    unit: item.unit,
    rate: asRate(70_0000),
    percent: 5,
    batch: { number: `B${at + 1}`, expiry: daysAfter(DAY, at + 30) },
  });
  const bill = {
    ...withParty(blankPurchase(DAY, OWN), documentParty(supplier), null),
    billNumber: `S-${item.id}-${from}`,
    billDate: DAY,
    lines: Array.from({ length: to - from }, (_, at) => line(from + at)),
  };
  await createVoucher(bill, 'Issued');
}
