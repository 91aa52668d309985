import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { stockLedgerOf } from '#data/books/stock/stock-reports.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankPurchase, lineItem } from '#domain/books/documents/blank-document.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { aBought, OURS } from '../../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { makeOf, order } from '../../../support/orders.ts';
import { written } from '../../../support/report-lines.ts';
import { addGoods, aTrader } from '../../../support/trade.ts';

const MANY = 301;
let milk = {} as Versioned<Item>;
let dairy = {} as DocumentParty;

beforeEach(async () => {
  await freshBooks();
  milk = await addGoods('Milk');
  dairy = await aTrader('Supplier', 'Dairy');
});
afterEach(emptyShelf);

describe('the Stock Ledger of an item that moved very often', () => {
  it('is of months, those of one month of days, and those of one day of its movements: each opens the next', async () => {
    await buy('2026-04-05', MANY - 2);
    await buy('2026-04-30', 1);
    await buy('2026-05-02', 1);
    const ordered = await order('Sales Order', '2026-05-03', await aTrader('Customer', 'Ravi'), [[milk, 2, 12]]);
    await makeOf(ordered, 'Delivery Challan', '2026-05-03');
    const year = await ledgerOf({ from: '2026-04-01', to: '2026-05-31' });
    expect(written(year)).toEqual([
      ['Opening', 0, 0],
      ['April 2026', 300, 3000],
      ['May 2026', 301, 3010],
      ['Closing', 301, 3010],
      ['  With Ravi', 2, 20],
    ]);
    await buy('2026-04-05', 1);
    const april = year.lines[1]?.opens;
    expect(april).toEqual({ to: 'stock ledger', id: milk.id, from: '2026-04-01', until: '2026-04-30' });
    const inShop = await stockLedgerOf(milk, MAIN_GODOWN_ID, { from: '2026-04-01', to: '2026-05-31' }, false);
    expect(inShop.lines[1]?.opens).toEqual({ ...april, godown: MAIN_GODOWN_ID });
    const month = await ledgerOf({ from: '2026-04-01', to: '2026-04-30' });
    expect(month.columns[0]?.title).toBe('Day');
    expect(written(month).filter(([, quantity], at, all) => quantity !== all[at - 1]?.[1])).toEqual([
      ['Opening', 0, 0],
      ['05 Apr 2026', 300, 3000],
      ['30 Apr 2026', 301, 3010],
    ]);
    const own = { to: 'stock ledger', id: milk.id, from: '2026-04-05', until: '2026-04-05' };
    expect(month.lines[5]?.opens).toEqual(own);
    await buy('2026-04-05', 1);
    const day = await ledgerOf({ from: '2026-04-05', to: '2026-04-05' });
    expect(day.lines.filter(({ opens }) => opens?.to === 'voucher')).toHaveLength(MANY);
  });
});

function ledgerOf(days: Days) {
  return stockLedgerOf(milk, undefined, days, false);
}

/** Buys one piece in each of so many lines, at ten rupees. */
function buy(date: IsoDate, lines: number) {
  const bill = { party: dairy, billNumber: `B-${bills++}`, billDate: date };
  const line = aBought(1, 10, 0, { item: lineItem(milk) });
  return createVoucher(
    { ...blankPurchase(date, OURS), ...bill, lines: Array.from({ length: lines }, () => line) },
    'Issued',
  );
}

let bills = 0;
