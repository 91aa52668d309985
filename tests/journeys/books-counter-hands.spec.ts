import type { BrowserContext, Page } from '@playwright/test';
import { button, importSheets, startBooks, table } from './books-hands.ts';
import { expect, isInstalled, test } from './fixtures.ts';

/** A sale by one kind of hand alone, with the network off. */

const ITEMS = {
  'items.csv': `Item name,SKU,HSN,GST Rate,Sale price,Unit,Opening Stock,Opening Rate
Salt,101,25010020,5,100,PCS,500,80
Soap,102,34011190,18,50,PCS,500,40
`,
};
const row = (page: Page, name: string) => table(page, 'Lines').getByRole('row').filter({ hasText: name });
const saved = (page: Page) => page.getByRole('region', { name: 'Saved' });

/** Opens the counter of a shop, whose app is on the device. */
async function openOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', String(document.querySelector('[data-paper]')?.textContent));
  });
  await page.goto('/books/new');
  const books = await startBooks(page);
  await importSheets(page, books, ITEMS);
  await isInstalled(page);
  await context.setOffline(true);
  await page.goto(`${books}/counter`);
  await expect(button(page, 'Pay ₹0')).toBeVisible();
}

test('by keys alone: two items, a quantity, a customer, a bill that is held and recalled, paid and printed', {
  tag: '@offline',
}, async ({ page, context }) => {
  await openOffline(page, context);
  const { keyboard } = page;
  await keyboard.type('sal', { delay: 150 });
  await expect(page.getByRole('option', { name: /^Salt/ })).toBeVisible();
  await keyboard.press('Enter');
  await expect(row(page, 'Salt')).toContainText('1 PCS');
  await keyboard.press('+');
  await expect(row(page, 'Salt')).toContainText('2 PCS');
  await keyboard.press('F3');
  await expect(page.getByLabel('Phone or Name')).toBeFocused();
  await keyboard.type('9876543210', { delay: 150 });
  await expect(button(page, 'Add “9876543210”')).toBeVisible();
  await keyboard.press('Tab');
  await expect(button(page, 'Add “9876543210”')).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await expect(button(page, 'Customer: 9876543210')).toBeVisible();
  await keyboard.press('F4');
  await expect(button(page, 'Pay ₹0')).toBeDisabled();
  await keyboard.type('soa', { delay: 150 });
  await expect(page.getByRole('option', { name: /^Soap/ })).toBeVisible();
  await keyboard.press('Enter');
  await expect(row(page, 'Soap')).toContainText('1 PCS');
  await keyboard.press('F6');
  await expect(page.getByRole('dialog', { name: 'Held Bills' })).toBeVisible();
  const recall = page.getByRole('button', { name: /^Recall Bill/ });
  await expect
    .poll(async () => {
      await keyboard.press('Tab');
      return recall.evaluate((node) => node === document.activeElement);
    })
    .toBe(true);
  await keyboard.press('Enter');
  await expect(row(page, 'Salt')).toContainText('2 PCS');
  await expect(button(page, 'Held Bills, 1')).toBeVisible();
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Pay' })).toBeVisible();
  await keyboard.press('Control+Enter');
  await expect(saved(page)).toContainText(/0001 saved/);
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Tax Invoice.*9876543210.*Salt/);
});

test.describe('by touch alone', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('tiles, a line that is changed, more than the total in cash, and the next bill', {
    tag: '@offline',
  }, async ({ page, context }) => {
    await openOffline(page, context);
    await button(page, 'Edit Favourites').tap();
    const dialog = page.getByRole('dialog', { name: 'Edit Favourites' });
    const add = dialog.getByRole('combobox', { name: 'Add an Item' });
    for (const [at, name] of ['Salt', 'Soap'].entries()) {
      await add.tap();
      await page.getByRole('option', { name: new RegExp(`^${name}`) }).tap();
      await expect(dialog.getByRole('listitem')).toHaveCount(at + 1);
      await expect(add).toHaveValue('');
    }
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await button(page, 'Salt ₹105').tap();
    await button(page, 'Soap ₹59').tap();
    await button(page, 'Soap ₹59').tap();
    await expect(row(page, 'Soap')).toContainText('2 PCS');
    await button(page, 'Salt').tap();
    await button(page, 'One More').tap();
    await expect(row(page, 'Salt')).toContainText('2 PCS');
    await button(page, 'Soap').tap();
    await button(page, 'Remove Line').tap();
    await button(page, 'Pay ₹210').tap();
    await button(page, '₹500').tap();
    await button(page, 'Save and Print').tap();
    await expect(saved(page)).toContainText('₹290');
    await expect(page.locator('body')).toHaveAttribute('data-printed', /Tax Invoice.*Salt/);
    await button(page, 'Soap ₹59').tap();
    await expect(button(page, 'Pay ₹59')).toBeVisible();
  });
});
