import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { asQuantity } from '#domain/quantity.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { asRate } from '#domain/books/rate.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { order } from '../../support/orders.ts';
import { addGoods, aTrader } from '../../support/trade.ts';
import { voucherBooks } from '../../support/voucher-hands.ts';

const row = (name: RegExp) => page.getByRole('row', { name });
const title = (name: string) => page.getByRole('heading', { level: 1, name });
let key: string;
let soap: Versioned<Item>;
let [asha, mills] = [{} as DocumentParty, {} as DocumentParty];

beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.setSystemTime('2026-11-25T10:00:00+05:30');
  key = await voucherBooks();
  soap = await addGoods('Soap', { openingQuantity: asQuantity(50), openingRate: asRate(7_0000) });
  [asha, mills] = [await aTrader('Customer', 'Asha'), await aTrader('Supplier', 'Mills')];
});

test('what customers ordered is a report, line by line with how late it is, and each number leads to its order', async () => {
  const { id } = await order('Sales Order', '2026-11-02', asha, [[soap, 3, 10]], { due: '2026-11-20' });
  const router = await openBooksAt(`/books/${key}/reports`);
  await page.getByRole('link', { name: 'Pending Sales Orders' }).click();
  await expect.element(title('Pending Sales Orders')).toBeVisible();
  await expect.element(row(/02 Nov 2026 SO\/26-27\/0001 Asha Soap 3 0 3 NOS ₹30 20 Nov 2026 5/)).toBeVisible();
  await page.getByRole('link', { name: 'SO/26-27/0001' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/books/${key}/vouchers/${id}`);
});

test('of more lines than a page has, the next page goes on where the last ended', async () => {
  const many = Array.from({ length: 52 }, () => [soap, 1, 10] as const);
  await order('Purchase Order', '2026-11-01', mills, many);
  await order('Purchase Order', '2026-11-02', mills, [[soap, 9, 10]]);
  await openBooksAt(`/books/${key}/reports/pending-purchase-orders`);
  await expect.element(page.getByText('1–50 of many')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.element(page.getByText('51–53 of 53')).toBeVisible();
  await expect.element(row(/PO\/26-27\/0002/)).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect.element(page.getByText('1–50 of many')).toBeVisible();
});

test('goods with parties are a report with what they cost', async () => {
  await order('Delivery Challan', '2026-11-02', asha, [[soap, 4, 10]], { purpose: 'Job Work', dueBack: '2027-11-02' });
  await openBooksAt(`/books/${key}/reports/goods-with-parties`);
  await expect.element(row(/DCJ\/26-27\/0001 02 Nov 2026 Job Work Asha Soap 4 0 0 4 ₹28 02 Nov 2027/)).toBeVisible();
});

test('Items › Stock and the page of an item say what is available', async () => {
  await order('Delivery Challan', '2026-11-02', asha, [[soap, 4, 10]]);
  await order('Sales Order', '2026-11-02', asha, [[soap, 6, 10]]);
  await order('Purchase Order', '2026-11-02', mills, [[soap, 5, 10]]);
  await addGoods('Washing', { kind: 'Service', hsn: '998519' });
  await openBooksAt(`/books/${key}/items?tab=stock`);
  const table = page.getByRole('table', { name: 'Availability' });
  await expect.element(table.getByRole('row', { name: /Soap NOS 46 4 6 5 40/ })).toBeVisible();
  await expect.element(table.getByText('Washing')).not.toBeInTheDocument();
  await expect.element(page.getByRole('table', { name: 'Stock Summary' }).getByText('With Asha')).toBeVisible();
  await table.getByRole('link', { name: 'Soap' }).click();
  await expect.element(title('Soap')).toBeVisible();
  await expect.element(page.getByText('46 NOS in stock')).toBeVisible();
  await expect
    .element(page.getByLabelText('Availability'))
    .toHaveTextContent('In Stock46 NOSWith Parties4 NOSReserved6 NOSOn Order5 NOSAvailable40 NOS');
});

test('the dashboard says which challans are to be invoiced soon, and which goods should be back', async () => {
  await order('Delivery Challan', '2026-11-02', asha, [[soap, 4, 10]], {
    purpose: 'On Approval',
    dueBack: '2026-12-10',
  });
  await order('Delivery Challan', '2026-11-02', asha, [[soap, 4, 10]], { purpose: 'Job Work', dueBack: '2026-11-10' });
  await openBooksAt(`/books/${key}`);
  const due = page.getByRole('region', { name: 'Challans due' });
  await expect
    .element(due.getByRole('listitem').nth(0))
    .toHaveTextContent('Goods of DCJ/26-27/0001 back by 10 Nov 2026Asha · Job WorkOverdue');
  await expect.element(due.getByRole('link', { name: /Invoice DCA\/26-27\/0001 by 10 Dec 2026/ })).toBeVisible();
});
