import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { business, updateBusiness } from '#data/books/business.ts';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { availabilityOf } from '#data/books/stock/availability.ts';
import { closeLines, reopenLines } from '#data/books/vouchers/close-lines.ts';
import { linesOfOrder, progressOfOrders } from '#data/books/orders/order-progress.ts';
import { orderAllLow } from '#data/books/vouchers/order-low-stock.ts';
import { onHandIn } from '#data/books/projections/stock-rows.ts';
import { lowStock } from '#data/books/stock/low-stock.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { trialBalanceOn } from '#data/books/reports/financial-statements.ts';
import { booksStore } from '#data/books/store.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import { leftOfLine } from '#domain/books/fulfilment/left-of-line.ts';
import type { OrderInput } from '#domain/books/orders/order.ts';
import { type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { formFrom, makeOf, now, order } from '../../../support/orders.ts';
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

describe('an order of 100', () => {
  /** Challans of 40 and 30, 5 back to be replaced, 65 billed of them. */
  async function partlyDelivered() {
    const soap = await addGoods('Soap');
    await buy('2026-04-01', mills, [[soap, 200, 100]]);
    const so = await order('Sales Order', '2026-04-02', ravi, [[soap, 100, 120]]);
    const first = await makeOf(so, 'Delivery Challan', '2026-04-03', [40]);
    await makeOf(so, 'Delivery Challan', '2026-04-04', [30]);
    await makeOf(first, 'Goods Back', '2026-04-05', [5]);
    const invoice = await makeOf(so, 'Invoice', '2026-04-06', [65]);
    return { soap, so, first, invoice };
  }

  it('of which 70 went, 5 came back to be replaced and 65 were billed leaves 35 to deliver and 35 to bill', async () => {
    const { so } = await partlyDelivered();
    const [row] = await linesOfOrder(so.id);
    expect(row && leftOfLine(row)).toEqual({ goods: 35_000, bill: 35_000 });
    expect(await statusOf(so)).toMatchObject({ status: 'Part delivered', delivered: 65, billed: 65 });
  });

  it('refuses a challan of 36, also as 20 and 16, naming what is left', async () => {
    const { so } = await partlyDelivered();
    const words = 'At most 35 NOS of SO/26-27/0001 are left.';
    await expect(makeOf(so, 'Delivery Challan', '2026-04-07', [36])).rejects.toMatchObject({
      message: words,
      fields: { 'lines.0.quantity': words },
    });
    const form = await formFrom(so, 'Delivery Challan', '2026-04-07');
    if (form?.kind !== 'Delivery Challan') throw new Error('There is a form.');
    const halves = [20, 16].flatMap((units) => form.lines.map((line) => ({ ...line, quantity: asQuantity(units) })));
    await expect(createVoucher({ ...form, lines: halves }, 'Issued')).rejects.toMatchObject({ message: words });
  });

  it('takes 45 at most where 10 % may be delivered over', async () => {
    const { so } = await partlyDelivered();
    const opened = await business();
    await updateBusiness(opened, { ...opened, overDelivery: 10 });
    await expect(makeOf(so, 'Delivery Challan', '2026-04-07', [46])).rejects.toMatchObject({
      message: 'At most 45 NOS of SO/26-27/0001 are left.',
    });
    await makeOf(so, 'Delivery Challan', '2026-04-07', [45]);
  });

  it('whose line is closed has nothing left; it is open again once it is reopened', async () => {
    const { so } = await partlyDelivered();
    await closeLines(so.id, so.rev, 1, 'Ravi needs no more');
    const [row] = await linesOfOrder(so.id);
    expect(row && leftOfLine(row)).toEqual({ goods: 0, bill: 0 });
    expect(await statusOf(so)).toMatchObject({ status: 'Closed' });
    await expect(makeOf(so, 'Invoice', '2026-04-08')).rejects.toThrow('Nothing');
    await reopenLines(so.id, so.rev + 1, 1);
    expect(await statusOf(so)).toMatchObject({ status: 'Part delivered' });
    await expect(closeLines(so.id, so.rev + 2, 'all', ' ')).rejects.toMatchObject({
      fields: { reason: 'Enter why nothing more of it is to come.' },
    });
  });

  it('is not cancelled while something is made of it: both challans and the invoice are named', async () => {
    const { so, first } = await partlyDelivered();
    await expect(cancelVoucher(so.id, so.rev)).rejects.toMatchObject({
      message:
        'Delivery Challan DC/26-27/0001, Delivery Challan DC/26-27/0002, Goods Back GB/26-27/0001 and Invoice INV/26-27/0001 are made of Sales Order SO/26-27/0001. Cancel them first.',
    });
    await expect(cancelVoucher(first.id, first.rev)).rejects.toBeInstanceOf(Refusal);
  });

  it('keeps the item of a line that was delivered, and no less than that', async () => {
    const { so, soap } = await partlyDelivered();
    const input = voucherInput(so);
    if (input.kind !== 'Sales Order') throw new Error('It is an order.');
    const changed = (patch: object) => ({ ...input, lines: input.lines.map((line) => ({ ...line, ...patch })) });
    await expect(updateVoucher(so.id, so.rev, changed({ quantity: asQuantity(64) }), 'Issued')).rejects.toMatchObject({
      fields: { 'lines.0.quantity': expect.stringContaining('65 NOS of it are taken by') },
    });
    const oil = await addGoods('Oil');
    const other = { item: { id: oil.id, name: oil.name, kind: oil.kind, taxability: oil.taxability, unit: oil.unit } };
    await expect(updateVoucher(so.id, so.rev, changed(other), 'Issued')).rejects.toMatchObject({
      fields: { 'lines.0.item': expect.stringContaining('Keep its item and unit') },
    });
    await updateVoucher(so.id, so.rev, changed({ quantity: asQuantity(65) }), 'Issued');
    expect(await availabilityOf([soap.id])).toMatchObject({ [soap.id]: { reserved: 0 } });
    expect(await statusOf(so)).toMatchObject({ status: 'Billed' });
  });
});

describe('goods leave once', () => {
  it('4 of 10 with Ravi by a challan stay ours at cost; an invoice of those 4 takes them from him', async () => {
    const { soap, challan } = await fourWithRavi();
    expect(await places(soap.id)).toEqual({ 'GDN-000001': 6, [ravi.id]: 4 });
    expect(await stockOn('2026-04-30')).toBe(asPaise(1000_00));
    expect(await availabilityOf([soap.id])).toMatchObject({
      [soap.id]: { inStock: 6, withParties: 4, reserved: 2, available: 4 },
    });
    await makeOf(challan, 'Invoice', '2026-04-04');
    expect(await places(soap.id)).toEqual({ 'GDN-000001': 6 });
    expect(await stockOn('2026-04-30')).toBe(asPaise(600_00));
    expect(await statusOf(challan)).toMatchObject({ status: 'Settled' });
  });

  it('an invoice of 6 of the order takes the 4 first, and 2 from Main', async () => {
    const { soap, so } = await fourWithRavi();
    const invoice = await makeOf(so, 'Invoice', '2026-04-04');
    expect(await places(soap.id)).toEqual({ 'GDN-000001': 4 });
    expect(await stockOn('2026-04-30')).toBe(asPaise(400_00));
    expect(invoice).toMatchObject({ lines: [{ challans: [{ number: 'DC/26-27/0001', quantity: 4 }] }] });
    await cancelVoucher(invoice.id, invoice.rev);
    expect(await places(soap.id)).toEqual({ 'GDN-000001': 6, [ravi.id]: 4 });
  });

  it('takes the oldest challan first, and keeps what it took when only its notes change', async () => {
    const { so } = await fourWithRavi();
    await makeOf(so, 'Delivery Challan', '2026-04-02', [2]);
    const invoice = await makeOf(so, 'Invoice', '2026-04-05', [3]);
    const parts = [
      { number: 'DC/26-27/0002', quantity: 2 },
      { number: 'DC/26-27/0001', quantity: 1 },
    ];
    expect(invoice).toMatchObject({ lines: [{ challans: parts }] });
    const input = voucherInput(invoice);
    const again = await updateVoucher(invoice.id, invoice.rev, { ...input, narration: 'By lorry' }, 'Issued');
    expect(again).toMatchObject({ lines: [{ challans: parts }] });
  });

  it('a return to be replaced is to be delivered and billed again; another is not', async () => {
    const { so } = await fourWithRavi();
    const invoice = await makeOf(so, 'Invoice', '2026-04-04');
    const form = await formFrom(invoice, 'Credit Note', '2026-04-05');
    if (form?.kind !== 'Credit Note') throw new Error('There is a form.');
    const back = {
      ...form,
      reason: 'Sales return' as const,
      lines: form.lines.map((line) => ({ ...line, quantity: asQuantity(1) })),
    };
    await createVoucher(back, 'Issued');
    expect(await statusOf(so)).toMatchObject({ status: 'Billed' });
    const replaced = await createVoucher({ ...back, toBeReplaced: true }, 'Issued');
    const [row] = await linesOfOrder(so.id);
    expect(row && leftOfLine(row)).toEqual({ goods: 1000, bill: 1000 });
    await makeOf(so, 'Delivery Challan', '2026-04-06');
    await expect(cancelVoucher(replaced.id, replaced.rev)).rejects.toMatchObject({
      message: 'Nothing of SO/26-27/0001 is left.',
    });
  });

  async function fourWithRavi() {
    const soap = await addGoods('Soap');
    await buy('2026-04-01', mills, [[soap, 10, 100]]);
    const so = await order('Sales Order', '2026-04-01', ravi, [[soap, 6, 150]]);
    const challan = await makeOf(so, 'Delivery Challan', '2026-04-03', [4]);
    return { soap, so, challan };
  }
});

describe('a quotation', () => {
  it('becomes an order, the order challans and an invoice, on its terms', async () => {
    const soap = await addGoods('Soap');
    await buy('2026-04-01', mills, [[soap, 10, 100]]);
    const quotation = await order('Quotation', '2026-04-01', ravi, [[soap, 10, 150]]);
    expect(quotation.number).toBe('QTN/26-27/0001');
    const so = await makeOf(quotation, 'Sales Order', '2026-04-02', [6]);
    expect(await statusOf(quotation)).toMatchObject({ status: expect.stringMatching(/Part accepted|Expired/) });
    await makeOf(quotation, 'Invoice', '2026-04-02');
    expect(await statusOf(quotation)).toMatchObject({ status: 'Accepted' });
    const invoice = await makeOf(so, 'Invoice', '2026-04-03');
    expect(invoice).toMatchObject({ party: { id: ravi.id }, sums: { taxable: asPaise(900_00) } });
    expect(await statusOf(so)).toMatchObject({ status: 'Billed', delivered: 100, billed: 100 });
  });

  it('whose discount of 100 is on lines of 600 and 400 gives 60 with the first, and 40 with the rest', async () => {
    const [soap, oil] = [await addGoods('Soap'), await addGoods('Oil')];
    await buy('2026-04-01', mills, [
      [soap, 10, 100],
      [oil, 10, 100],
    ]);
    const so = await order(
      'Sales Order',
      '2026-04-01',
      ravi,
      [
        [soap, 6, 100],
        [oil, 4, 100],
      ],
      { billDiscount: { amount: asPaise(100_00) } },
    );
    const form = await formFrom(so, 'Invoice', '2026-04-02');
    expect(form).toMatchObject({ billDiscount: { amount: 100_00 } });
    await makeOf(so, 'Invoice', '2026-04-02', [6], { billDiscount: { amount: asPaise(60_00) } });
    expect(await formFrom(so, 'Invoice', '2026-04-03')).toMatchObject({ billDiscount: { amount: 40_00 } });
  });
});

describe('a purchase order', () => {
  it('of 100, of which 60 came, has 40 on order; closed, none', async () => {
    const soap = await addGoods('Soap');
    const po = await order('Purchase Order', '2026-04-01', mills, [[soap, 100, 100]]);
    await makeOf(po, 'Purchase', '2026-04-02', [60]);
    expect(await availabilityOf([soap.id])).toMatchObject({ [soap.id]: { onOrder: 40 } });
    expect(await statusOf(po)).toMatchObject({ status: expect.stringMatching(/Part received|Overdue/), received: 60 });
    await closeLines(po.id, po.rev, 'all', 'No more of it is made');
    expect(await availabilityOf([soap.id])).toMatchObject({ [soap.id]: { onOrder: 0 } });
    expect(await statusOf(po)).toMatchObject({ status: 'Closed' });
  });

  it('is drafted for each last supplier of what runs low, and one for the rest', async () => {
    const [soap, oil, tea] = [
      await addGoods('Soap', { reorderLevel: asQuantity(10) }),
      await addGoods('Oil', { reorderLevel: asQuantity(10) }),
      await addGoods('Tea', { reorderLevel: asQuantity(5) }),
    ];
    await buy('2026-04-01', mills, [
      [soap, 6, 100],
      [oil, 2, 50],
    ]);
    await order('Sales Order', '2026-04-02', ravi, [[soap, 4, 150]]);
    await order('Purchase Order', '2026-04-02', mills, [[soap, 5, 100]]);
    const low = await lowStock(10);
    expect(low.items.map(({ name, toOrder }) => [name, toOrder])).toEqual([
      ['Soap', 13],
      ['Oil', 18],
      ['Tea', 10],
    ]);
    expect(await orderAllLow()).toBe(2);
    const drafts = (await booksStore.records('vouchers').toArray()).filter(({ state }) => state === 'Draft');
    expect(
      drafts.map(
        (row) =>
          row.kind === 'Purchase Order' && [row.party?.name, row.lines.map((line) => [line.item?.name, line.quantity])],
      ),
    ).toEqual([
      [
        'Gokul Mills',
        [
          ['Soap', 13],
          ['Oil', 18],
        ],
      ],
      [undefined, [['Tea', 10]]],
    ]);
    expect(tea.id).not.toBe(oil.id);
  });
});

describe('orders', () => {
  it('move no trial balance', async () => {
    const soap = await addGoods('Soap');
    await buy('2026-04-01', mills, [[soap, 10, 100]]);
    const before = await trialBalanceOn('2026-04-30');
    await order('Quotation', '2026-04-02', ravi, [[soap, 1, 100]]);
    const so = await order('Sales Order', '2026-04-02', ravi, [[soap, 4, 100]]);
    const challan = await makeOf(so, 'Delivery Challan', '2026-04-03', [4]);
    await makeOf(challan, 'Goods Back', '2026-04-04', [1]);
    await order('Purchase Order', '2026-04-02', mills, [[soap, 4, 100]]);
    expect(await trialBalanceOn('2026-04-30')).toEqual(before);
  });
});

async function statusOf(of: Voucher) {
  const stored = (await now(of)) as Voucher<OrderInput>;
  return (await progressOfOrders([stored]))[of.id];
}

/** What there is of an item, by place. */
async function places(item: string): Promise<Readonly<Record<string, number>>> {
  const row = await onHandIn(booksStore.database()).get(item);
  return Object.fromEntries(Object.entries(row?.godowns ?? {}).map(([place, count]) => [place, count / 1000]));
}
