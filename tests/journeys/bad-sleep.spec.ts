import type { Page } from '@playwright/test';
import { wholeChromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { expect, test } from './fixtures.ts';

const LONG = { tag: '@long' };

// The back/forward cache, which browsers use and headless Chromium does not.
test.use({ launchOptions: { ...wholeChromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('a frozen page continues where it was', async ({ page }) => {
  await page.goto('/invoices');
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  for (let night = 0; night < 2; night++) {
    await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
    await browser.send('Page.setWebLifecycleState', { state: 'active' });
  }
  await deleteNewest(page);
  await expect(page.getByText('Sample data · 1 change, not kept')).toBeVisible();
});

test('Back to a page in the back/forward cache continues where it was', { tag: '@offline' }, async ({ page }) => {
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'New Invoice' }).click();
  await page.getByLabel('Item Name').fill('Steel almirah');
  await page.goto('data:text/html,<title>Elsewhere</title>');
  // A page from the back/forward cache fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByLabel('Item Name')).toHaveValue('Steel almirah');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await deleteNewest(page);
});

test(
  'a page in the back/forward cache survives the sweep of another page, or is reloaded intact',
  LONG,
  async ({ page, context }) => {
    await page.goto('/invoices');
    await expect(page.getByText('INV-2024-014')).toBeVisible();
    await page.goto('data:text/html,<title>Elsewhere</title>');
    const other = await context.newPage();
    await other.goto('/sales');
    await expect(other.getByText('SO-2024-010')).toBeVisible();
    await other.close();
    await page.goBack({ waitUntil: 'commit' });
    await deleteNewest(page);
  },
);

async function deleteNewest(page: Page) {
  await page.getByRole('button', { name: 'Delete INV-2024-014' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('group', { name: 'Total', exact: true })).toContainText('13');
  await expect(page.getByRole('row').filter({ hasText: 'INV-2024-014' })).toHaveCount(0);
}
