import { serveDist } from '../../scripts/serve.mjs';
import { expect, haveSeenTheTour, isInstalled, openOffline, test, watchForFaults } from './fixtures.ts';
import { ROUTES } from './routes.ts';
import { someOf } from '../support/some-of.ts';

test('installed once, an invoice is made, paid, edited, printed and deleted with the network off', {
  tag: '@offline',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', String(document.querySelector('[data-paper]')?.textContent));
  });
  await openOffline(page, '/invoices');
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice Management' })).toBeVisible();
  const card = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(card('Pending')).toContainText('3');

  await page.getByRole('button', { name: 'New Invoice' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Invoice' });
  await form.getByRole('button', { name: 'Customer' }).click();
  await page.getByRole('option', { name: 'Desai & Sons' }).click();
  await form.getByLabel('Item Name').fill('Steel almirah');
  await form.getByLabel('Rate').fill('1,23,456.50');
  await form.getByRole('button', { name: 'Add Item' }).click();
  await form.getByRole('group', { name: 'Item 2' }).getByLabel('Item Name').fill('Fitting');
  await form.getByRole('group', { name: 'Item 2' }).getByLabel('Rate').fill('500');
  await expect(form.getByLabel('Total', { exact: true })).toHaveValue('₹1,46,268.67');
  await form.getByRole('button', { name: 'Save' }).click();

  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(toasts.getByText('Invoice created successfully')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'INV-2024-015' });
  await expect(row).toContainText('₹1,46,268.67');
  const status = page.getByRole('button', { name: 'Status of INV-2024-015' });
  await expect(status).toHaveText('Pending');
  await expect(card('Total')).toContainText('15');
  await expect(card('Pending')).toContainText('4');
  await expect(page.getByText('Sample data · 1 change, not kept')).toBeVisible();

  await status.click();
  await page.getByRole('option', { name: 'Paid' }).click();
  await expect(toasts.getByText('Invoice status updated to Paid')).toBeVisible();
  await expect(card('Paid')).toContainText('8');

  await page.getByRole('button', { name: 'Edit INV-2024-015' }).click();
  await page.getByRole('group', { name: 'Item 2' }).getByLabel('Rate').fill('1000');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(toasts.getByText('Invoice updated successfully')).toBeVisible();
  await expect(row).toContainText('₹1,46,858.67');
  await expect(status).toHaveText('Paid');

  await page.getByRole('button', { name: 'Print INV-2024-015' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Tax Invoice.*INV-2024-015.*Steel almirah/);

  await page.getByRole('button', { name: 'Delete INV-2024-015' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts.getByText('Invoice deleted successfully')).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete INV-2024-014' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card('Total')).toContainText('13');
  await page.reload();
  await expect(card('Total')).toContainText('14');
  await expect(page.getByRole('row').filter({ hasText: 'INV-2024-014' })).toBeVisible();
});

test('every screen opens in a new page after the server is gone', { tag: '@offline' }, async ({ browser }) => {
  const server = await serveDist({ port: 0 });
  const context = await browser.newContext();
  await haveSeenTheTour(context);
  const faults = await watchForFaults(context, server.url);
  const first = await context.newPage();
  await first.goto(`${server.url}/`);
  await isInstalled(first);
  await server.close();
  await first.close();
  for (const path of someOf(2, ROUTES)) {
    const page = await context.newPage();
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.close();
  }
  await context.close();
  expect(faults).toEqual([]);
});

test('the first visit is not reloaded while in use, and a missing file is not answered with the page', {
  tag: '@offline',
}, async ({ page }) => {
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto('/invoices');
  await page.getByRole('searchbox').fill('desai');
  await isInstalled(page);
  await expect(page.getByRole('searchbox')).toHaveValue('desai');
  expect(loads).toBe(1);
  const missing = await page.request.get('/assets/no-such-file.js');
  expect(missing.status()).toBe(404);
});
