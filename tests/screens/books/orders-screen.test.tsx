import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { booksStore } from '#data/books/store.ts';
import { asQuantity } from '#domain/quantity.ts';
import type { Versioned } from '#data/books/versioned.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { makeOf, order } from '../../support/orders.ts';
import { addGoods, aTrader } from '../../support/trade.ts';
import { button, voucherBooks } from '../../support/voucher-hands.ts';

const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const table = (name: string) => page.getByRole('table', { name, exact: true });
const row = (name: string | RegExp) => page.getByRole('row', { name });
let key: string;
let soap: Versioned<Item>;
let [asha, mills] = [{} as DocumentParty, {} as DocumentParty];

beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.setSystemTime('2026-11-25T10:00:00+05:30');
  key = await voucherBooks();
  soap = await addGoods('Soap', { openingQuantity: asQuantity(50) });
  [asha, mills] = [await aTrader('Customer', 'Asha'), await aTrader('Supplier', 'Mills')];
});

test('each kind of order has a tab of its own, which stands in the address, with its columns and its button', async () => {
  const router = await openBooksAt(`/books/${key}/orders`);
  const titles = async (name: string) => {
    await expect.element(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    return (
      table(name)
        .getByRole('columnheader')
        .elements()
        // A heading that sorts has its title again, for paper.
        .map((title) => (title.querySelector('button') ?? title).textContent.trim())
    );
  };
  await order('Quotation', '2026-11-01', asha, [[soap, 1, 10]]);
  await order('Sales Order', '2026-11-01', asha, [[soap, 1, 10]]);
  await order('Purchase Order', '2026-11-01', mills, [[soap, 1, 10]]);
  await order('Delivery Challan', '2026-11-01', asha, [[soap, 1, 10]]);
  await expect.element(row(/QTN/)).toBeVisible();
  expect((await titles('Quotations')).join()).toMatch(/Number,Date,Customer,Total,Valid Until,Status,Actions$/);
  await expect.element(button('New Quotation')).toBeVisible();
  await tab('Sales Orders').click();
  await expect.element(row(/SO\//)).toBeVisible();
  expect((await titles('Sales Orders')).join()).toMatch(
    /Number,Date,Customer,Total,Delivered,Billed,Deliver By,Status,Actions$/,
  );
  await expect.element(button('New Sales Order')).toBeVisible();
  expect(router.state.location.searchStr).toBe('?tab=sales-orders');
  await tab('Delivery Challans').click();
  await expect.element(row(/DC\//)).toBeVisible();
  expect((await titles('Delivery Challans')).join()).toMatch(
    /Number,Date,Purpose,Party,Value,Due Back,Status,Actions$/,
  );
  await tab('Purchase Orders').click();
  await expect.element(row(/PO\//)).toBeVisible();
  expect((await titles('Purchase Orders')).join()).toMatch(
    /Number,Date,Supplier,Total,Received,Expected By,Status,Actions$/,
  );
  await button('New Purchase Order').click();
  await expect.poll(() => router.state.location.pathname).toBe(`/books/${key}/vouchers/new/purchase-order`);
});

test('a sales order says what of it is delivered and billed, and follows what is made of it', async () => {
  const sold = await order('Sales Order', '2026-11-02', asha, [[soap, 3, 10]], { due: '2026-12-01' });
  await openBooksAt(`/books/${key}/orders?tab=sales-orders`);
  await expect.element(row(/SO\/26-27\/0001.*0%.*0%.*01 Dec 2026.*Open/)).toBeVisible();
  await makeOf(sold, 'Delivery Challan', '2026-11-03', [2]);
  // 66.6 %, as nothing is done before its last piece is.
  await expect.element(row(/SO\/26-27\/0001.*66%.*0%.*Part delivered/)).toBeVisible();
  await makeOf(sold, 'Invoice', '2026-11-04');
  await expect.element(row(/SO\/26-27\/0001.*100%.*100%.*Billed/)).toBeVisible();
});

test('goods that came back stand among the challans', async () => {
  const challan = await order('Delivery Challan', '2026-11-02', asha, [[soap, 3, 10]], {
    purpose: 'On Approval',
    dueBack: '2027-05-02',
  });
  await makeOf(challan, 'Goods Back', '2026-11-03', [1]);
  await openBooksAt(`/books/${key}/orders?tab=delivery-challans`);
  await expect.element(row(/DCA\/26-27\/0001.*On Approval.*Asha.*02 May 2027.*Part settled/)).toBeVisible();
  await expect.element(row(/GB\/26-27\/0001.*Goods Back.*Asha.*Came back/)).toBeVisible();
});

test('a list is filtered by what is not finished', async () => {
  await order('Purchase Order', '2026-11-02', mills, [[soap, 3, 10]]);
  await makeOf(await order('Purchase Order', '2026-11-03', mills, [[soap, 3, 10]]), 'Purchase', '2026-11-04');
  await openBooksAt(`/books/${key}/orders?tab=purchase-orders`);
  await expect.element(row(/PO\/26-27\/0002.*Received/)).toBeVisible();
  await page.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Not finished' }).click();
  await expect.element(row(/PO\/26-27\/0002/)).not.toBeInTheDocument();
  await expect.element(row(/PO\/26-27\/0001.*Open/)).toBeVisible();
});

test('a draft is deleted from its row, and a row opens its document', async () => {
  await order('Quotation', '2026-11-02', asha, [[soap, 3, 10]], { state: 'Draft' });
  const issued = await order('Quotation', '2026-11-03', asha, [[soap, 3, 10]]);
  const router = await openBooksAt(`/books/${key}/orders`);
  await page.getByRole('button', { name: /^Delete draft/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(page.getByText('Draft deleted')).toBeVisible();
  expect(await booksStore.records('vouchers').count()).toBe(1);
  await row(/QTN/).click({ position: { x: 400, y: 10 } });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe(`/books/${key}/vouchers/${issued.id}`);
});

test('find anything finds an order by its number and by the word of its kind, and leads to its page', async () => {
  const { id } = await order('Quotation', '2026-11-03', asha, [[soap, 3, 10]]);
  const router = await openBooksAt(`/books/${key}/items`);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox', { name: 'Find anything' })).toHaveFocus();
  await userEvent.keyboard('quotation asha');
  await page.getByRole('option', { name: /QTN\/26-27\/0001/ }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/books/${key}/vouchers/${id}`);
});
