import type { Page } from '@playwright/test';
import { button, importSheets, startBooks } from './books-hands.ts';
import { expect, test } from './fixtures.ts';
import { scan } from './scanner.ts';

const [SALT, SOAP] = ['8901719110245', '4006381333931'];
const ITEMS = {
  'items.csv': `Item name,Barcode,HSN,GST Rate,Sale price,Unit,Opening Stock,Opening Rate
Salt,${SALT},25010020,5,100,PCS,500,80
Soap,${SOAP},34011190,18,50,PCS,500,40
`,
};
const sums = (page: Page) => page.getByRole('region', { name: 'Sums' });
const lines = (page: Page) => page.getByRole('table', { name: 'Lines' });
const welcome = (page: Page) => page.getByText('Welcome', { exact: true });

test('a customer display follows the counter that opened it, in a window of its own, until that is closed', async ({
  page,
  context,
}) => {
  await page.goto('/books/new');
  await startBooks(page);
  const books = new URL(page.url()).pathname;
  await importSheets(page, books, ITEMS);
  await page.goto(`${books}/counter`);
  await expect(button(page, 'Pay ₹0')).toBeVisible();
  const opening = context.waitForEvent('page');
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Customer Display' }).click();
  const display = await opening;
  await expect(display.getByRole('heading', { level: 1, name: 'Asha Stores' })).toBeVisible();
  await expect(welcome(display)).toBeVisible();

  await test.step('what is scanned and paid', async () => {
    await page.bringToFront();
    await page.getByRole('main').focus();
    await scan(page, SALT);
    await expect(lines(display)).toContainText('Salt');
    await scan(page, SOAP);
    await expect(lines(display)).toContainText('Soap');
    await expect(sums(display)).toContainText('₹164');
    await button(page, 'Pay ₹164').click();
    await page.getByLabel('Cash', { exact: true }).fill('500');
    await expect(sums(display)).toContainText('Change₹336');
    await button(page, 'Save').click();
    await expect(display.getByText('Thank You')).toBeVisible();
    await expect(display.getByRole('region', { name: 'Paid' })).toContainText('₹336');
  });

  await test.step('a second counter leaves it alone; what is recalled is shown', async () => {
    await button(page, 'New Bill').click();
    await scan(page, SALT);
    await expect(sums(display)).toContainText('₹105');
    await button(page, 'Hold').click();
    await expect(welcome(display)).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${books}/counter`);
    await expect(button(other, 'Pay ₹0')).toBeVisible();
    await scan(other, SOAP);
    await expect(button(other, 'Pay ₹59')).toBeVisible();
    await page.keyboard.press('F6');
    await page.getByRole('button', { name: /^Recall Bill/ }).click();
    await expect(sums(display)).toContainText('₹105');
  });

  await test.step('a reload of the display, and of the counter, with the other one there', async () => {
    await display.reload();
    await expect(sums(display)).toContainText('₹105');
    await page.reload();
    await expect(button(page, 'Pay ₹105')).toBeVisible();
    await page.getByRole('main').focus();
    await scan(page, SALT);
    await expect(sums(display)).toContainText('₹210');
  });

  await context.pages().at(-1)?.close();
  await page.close();
  await expect(welcome(display)).toBeVisible();
  await expect(lines(display)).toHaveCount(0);
});
