import { expect, type Page } from '@playwright/test';
import { choose, startBooks } from '../books-hands.ts';
import type { Opened } from '../opened.ts';

/** What documents lead to: lists, paper, registers, what is owed, stock and returns of a registered shop. */
export const OVER_DOCUMENTS: Opened = {
  path: '/books/new',
  there: 'Stands at the head of every invoice.',
  states: {
    'an invoice and its paper': (page) => openScreen(page, 'vouchers/VCH-000000001', 'Original for recipient'),
    'the forms of paper': async (page) => {
      await openScreen(page, 'vouchers/VCH-000000001', 'Original for recipient');
      await page.getByRole('button', { name: 'Paper', exact: true }).click();
      await expect(page.getByRole('option', { name: '80 mm roll' })).toBeAttached();
    },
    'the roll': async (page) => {
      await openScreen(page, 'vouchers/VCH-000000001', 'Original for recipient');
      await page.getByRole('button', { name: 'Paper', exact: true }).click();
      await page.getByRole('option', { name: '80 mm roll' }).click();
      await expect(page.getByText('1 NOS × 100')).toBeVisible();
    },
    'the invoices': (page) => openScreen(page, 'invoices', 'INV/26-27/0001'),
    'the statuses of invoices': async (page) => {
      await openScreen(page, 'invoices', 'INV/26-27/0001');
      await page.getByRole('button', { name: 'Status' }).click();
      await expect(page.getByRole('option', { name: 'Part paid' })).toBeAttached();
    },
    'the dashboard of a shop': (page) => openScreen(page, '', 'Overdue invoices'),
    'the receivables': (page) => openScreen(page, 'reports/receivables', 'Walk-in Customer'),
    'the receivables with documents': async (page) => {
      await openScreen(page, 'reports/receivables', 'Walk-in Customer');
      await page.getByRole('switch', { name: 'Show documents' }).click();
      await expect(page.getByText(/^INV\/26-27\/0001/)).toBeVisible();
    },
    'the payables': (page) => openScreen(page, 'reports/payables', 'Total'),
    'the sales register': (page) => openScreen(page, 'reports/sales-register', 'INV/26-27/0001'),
    'the purchase register': (page) =>
      openScreen(page, 'reports/purchase-register', 'No document is dated in these days.'),
    'the GST summary': (page) => openScreen(page, 'reports/gst-summary', 'Net payable'),
    'the orders': (page) => openScreen(page, 'orders', 'No quotations yet.'),
    'the sales orders': (page) => openScreen(page, 'orders?tab=sales-orders', 'No sales orders yet.'),
    'the delivery challans': (page) => openScreen(page, 'orders?tab=delivery-challans', 'No delivery challans yet.'),
    'the purchase orders': (page) => openScreen(page, 'orders?tab=purchase-orders', 'No purchase orders yet.'),
    'the pending sales orders': (page) =>
      openScreen(page, 'reports/pending-sales-orders', 'Nothing that customers ordered waits to be delivered.'),
    'the pending purchase orders': (page) =>
      openScreen(page, 'reports/pending-purchase-orders', 'Nothing that you ordered is still to come.'),
    'the goods with parties': (page) =>
      openScreen(page, 'reports/goods-with-parties', 'No party has goods of your challans.'),
    'the stock summary': (page) => openScreen(page, 'reports/stock-summary', 'Soap'),
    'the stock ledger': async (page) => {
      await openScreen(page, 'reports/stock-ledger', 'Stock Ledger');
      await choose(page, 'Item', 'Soap');
      await expect(page.getByRole('main').getByText('Closing').first()).toBeVisible();
    },
    'an item with its movements': (page) => openScreen(page, 'items/ITM-000001', 'Closing'),
    'the stock of items': (page) => openScreen(page, 'items?tab=stock', 'New Godown'),
    'GSTR-1 of a month': (page) => openScreen(page, 'gst', 'B2CS'),
    'the match of purchases': openStatement,
    'a row of GSTR-2B that is matched by hand': async (page) => {
      await openStatement(page);
      await page.getByRole('button', { name: 'Mark as Match' }).first().click();
      await page.getByRole('dialog').getByRole('combobox').focus();
    },
    'the law of GST': (page) => openScreen(page, 'gst?tab=law', 'Source'),
    'the import of spreadsheets': (page) => openScreen(page, 'import-export', 'Import'),
    'the rows of a spreadsheet, some of them wrong': async (page) => {
      await chooseList(page);
      await expect(page.getByText('1 row cannot')).toBeVisible();
    },
    'a spreadsheet that was imported': async (page) => {
      await chooseList(page);
      await page.getByRole('button', { name: 'Import 1 row' }).click();
      await expect(page.getByRole('button', { name: 'Undo Import' })).toBeVisible();
      await page.getByRole('main').focus();
    },
    'the export': (page) => openScreen(page, 'import-export?tab=export', 'Tally'),
  },
};

