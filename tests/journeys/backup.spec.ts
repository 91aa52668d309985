import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function exportData(page: Page, password: string): Promise<string> {
  if (password !== '') {
    await page.getByRole('button', { name: 'Export with Password' }).click();
    await page.getByLabel('Password', { exact: true }).fill(password);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: password === '' ? 'Export Data' : 'Export', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tarazu-\d{4}-\d\d-\d\d(-encrypted)?\.json$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  return download.path();
}

async function deleteInvoice(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Invoices' }).first().click();
  await page.getByRole('button', { name: 'Delete INV-2024-014' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('group', { name: 'Total', exact: true })).toContainText('13');
}

for (const password of ['', 'एक लंबा पासवर्ड']) {
  test(`a ${password === '' ? 'plain' : 'password-protected'} copy restores the records after a reload`, async ({
    page,
  }) => {
    await page.goto('/invoices');
    await deleteInvoice(page);
    await page.getByRole('link', { name: /Sample data/ }).click();
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    const path = await exportData(page, password);
    if (password !== '') expect(await readFile(path, 'utf8')).not.toContain('Fernandes');

    await page.goto('/settings?tab=system');
    await page.getByRole('button', { name: 'Import Data' }).click();
    await page.getByLabel('Backup file').setInputFiles(path);
    if (password !== '') {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Open' }).click();
    }
    await expect(page.getByRole('row', { name: 'Invoices 13 14' })).toBeVisible();
    await page.getByRole('button', { name: 'Replace' }).click();
    await expect(toasts(page).getByText('Data imported')).toBeVisible();
    await page.getByRole('link', { name: 'Invoices' }).first().click();
    await expect(page.getByRole('group', { name: 'Total', exact: true })).toContainText('13');
    expect(workers.length).toBeGreaterThan(1);
  });
}

test('if the browser refuses storage, a backup can still be saved and restored', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  });
  await page.goto('/settings?tab=system');
  const path = await exportData(page, '');
  await deleteInvoice(page);
  await page.getByRole('link', { name: /Sample data/ }).click();
  await page.getByRole('button', { name: 'Import Data' }).click();
  await page.getByLabel('Backup file').setInputFiles(path);
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(toasts(page).getByText('Data imported')).toBeVisible();
  await page.getByRole('link', { name: 'Invoices' }).first().click();
  await expect(page.getByRole('group', { name: 'Total', exact: true })).toContainText('14');
});
