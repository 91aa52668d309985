import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { business, updateBusiness } from '#data/books/business.ts';
import { createGodown } from '#data/books/masters/godowns.ts';
import { updateItem } from '#data/books/masters/items.ts';
import { missingNow, missingOpeningNow } from '#data/books/stock/missing-goods.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import { lineItem } from '#domain/books/documents/blank-document.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import { type Item, itemInput } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { whyGoodsAreMissing } from '#domain/books/stock/missing-goods.ts';
import { BLANK_STOCK_LINE, blankAdjustment, blankTransfer } from '#domain/books/vouchers/stock-voucher.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { aBill, addGoods, aTrader, buy, sell, takeBack } from '../../../support/trade.ts';

let asha: DocumentParty;
let mills: DocumentParty;
let soap: Item;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  asha = await aTrader('Customer', 'Asha');
  mills = await aTrader('Supplier', 'Gokul Mills');
  soap = await addGoods('Soap');
});
afterEach(emptyShelf);

const THREE_SHORT =
  'It would leave 3 NOS of Soap short on 05 Apr 2026, for Invoice INV/26-27/0001. Change or cancel that first, or record first what else came.';
const ALL_SHORT = THREE_SHORT.replace('3 NOS', '8 NOS');

describe('where goods may not go below nothing', () => {
  beforeEach(refuse);

  it('a purchase is not lowered below what was sold of it, and named is what would be short', async () => {
    const bought = await buy('2026-04-01', mills, [[soap, 10, 100]]);
    await sell('2026-04-05', asha, [[soap, 8, 200]]);
    await expect(change(bought, '2026-04-01', soap, 5)).rejects.toMatchObject({
      message: THREE_SHORT,
      fields: { 'lines.0.quantity': 'Leaves 3 NOS short on 05 Apr 2026.' },
    });
    expect(await stockOn('2026-04-05')).toBe(200_00);
    await change(bought, '2026-04-01', soap, 8);
    expect(await stockOn('2026-04-05')).toBe(0);
  });

  it('nor is it moved to a day after the sale, given another item, or cancelled', async () => {
    const oil = await addGoods('Oil');
    const bought = await buy('2026-04-01', mills, [[soap, 10, 100]]);
    await sell('2026-04-05', asha, [[soap, 8, 200]]);
    await expect(change(bought, '2026-04-06', soap, 10)).rejects.toMatchObject({
      message: ALL_SHORT,
      fields: { date: 'Leaves 8 NOS short on 05 Apr 2026.' },
    });
    await expect(change(bought, '2026-04-01', oil, 10)).rejects.toMatchObject({
      message: ALL_SHORT,
      fields: { lines: 'Leaves 8 NOS short on 05 Apr 2026.' },
    });
    await expect(cancelVoucher(bought.id, bought.rev)).rejects.toMatchObject({
      title: 'Not saved',
      message: ALL_SHORT,
    });
    await change(bought, '2026-04-05', soap, 10);
  });

  it('the worst day counts, and what came otherwise, too', async () => {
    const bought = await buy('2026-04-01', mills, [[soap, 10, 100]]);
    await sell('2026-04-05', asha, [[soap, 4, 200]]);
    await sell('2026-04-07', asha, [[soap, 5, 200]]);
    await buy('2026-04-06', mills, [[soap, 2, 100]]);
    await expect(change(bought, '2026-04-01', soap, 1)).rejects.toMatchObject({
      message: expect.stringContaining('leave 6 NOS of Soap short on 07 Apr 2026, for Invoice INV/26-27/0002.'),
    });
    await expect(change(bought, '2026-04-01', soap, 6)).rejects.toMatchObject({
      message: expect.stringContaining('leave 1 NOS of Soap short on 07 Apr 2026, for Invoice INV/26-27/0002.'),
    });
    await change(bought, '2026-04-01', soap, 7);
  });

  it('a sales return, goods that were found, and a transfer are not cancelled once they are sold again', async () => {
    const shop = await createGodown({ ...BLANK_GODOWN, name: 'Shop' });
    await buy('2026-04-01', mills, [[soap, 4, 100]]);
    const sold = await sell('2026-04-02', asha, [[soap, 4, 200]]);
    const back = await takeBack(sold, '2026-04-03', 3);
    const line = { ...BLANK_STOCK_LINE, item: lineItem(soap), unit: 'NOS' as const, quantity: asQuantity(2) };
    const adjusted = blankAdjustment('2026-04-03');
    const found = await createVoucher(
      { ...adjusted, direction: 'Found', narration: 'Counted', lines: [line] },
      'Issued',
    );
    await sell('2026-04-05', asha, [[soap, 5, 200]]);
    await expect(cancelVoucher(back.id, back.rev)).rejects.toThrow('leave 3 NOS of Soap short on 05 Apr 2026');
    await expect(cancelVoucher(found.id, found.rev)).rejects.toThrow('leave 2 NOS of Soap short on 05 Apr 2026');

    const toGodown = { id: shop.id, name: 'Shop' };
    await buy('2026-04-06', mills, [[soap, 3, 100]]);
    const transfer = blankTransfer('2026-04-06');
    const moved = await createVoucher({ ...transfer, toGodown, lines: [line] }, 'Issued');
    const off = {
      ...adjusted,
      date: '2026-04-07' as const,
      narration: 'Broken',
      lines: [{ ...line, godown: toGodown }],
    };
    await createVoucher(off, 'Issued');
    await expect(cancelVoucher(moved.id, moved.rev)).rejects.toThrow(
      'leave 2 NOS of Soap short on 07 Apr 2026 in Shop, for Stock Adjustment SA/26-27/0002.',
    );
  });

  it('nor is what an item opened with lowered', async () => {
    const oil = await addGoods('Oil', { openingQuantity: asQuantity(5), openingRate: asRate(20_0000) });
    await sell('2026-04-05', asha, [[oil, 5, 200]]);
    const input = itemInput(oil, '2026-04-05');
    await expect(updateItem(oil.id, 1, { ...input, openingQuantity: asQuantity(3) })).rejects.toMatchObject({
      message: 'It would leave 2 NOS of Oil short on 05 Apr 2026. Record first what else came.',
      fields: { openingQuantity: 'Leaves 2 NOS short on 05 Apr 2026.' },
    });
    await updateItem(oil.id, 1, { ...input, openingQuantity: asQuantity(6) });
  });

  it('what was short before, and gets no worse, is no reason', async () => {
    await warn();
    const bought = await buy('2026-04-03', mills, [[soap, 2, 100]]);
    const sold = await sell('2026-04-05', asha, [[soap, 8, 200]]);
    await refuse();
    await change(bought, '2026-04-01', soap, 3);
    await cancelVoucher(sold.id, sold.rev);
  });
});

