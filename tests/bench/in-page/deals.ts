import { agedOn } from '#data/books/payments/ageing.ts';
import { gstr1 } from '#data/books/returns/gstr1.ts';
import { registerSums } from '#data/books/reports/registers.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import {
  BLANK_DOCUMENT_LINE,
  blankInvoice,
  documentParty,
  lineItem,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import { asRate } from '#domain/books/rate.ts';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { monthDaysOf } from '#domain/books/usual-periods.ts';
import { daysAfter, type IsoDate } from '#domain/calendar.ts';
import { asQuantity } from '#domain/quantity.ts';
import { BOOKS_BEGIN, DAYS } from '../books.ts';
import { timeOf } from './timing.ts';
import { moment } from './watch.ts';

const LAST = daysAfter(BOOKS_BEGIN, DAYS - 1);

/** Saves an invoice of four lines on the last day: milliseconds until the open list shows it. */
export async function saveInvoice(): Promise<number> {
  const input = await invoiceOf(4, daysAfter(LAST, 9));
  const before = topText();
  const started = performance.now();
  const [seen] = await Promise.all([moment(() => topText() !== before), createVoucher(input, 'Issued')]);
  return seen - started;
}

/** Milliseconds to read what a shop asks for. */
export async function readDeals(): Promise<Record<string, number>> {
  return {
    'Receivables of the last day': await timeOf(() => agedOn('receivable', daysAfter(LAST, 99))),
    'Sums of the Sales Register, a month': await timeOf(() => registerSums('Sales Register', monthDaysOf(LAST))),
    'Stock of the last day': await timeOf(() => stockOn(LAST)),
    'GSTR-1 of a month': await timeOf(() => gstr1(LAST.slice(0, 7) as Month)),
  };
}

/** An invoice of so many lines, of items in turn. */
export async function invoiceOf(count: number, date: IsoDate = LAST): Promise<InvoiceInput> {
  const [party] = await booksStore
    .records('parties')
    .where('[keys.customer+keys.serial]')
    .above(['Customer', 1])
    .limit(1)
    .toArray();
  const items = await booksStore.records('items').limit(count).toArray();
  if (!party) throw new Error('There are no customers.');
  const lines = Array.from({ length: count }, (_, at) => ({
    ...BLANK_DOCUMENT_LINE,
    item: lineItem(items[at % items.length] as Item),
    hsn: '34011190',
    quantity: asQuantity(2),
    rate: asRate(50_0000),
    percent: 18,
  }));
  const own = { registration: 'Regular', state: '27', roundOff: true } as const;
  return { ...withParty(blankInvoice(date, own), documentParty(party), 30), lines };
}

function topText(): string {
  return document.querySelector('main tbody tr')?.textContent ?? '';
}
