import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createItem } from '#data/books/masters/items.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { asQuantity } from '#domain/quantity.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aTrader, addGoods, buy, sell } from '../../support/trade.ts';
import { field, heading, line, voucherBooks } from '../../support/voucher-hands.ts';

const region = page.getByRole('region', { name: 'Low stock' });
let key: string;

beforeEach(async () => {
  await page.viewport(1280, 900);
  key = await voucherBooks();
});

test('the dashboard names the goods that run low, and each leads to a purchase from who supplied them last', async () => {
  const [asha, mills, gokul] = [
    await aTrader('Customer', 'Asha'),
    await aTrader('Supplier', 'Old Mills'),
    await aTrader('Supplier', 'Gokul'),
  ];
  const soap = await addGoods('Soap', { reorderLevel: asQuantity(5) });
  await addGoods('Oil', { reorderLevel: asQuantity(1), openingQuantity: asQuantity(9) });
  await buy('2026-04-01', mills, [[soap, 4, 10]]);
  await buy('2026-04-02', gokul, [[soap, 4, 12]]);
  await openBooksAt(`/books/${key}`);
  await expect.element(region).toHaveTextContent('Nothing runs low.');
  await sell('2026-04-03', asha, [[soap, 5, 20]]);
  await expect.element(region.getByRole('listitem')).toHaveTextContent('Soap3 NOS left · reorder at 5');
  await region.getByRole('link', { name: 'Buy Soap' }).click();
  await expect.element(heading('New Purchase')).toBeVisible();
  await expect.element(field('Supplier')).toHaveValue('Gokul');
  await expect.element(line(1).getByLabelText('Item or Ledger', { exact: true })).toHaveValue('Soap');
  await expect.element(line(1).getByLabelText('Quantity', { exact: true })).toHaveValue('7');
  await expect.element(line(1).getByLabelText('Rate', { exact: true })).toHaveValue('12');
});

test('Items › Stock names them, too; what was never bought leads to a purchase without a supplier', async () => {
  await createParty({ ...blankParty('Supplier'), name: 'Gokul' });
  await createItem({ ...BLANK_ITEM, name: 'Soap', percent: 5, hsn: '34011190', reorderLevel: asQuantity(2) });
  await openBooksAt(`/books/${key}/items`);
  await page.getByRole('tab', { name: 'Stock' }).click();
  await region.getByRole('link', { name: 'Buy Soap' }).click();
  await expect.element(field('Supplier')).toHaveValue('');
  await expect.element(line(1).getByLabelText('Quantity', { exact: true })).toHaveValue('4');
});
