import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { lockUpTo } from '#data/books/audit/locks.ts';
import { createGodown } from '#data/books/masters/godowns.ts';
import { gstr1 } from '#data/books/returns/gstr1.ts';
import { business, updateBusiness } from '#data/books/business.ts';
import { openLinesOf } from '#data/books/orders/draft-from-order.ts';
import { progressOfOrders } from '#data/books/orders/order-progress.ts';
import { onHandIn } from '#data/books/projections/stock-rows.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { booksStore } from '#data/books/store.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import { lineItem } from '#domain/books/documents/blank-document.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import type { OrderInput } from '#domain/books/orders/order.ts';
import { blankAdjustment, BLANK_STOCK_LINE } from '#domain/books/vouchers/stock-voucher.ts';
import { type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { anOrder, formFrom, makeOf, now, order } from '../../../support/orders.ts';
import { addGoods, aTrader, buy } from '../../../support/trade.ts';

let ravi: DocumentParty;
let mills: DocumentParty;

beforeEach(async () => {
  await freshBooks({ registration: 'Regular', gstin: '27AAPFU0939F1ZV' });
  ravi = await aTrader('Customer', 'Ravi');
  mills = await aTrader('Supplier', 'Gokul Mills');
});

afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

it('goods that go to a godown of ours are there at once, and the challan is settled by itself', async () => {
  const soap = await addGoods('Soap');
  await buy('2026-04-01', mills, [[soap, 10, 100]]);
  const { id, name } = await createGodown({ ...BLANK_GODOWN, name: 'Loft' });
  const challan = await order('Delivery Challan', '2026-04-02', null, [[soap, 4, 100]], {
    purpose: 'To Own Godown',
    toGodown: { id, name },
  });
  expect(challan.number).toBe('DCO/26-27/0001');
  expect(await places(soap.id)).toEqual({ 'GDN-000001': 6, [id]: 4 });
  expect(await statusOf(challan)).toBe('Moved');
});

it('goods on approval have a series of their own, come back in part, and are billed for the rest', async () => {
  const soap = await addGoods('Soap');
  await buy('2026-04-01', mills, [[soap, 10, 100]]);
  const sent = await order('Delivery Challan', '2026-04-02', ravi, [[soap, 5, 150]], {
    purpose: 'On Approval',
    dueBack: '2026-10-02',
  });
  expect(sent.number).toBe('DCA/26-27/0001');
  await makeOf(sent, 'Goods Back', '2026-04-03', [2]);
  const invoice = await makeOf(sent, 'Invoice', '2026-04-04');
  expect(invoice).toMatchObject({ lines: [{ quantity: 3, challans: [{ number: 'DCA/26-27/0001', quantity: 3 }] }] });
  expect([await places(soap.id), await statusOf(sent)]).toEqual([{ 'GDN-000001': 7 }, 'Settled']);
  // Only the invoice is in the return.
  const inReturn = JSON.stringify(await gstr1('2026-04'));
  expect(inReturn).toContain(invoice.number);
  expect(inReturn).not.toContain(sent.number);
  await expect(makeOf(sent, 'Goods Back', '2026-04-05')).rejects.toThrow('Nothing');
});

it('what a job worker used up is written off where he has it', async () => {
  const cloth = await addGoods('Cloth');
  await buy('2026-04-01', mills, [[cloth, 10, 100]]);
  const sent = await order('Delivery Challan', '2026-04-02', ravi, [[cloth, 8, 100]], { purpose: 'Job Work' });
  expect(sent.number).toBe('DCJ/26-27/0001');
  await makeOf(sent, 'Goods Back', '2026-04-03', [5]);
  await createVoucher(
    {
      ...blankAdjustment('2026-04-04'),
      narration: 'Used up',
      lines: [
        {
          ...BLANK_STOCK_LINE,
          item: lineItem(cloth),
          quantity: asQuantity(3),
          unit: 'PCS',
          godown: { id: ravi.id, name: 'Ravi' },
        },
      ],
    },
    'Issued',
  );
  expect(await places(cloth.id)).toEqual({ 'GDN-000001': 7 });
  expect(await stockOn('2026-04-30')).toBe(asPaise(700_00));
});

it('goods go back to their supplier by a challan, and the debit note takes them from there, at their own cost', async () => {
  const soap = await addGoods('Soap');
  await buy('2026-04-01', mills, [[soap, 10, 100]]);
  const purchase = await buy('2026-04-02', mills, [[soap, 10, 120]]);
  const back = anOrder('Delivery Challan', '2026-04-03', mills, [[soap, 4, 120]], {
    purpose: 'Return of Goods',
    against: { id: purchase.id, number: purchase.number, date: purchase.date },
  });
  const sent = await createVoucher({ ...back, lines: back.lines.map((line) => ({ ...line, at: 0 })) }, 'Issued');
  expect(await stockOn('2026-04-03')).toBe(asPaise(2200_00));
  const note = await formFrom(sent, 'Debit Note', '2026-04-04');
  expect(note).toMatchObject({ reason: 'Purchase return', lines: [{ quantity: 4 }] });
  if (!note) throw new Error('There is a note.');
  const issued = await createVoucher(note, 'Issued');
  expect(issued).toMatchObject({ lines: [{ challans: [{ number: 'DCO/26-27/0001', quantity: 4 }] }] });
  expect(await places(soap.id)).toEqual({ 'GDN-000001': 16 });
  expect(await stockOn('2026-04-30')).toBe(asPaise(1000_00 + 720_00));
  expect(await statusOf(sent)).toBe('Settled');
  await expect(cancelVoucher(purchase.id, purchase.rev)).rejects.toThrow('Debit Note');
});

it('an invoice is offered what it may bill, each piece once: no job work, and no challan of an order beside the order', async () => {
  const soap = await addGoods('Soap');
  await buy('2026-04-01', mills, [[soap, 40, 100]]);
  const so = await order('Sales Order', '2026-04-02', ravi, [[soap, 6, 150]]);
  await makeOf(so, 'Delivery Challan', '2026-04-03', [4]);
  const sent = await order('Delivery Challan', '2026-04-04', ravi, [[soap, 5, 150]], { purpose: 'On Approval' });
  await order('Delivery Challan', '2026-04-05', ravi, [[soap, 3, 100]], { purpose: 'Job Work' });
  const offered = await openLinesOf(ravi.id, 'Invoice');
  expect(offered.map(({ order: { number }, taking }) => [number, taking.quantity])).toEqual([
    [so.number, 6],
    [sent.number, 5],
  ]);
});

it('the books begin no later than the first challan, which no Day Book has', async () => {
  const soap = await addGoods('Soap', { openingQuantity: asQuantity(10) });
  await order('Delivery Challan', '2026-04-05', ravi, [[soap, 1, 100]]);
  const opened = await business();
  await expect(updateBusiness(opened, { ...opened, booksBegin: '2026-04-06' })).rejects.toMatchObject({
    fields: { booksBegin: 'Delivery Challan DC/26-27/0001 is dated 05 Apr 2026. Enter that day or an earlier one.' },
  });
  await updateBusiness(opened, { ...opened, booksBegin: '2026-04-05' });
});

describe('a lock', () => {
  it('covers challans and goods back, not quotations and orders', async () => {
    const soap = await addGoods('Soap');
    await buy('2026-04-01', mills, [[soap, 10, 100]]);
    const quotation = await order('Quotation', '2026-04-02', ravi, [[soap, 1, 100]]);
    const so = await order('Sales Order', '2026-04-02', ravi, [[soap, 1, 100]]);
    const challan = await makeOf(so, 'Delivery Challan', '2026-04-03');
    await lockUpTo('2026-04-30');
    await updateVoucher(quotation.id, quotation.rev, { ...voucherInput(quotation), narration: 'As agreed' }, 'Issued');
    await order('Sales Order', '2026-04-05', ravi, [[soap, 1, 100]]);
    await order('Purchase Order', '2026-04-05', mills, [[soap, 1, 100]]);
    await expect(order('Delivery Challan', '2026-04-05', ravi, [[soap, 1, 100]])).rejects.toThrow('locked');
    await expect(makeOf(challan, 'Goods Back', '2026-04-06')).rejects.toThrow('locked');
    await expect(cancelVoucher(challan.id, challan.rev)).rejects.toThrow('locked');
  });
});

async function statusOf(of: Voucher) {
  const stored = (await now(of)) as Voucher<OrderInput>;
  return (await progressOfOrders([stored]))[of.id]?.status;
}

async function places(item: string): Promise<Readonly<Record<string, number>>> {
  const row = await onHandIn(booksStore.database()).get(item);
  return Object.fromEntries(Object.entries(row?.godowns ?? {}).map(([place, count]) => [place, count / 1000]));
}
