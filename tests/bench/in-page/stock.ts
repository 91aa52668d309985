import { movesBetween } from '#data/books/stock/moves-of-item.ts';
import { stockLedgerOf, stockSummaryOn } from '#data/books/stock/stock-reports.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import {
  BLANK_PURCHASE_LINE,
  blankPurchase,
  documentParty,
  lineItem,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import { asRate } from '#domain/books/rate.ts';
import { monthDaysOf } from '#domain/books/usual-periods.ts';
import { daysAfter } from '#domain/calendar.ts';
import { asQuantity } from '#domain/quantity.ts';
import { BOOKS_BEGIN, DAYS } from '../books.ts';
import { BUSIEST_ITEM } from '../deals.ts';
import { longestBlock, timeOf } from './timing.ts';

const LAST = daysAfter(BOOKS_BEGIN, DAYS - 1);

/** Milliseconds to read what the screens of stock show first. */
export async function readStock(): Promise<Record<string, number>> {
  const item = { id: BUSIEST_ITEM, name: 'Item 1' };
  return {
    'Stock Summary of the last day': await timeOf(() => stockSummaryOn(LAST, 100)),
    'Stock Summary of a day of the second year': await timeOf(() => stockSummaryOn(daysAfter(BOOKS_BEGIN, 565), 100)),
    'Stock Ledger of the busiest item, a month': await timeOf(() =>
      stockLedgerOf(item, undefined, monthDaysOf(LAST), false),
    ),
  };
}

/**
 * Buys the busiest item on one of the first days: milliseconds to save it, then until the stock of the last day is right,
 * and the longest time for which the page did not answer.
 */
export async function buyBefore(): Promise<
  Readonly<{ saved: number; valued: number; blocked: number; moves: number }>
> {
  const [supplier, item] = await Promise.all([
    booksStore.records('parties').where('[keys.supplier+keys.serial]').above(['Supplier', 1]).first(),
    booksStore.records('items').get(BUSIEST_ITEM),
  ]);
  if (!supplier || !item) throw new Error('There is nobody to buy from.');
  const own = { registration: 'Regular', state: '27', roundOff: true } as const;
  const date = daysAfter(BOOKS_BEGIN, 2);
  const line = {
    ...BLANK_PURCHASE_LINE,
    item: lineItem(item),
    quantity: asQuantity(5),
    rate: asRate(90_0000),
    percent: 18,
  };
  const input = {
    ...withParty(blankPurchase(date, own), documentParty(supplier), 30),
    billNumber: `L-${bought++}`,
    billDate: date,
    lines: [{ ...line, hsn: '34011190' }],
  };
  let [saved, valued] = [0, 0];
  const blocked = await longestBlock(async () => {
    saved = await timeOf(() => createVoucher(input, 'Issued'));
    valued = await timeOf(() => stockOn(LAST));
  });
  const { length } = await movesBetween(BUSIEST_ITEM, date, '\uffff');
  return { saved, valued, blocked, moves: length };
}

let bought = 0;