/** Opens a screen of books with one invoice over the counter, made once in each browser. */
async function openScreen(page: Page, address: string, there: string): Promise<void> {
  await page.goto('/books');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/books/meena-stores');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^(Dashboard|These books are not on this device)$/);
  if ((await title.textContent()) !== 'Dashboard') await sell(page);
  await page.goto(`/books/meena-stores/${address}`);
  await expect(page.getByRole('main').getByText(there).first()).toBeVisible();
  await page.getByRole('main').focus();
}

/** Opens a GSTR-2B of this month with three bills that the shop does not have, one of them without credit. */
async function openStatement(page: Page): Promise<void> {
  const [year, month] = new Date().toISOString().split('-');
  await openScreen(page, `gst?tab=purchase-match&month=${year}-${month}`, 'Open GSTR-2B file');
  const bill = {
    dt: `01-${month}-${year}`,
    val: 1180,
    pos: '27',
    rev: 'N',
    itcavl: 'Y',
    txval: 1000,
    cgst: 90,
    sgst: 90,
  };
  const inv = [
    { ...bill, inum: 'A/1' },
    { ...bill, inum: 'A/2', pos: '29' },
    { ...bill, inum: 'A/3', itcavl: 'N', rsn: 'C' },
  ];
  const b2b = [{ ctin: '27AAAPA1234A1ZT', trdnm: 'Asha Stores', inv }];
  const data = { gstin: '27AAPFU0939F1ZV', rtnprd: `${month}${year}`, docdata: { b2b } };
  const buffer = Buffer.from(JSON.stringify({ data }));
  await page.getByLabel('Open GSTR-2B file').setInputFiles({ name: '2b.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('table', { name: 'Not available' })).toContainText('A/3');
  await page.getByRole('main').focus();
}

async function sell(page: Page): Promise<void> {
  await page.goto('/books/new');
  await startBooks(page, 'Meena Stores');
  await page.goto('/books/meena-stores/items?new');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Soap');
  await dialog.getByLabel('HSN/SAC').fill('3401');
  await dialog.getByRole('button', { name: /^GST Rate/ }).click();
  await page.getByRole('option', { name: '18%' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/books/meena-stores/vouchers/new/invoice');
  await choose(page, 'Customer', 'Walk-in Customer');
  await choose(page, 'Item', 'Soap');
  await page.getByLabel('Quantity').fill('1');
  await page.getByLabel('Rate', { exact: true }).fill('100');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice INV/);
}

/** A list of items, the second of which has a rate that is none. */
async function chooseList(page: Page): Promise<void> {
  await openScreen(page, 'import-export', 'Import');
  const buffer = Buffer.from('Item,HSN,GST Rate,Opening Stock,Opening Rate\nSoap,3401,18,4,25\nTea,0902,7,,\n');
  await page
    .getByLabel('Spreadsheet', { exact: true })
    .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer });
}
