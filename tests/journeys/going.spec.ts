import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

for (const { what, path, ask } of [
  {
    what: 'about several records',
    path: '/invoices',
    ask: async (page: Page) => {
      await page.getByRole('row', { name: /INV-2024-014/ }).click({ modifiers: ['Control'] });
      await page.getByRole('row', { name: /INV-2024-013/ }).click({ modifiers: ['Control'] });
      await page.keyboard.press('Delete');
    },
  },
  {
    what: 'about the years',
    path: '/financial-year',
    ask: (page: Page) => page.getByRole('button', { name: 'Season Rollover' }).click(),
  },
]) {
  test(`Back cancels a question ${what}, even if the screen stays the same`, async ({ page }) => {
    const question = page.getByRole('alertdialog');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => history.pushState({ key: 'another visit' }, '', '?again'));
    await ask(page);
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('Back restores the tab of a screen, also from another screen with tabs', async ({ page }) => {
  const tab = (name: string) => page.getByRole('tab', { name });
  await page.goto('/accounting');
  await tab('Ledger Accounts').click();
  for (const screen of ['Inventory', 'Reports']) {
    await page.getByRole('link', { name: screen, exact: true }).click();
    await expect(tab('Ledger Accounts')).toHaveCount(0);
    await page.goBack();
    await expect(tab('Ledger Accounts')).toHaveAttribute('aria-selected', 'true');
  }
});

test('an address shows its record once: not again after Back or after switching tabs', async ({ page }) => {
  const marked = page.locator('tr[aria-current=true]');
  const find = page.getByRole('searchbox');
  await page.goto('/invoices?show=INV-2024-010');
  await expect(marked).toContainText('INV-2024-010');
  await find.fill('desai');
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Management');
  await page.goBack();
  await expect(find).toHaveValue('desai');
  await expect(page.getByRole('row')).toHaveCount(5);

  await page.goto('/accounting?show=V-2024-003');
  await expect(marked).toContainText('V-2024-003');
  await page.getByRole('button', { name: 'Delete V-2024-003' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(marked).toHaveCount(0);
  await page.getByRole('tab', { name: 'Ledger Accounts' }).click();
  await page.getByRole('tab', { name: 'Voucher Entries' }).click();
  await page.getByRole('button', { name: 'Delete V-2024-004' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: /V-2024-004/ })).toHaveCount(0);
  // Checked without a retry: the toast would disappear by itself.
  expect(await page.getByText('Not found').count()).toBe(0);
});

test('a shortcut of the installed app opens a new invoice, and a reload does not open it again', async ({ page }) => {
  await page.goto('/invoices?new');
  const form = page.getByRole('dialog', { name: 'Create New Invoice' });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL(/\/invoices$/);
  await page.reload();
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('Back and Forward restore the state of each screen', async ({ page }) => {
  await page.goto('/inventory');
  await page.getByRole('tab', { name: 'Stock Movements' }).click();
  await page.getByRole('searchbox').fill('inv');
  const count = page.getByRole('navigation', { name: 'Pages of' }).getByRole('status');
  await expect(count).toHaveText('1–10 of 10');
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await page.getByRole('button', { name: 'Customer', exact: true }).click();
  const sorted = page.getByRole('columnheader', { name: 'Customer' });
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Stock Movements' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('searchbox')).toHaveValue('inv');
  await expect(count).toHaveText('1–10 of 10');
  await page.goForward();
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect(sorted).not.toHaveAttribute('aria-sort', 'ascending');
});

test('Back closes an open dialog unless it is refused, and a refused navigation is forgotten', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const today = page.getByRole('dialog', { name: 'Today' });
  await page.goto('/gst');
  await button('User menu').click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByLabel('Full name').fill('Usha Rao');
  await button('Today').click();
  await expect(today).toBeVisible();
  await page.evaluate(() => history.back());
  await button('Keep editing').click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(today).toBeVisible();
  await page.keyboard.press('Escape');
  await button('User menu').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await button('Keep editing').click();
  await button('Save Profile').click();
  await expect(toasts.getByText('Profile Updated')).toBeVisible();
  await button('Today').click();
  await expect(today).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('GST Management');
  await expect(today).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goForward();
  await expect(heading).toHaveText('Account settings');
  await expect(today).toHaveCount(0);
  await button('User menu').click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(heading).toHaveText('Sign in');
  await expect(toasts.getByText('Signed out')).toHaveCount(1);
});

test('malformed addresses still open a page', async ({ page }) => {
  for (const address of ['/sales?tab=%7Bbroken&x=%F0%28', '/sales?a=1&a=2#nowhere', '/sales/']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Management');
  }
});
