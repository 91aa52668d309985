import { readFile } from 'node:fs/promises';
import { readPdf } from '../support/pdf.ts';
import { expect, openOffline, test } from './fixtures.ts';
import { seeCharts } from './states/dashboard.ts';

test('offline: an invoice is viewed and downloaded, and an item that runs low is reordered', {
  tag: '@offline',
}, async ({ page }) => {
  await openOffline(page, '/');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await seeCharts(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download INV-2024-010' }).click();
  // Before the file, which may take longer than a toast stays.
  await expect(toasts.getByText('Download Started')).toBeVisible();
  const download = await saved;
  await expect(toasts.getByText('Download Complete')).toBeVisible();
  expect(download.suggestedFilename()).toBe('INV-2024-010.pdf');
  const { text, info } = await readPdf(new Uint8Array(await readFile(await download.path())));
  for (const said of ['Tax Invoice', 'INV-2024-010', '₹93,788.47']) expect(text).toContain(said);
  expect(info['Title']).toContain('INV-2024-010');

  await page.getByRole('button', { name: 'View INV-2024-010' }).click();
  await expect(toasts.getByText('Opening Invoice')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice Management');
  await expect(page.getByRole('row').filter({ hasText: 'INV-2024-010' })).toBeInViewport();
  await expect(page.locator('tr[aria-current]')).toContainText('INV-2024-010');

  await page.goBack();
  await page.getByRole('button', { name: 'Reorder Toner cartridge, black' }).click();
  await expect(toasts.getByText('Reorder Initiated')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Purchase Management');
  await expect(page.getByRole('row').filter({ hasText: 'PO-2024-011' })).toContainText(
    /Navkar Electronics.*₹1,67,063\.25.*Pending/,
  );
});

for (const { name, use } of [
  { name: 'a phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  { name: 'a tablet', use: { viewport: { width: 820, height: 1180 }, hasTouch: true } },
]) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    test('a viewed invoice is scrolled into view, at the plain address of its list', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'View INV-2024-010' }).tap();
      const row = page.locator('tr[aria-current]');
      await expect(row).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL(/\/invoices$/);
      await page.getByRole('button', { name: 'Edit INV-2024-010' }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    test('nothing shifts while the dashboard loads', async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { shifted = 0 } = document.documentElement.dataset;
            document.documentElement.dataset['shifted'] = String(
              Number(shifted) + (entry as PerformanceEntry & { value: number }).value,
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      await seeCharts(page);
      expect(Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)).toBeLessThan(0.01);
    });
  });
}

test('a failed download shows an error, and is never called complete', async ({ page, context }) => {
  await context.route(/document-worker/, (route) => route.abort());
  await page.clock.install();
  await page.goto('/');
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await page.getByRole('button', { name: 'Download INV-2024-014' }).click();
  await expect(toasts.getByText('Download Failed')).toBeVisible();
  // "Download Complete" would come 1.5 seconds after the start and stay for five, so one check without a retry is enough.
  for (const ms of [1500, 500]) await page.clock.runFor(ms);
  expect(await toasts.getByText('Download Complete').count()).toBe(0);
});