describe('where it only warns', () => {
  it('the same is told before it is saved, and saved', async () => {
    const bought = await buy('2026-04-01', mills, [[soap, 10, 100]]);
    await sell('2026-04-05', asha, [[soap, 8, 200]]);
    const lower = aBill('2026-04-01', mills, [[soap, 5, 100]]);
    expect((await missingNow(lower, bought.id)).map(whyGoodsAreMissing)).toEqual([THREE_SHORT]);
    expect((await missingNow(undefined, bought.id)).map(whyGoodsAreMissing)).toEqual([ALL_SHORT]);
    const oil = await addGoods('Oil', { openingQuantity: asQuantity(8), openingRate: asRate(20_0000) });
    await sell('2026-04-05', asha, [[oil, 8, 200]]);
    const opening = await missingOpeningNow(oil, { ...oil, openingQuantity: asQuantity(5) });
    expect(opening.map(whyGoodsAreMissing)).toEqual([
      THREE_SHORT.replace('Soap', 'Oil').replace('INV/26-27/0001', 'INV/26-27/0002'),
    ]);
    await cancelVoucher(bought.id, bought.rev);
  });
});

function change(bought: Voucher, day: IsoDate, item: Item, units: number): Promise<Voucher> {
  return updateVoucher(bought.id, bought.rev, aBill(day, mills, [[item, units, 100]]), 'Issued');
}

async function refuse(): Promise<void> {
  const now = await business();
  await updateBusiness(now, { ...now, negativeStock: 'Refuse' });
}

async function warn(): Promise<void> {
  const now = await business();
  await updateBusiness(now, { ...now, negativeStock: 'Warn' });
}
