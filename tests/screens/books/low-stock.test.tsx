import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { booksStore } from '#data/books/store.ts';
import { createItem } from '#data/books/masters/items.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { asQuantity } from '#domain/quantity.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { givenTime } from '../../support/given-time.ts';
import { order } from '../../support/orders.ts';
import { aTrader, addGoods, buy, sell } from '../../support/trade.ts';
import { voucherBooks } from '../../support/voucher-hands.ts';

const region = page.getByRole('region', { name: 'Low stock' });
let key: string;

beforeEach(async () => {
  await page.viewport(1280, 900);
  key = await voucherBooks();
});

test('the dashboard names the goods that run low, and each leads to a purchase order', async () => {
  const [asha, mills, gokul] = [
    await aTrader('Customer', 'Asha'),
    await aTrader('Supplier', 'Old Mills'),
    await aTrader('Supplier', 'Gokul'),
  ];
  const soap = await addGoods('Soap', { reorderLevel: asQuantity(5) });
  await addGoods('Oil', { reorderLevel: asQuantity(1), openingQuantity: asQuantity(9) });
  await buy('2026-04-01', mills, [[soap, 4, 10]]);
  await buy('2026-04-02', gokul, [[soap, 4, 12]]);
  const router = await openBooksAt(`/books/${key}`);
  await expect.element(region).toHaveTextContent('Nothing runs low.');
  await sell('2026-04-03', asha, [[soap, 5, 20]]);
  await expect.element(region.getByRole('listitem')).toHaveTextContent('Soap3 NOS left · reorder at 5');
  await region.getByRole('link', { name: 'Order Soap' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/books/${key}/vouchers/new/purchase-order`);
  expect(router.state.location.search).toEqual({ of: soap.id });
});

test('what is on order already says so, and only the rest is ordered, all at once', async () => {
  const mills = await aTrader('Supplier', 'Mills');
  const [soap, oil, salt] = [
    await addGoods('Soap', { reorderLevel: asQuantity(5) }),
    await addGoods('Oil', { reorderLevel: asQuantity(5) }),
    await addGoods('Salt', { reorderLevel: asQuantity(5) }),
  ];
  await order('Purchase Order', '2026-04-01', mills, [[soap, 10, 9]]);
  await order('Purchase Order', '2026-04-01', mills, [[oil, 2, 9]]);
  await buy('2026-04-01', mills, [[salt, 1, 9]]);
  const router = await openBooksAt(`/books/${key}`);
  const rows = region.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent('Soap0 NOS left · reorder at 510 on order');
  await expect.element(rows.nth(1)).toHaveTextContent('Oil0 NOS left · reorder at 5 · 2 on orderOrder');
  await region.getByRole('button', { name: 'Order All' }).click();
  await expect.element(page.getByText('2 purchase orders drafted')).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect.poll(() => router.state.location.href).toBe(`/books/${key}/orders?tab=purchase-orders`);
  await expect.element(page.getByRole('row', { name: /Mills.*Draft/ })).toBeVisible();
});

test('a double press on Order All drafts once, though the first press is done before the second', async () => {
  const soap = await addGoods('Soap', { reorderLevel: asQuantity(5) });
  await buy('2026-04-01', await aTrader('Supplier', 'Mills'), [[soap, 1, 9]]);
  await openBooksAt(`/books/${key}`);
  await region.getByRole('button', { name: 'Order All' }).dblClick({ delay: 400 });
  await expect.element(page.getByText('1 purchase order drafted')).toBeVisible();
  await givenTime();
  const kinds = (await booksStore.records('vouchers').toArray()).map(({ kind }) => kind);
  expect(kinds).toEqual(['Purchase', 'Purchase Order']);
});

test('Items › Stock names them, too; each leads to a purchase order there, too', async () => {
  await createParty({ ...blankParty('Supplier'), name: 'Gokul' });
  await createItem({ ...BLANK_ITEM, name: 'Soap', percent: 5, hsn: '34011190', reorderLevel: asQuantity(2) });
  await openBooksAt(`/books/${key}/items`);
  await page.getByRole('tab', { name: 'Stock' }).click();
  await expect.element(region.getByRole('link', { name: 'Order Soap' })).toBeVisible();
});
