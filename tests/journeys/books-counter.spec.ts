import type { Page } from '@playwright/test';
import { button, importSheets, startBooks } from './books-hands.ts';
import { expect, isInstalled, test } from './fixtures.ts';
import { scan } from './scanner.ts';

const [SALT, SOAP] = ['8901719110245', '4006381333931'];
const ITEMS = {
  'items.csv': `Item name,Barcode,HSN,GST Rate,Sale price,Unit,Opening Stock,Opening Rate
Salt,${SALT},25010020,5,100,PCS,500,80
Soap,${SOAP},34011190,18,50,PCS,500,40
`,
};
const saved = (page: Page) => page.getByRole('region', { name: 'Saved' });
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Lines' }).getByRole('row').filter({ hasText: name });

test('a morning at the counter: scanned, paid, printed, the network off, reloaded in the middle, held, in two tabs', {
  tag: '@offline',
}, async ({ page, context }) => {
  await context.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', String(document.querySelector('[data-paper]')?.textContent));
  });
  await page.goto('/books/new');
  await startBooks(page);
  const books = new URL(page.url()).pathname;
  await importSheets(page, books, ITEMS);
  await page.goto(books);
  await page.getByRole('link', { name: 'Counter', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Counter' })).toBeAttached();
  await expect(page.getByRole('banner')).toHaveCount(0);

  await test.step('scanned and paid by two keys', async () => {
    for (const code of [SALT, SALT, SOAP]) await scan(page, code);
    await expect(row(page, 'Salt')).toContainText('2 PCS');
    await expect(button(page, 'Pay ₹269')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('region', { name: 'Pay' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(saved(page)).toContainText(/Invoice INV\/\d\d-\d\d\/0001 saved/);
    await expect(page.locator('body')).toHaveAttribute('data-printed', /Tax Invoice.*0001.*Salt/);
  });

  await test.step('the network off, and a reload in the middle', async () => {
    await isInstalled(page);
    await context.setOffline(true);
    await scan(page, SOAP);
    await expect(row(page, 'Soap')).toContainText('1 PCS');
    await page.reload();
    await expect(row(page, 'Soap')).toContainText('1 PCS');
    await scan(page, SOAP);
    await expect(button(page, 'Pay ₹118')).toBeVisible();
    await button(page, 'Pay ₹118').click();
    await page.getByLabel('Cash', { exact: true }).fill('500');
    await button(page, 'Save').click();
    await expect(saved(page)).toContainText('₹382');
    await context.setOffline(false);
  });

  await test.step('a second tab has a bill of its own, and does not recall that of the first', async () => {
    await scan(page, SALT);
    await expect(row(page, 'Salt')).toContainText('1 PCS');
    const other = await context.newPage();
    await other.goto(`${books}/counter`);
    await expect(button(other, 'Pay ₹0')).toBeVisible();
    await other.keyboard.press('F6');
    const held = other.getByRole('table', { name: 'Held Bills' });
    await expect(held).toContainText('Open in another tab');
    await expect(held.getByRole('button')).toHaveCount(0);
    await other.close();
    await button(page, 'Hold').click();
    await expect(button(page, 'Held Bills, 1')).toBeVisible();
  });

  await page.getByRole('link', { name: 'Leave Counter' }).click();
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Invoices' }).locator('tbody').getByRole('row')).toHaveCount(2);
});
