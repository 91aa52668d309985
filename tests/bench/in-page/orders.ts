import { draftFromOrder } from '#data/books/orders/draft-from-order.ts';
import { pendingLines } from '#data/books/orders/pending.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankInvoice } from '#domain/books/documents/blank-document.ts';
import { withTrade } from '#domain/books/orders/as-trade.ts';
import { blankSalesOrder } from '#domain/books/orders/blank-order.ts';
import { daysAfter } from '#domain/calendar.ts';
import { BOOKS_BEGIN, DAYS } from '../books.ts';
import { OWN } from '../deals.ts';
import { invoiceOf } from './deals.ts';
import { timeOf } from './timing.ts';

/** A page of the reports. */
const SHOWN = 50;
const DAY = daysAfter(BOOKS_BEGIN, DAYS + 8);

/** Milliseconds to save an invoice of four lines that came from an order. */
export async function saveFromOrder(): Promise<number> {
  const blank = blankSalesOrder(DAY, OWN);
  const order = await createVoucher(withTrade(blank, await invoiceOf(4, DAY)), 'Issued');
  const form = await draftFromOrder(order.id, blankInvoice(DAY, OWN), DAY);
  if (form === undefined) throw new Error('Nothing of the order is left.');
  return timeOf(() => createVoucher(form, 'Issued'));
}

/** Milliseconds to read what the reports of orders show first. */
export async function readPending(): Promise<Record<string, number>> {
  return {
    'Pending Sales Orders': await timeOf(() => pendingLines('Sales Order', undefined, SHOWN)),
    'Pending Purchase Orders': await timeOf(() => pendingLines('Purchase Order', undefined, SHOWN)),
  };
}

/** Milliseconds to save one of four lines that came from nowhere. */
export async function savePlain(): Promise<number> {
  const input = await invoiceOf(4, DAY);
  return timeOf(() => createVoucher(input, 'Issued'));
}
