import type { Page } from '@playwright/test';
import { wholeChromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { expect, test } from './fixtures.ts';

const LONG = { tag: '@long' };

// As everybody's browser does, though not one without windows: a page that one leaves is put aside, and comes back.
test.use({ launchOptions: { ...wholeChromiumLaunchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('a page that was put to sleep goes on where it was', async ({ page }) => {
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

test('a page that one left and comes back to goes on where it was', { tag: '@offline' }, async ({ page }) => {
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'New Invoice' }).click();
  await page.getByLabel('Item Name').fill('Steel almirah');
  await page.goto('data:text/html,<title>Elsewhere</title>');
  // A page that was put aside does not load again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByLabel('Item Name')).toHaveValue('Steel almirah');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await deleteNewest(page);
});

test(
  'a page that was put aside while another swept is whole, whether the browser kept it or opened it anew',
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
