import type { Page } from '@playwright/test';
import { expect, openOffline, test } from './fixtures.ts';

const STATEMENTS = [
  ['Profit & Loss', 'Net Profit', '₹1,46,424.75'],
  ['Balance Sheet', 'Total Assets', '₹33,70,329.75'],
  ['Cash Flow', 'Cash and Bank, 30 June', '₹6,84,300.00'],
] as const;

test('installed once, every report is read and saved with the network off', { tag: '@offline' }, async ({ page }) => {
  await openOffline(page, '/reports');

  for (const [name, line, amount] of STATEMENTS) {
    await page.getByRole('button', { name: `Generate ${name}` }).click();
    const statement = page.getByRole('region', { name });
    await expect(statement).toBeFocused();
    await expect(statement.getByRole('row').filter({ hasText: line }).last()).toContainText(amount);
  }
  for (const [name] of STATEMENTS) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }

  await page.getByRole('tab', { name: 'Sales Analytics' }).click();
  await expect(drawnIn(page, 'Monthly Sales Trend')).toBeVisible();
  await expect(drawnIn(page, 'Sales by Category')).toBeVisible();
  await page.getByRole('tab', { name: 'Inventory Reports' }).click();
  await expect(drawnIn(page, 'Stock Value by Category')).toBeVisible();
  await page.getByRole('tab', { name: 'Tax Reports' }).click();
  await expect(drawnIn(page, 'GST Collected by Head')).toBeVisible();
});

test('charts take the dark theme without being drawn anew, and say their numbers where the mouse rests', async ({
  page,
}) => {
  await page.goto('/reports');
  await page.getByRole('tab', { name: 'Tax Reports' }).click();
  const slice = page.locator('.apexcharts-pie-area').first();
  await expect(slice).toBeVisible();
  const colour = () => slice.evaluate((drawn) => getComputedStyle(drawn).fill);
  const light = await colour();
  await slice.evaluate((drawn) => drawn.setAttribute('data-kept', ''));
  await page.getByRole('button', { name: 'Toggle dark mode' }).click();
  await expect.poll(colour).not.toBe(light);
  await expect(slice).toHaveAttribute('data-kept');

  await page.getByRole('tab', { name: 'Sales Analytics' }).click();
  await drawnIn(page, 'Monthly Sales Trend').hover();
  await expect(page.locator('.apexcharts-tooltip.apexcharts-active')).toContainText('Sales: ₹1');
});

test('before its file was fetched a chart leaves its numbers, and is drawn when it is looked at again', async ({
  page,
}) => {
  await page.route('**/assets/drawing-*.js', (route) => route.abort());
  await page.goto('/reports');
  await page.getByRole('tab', { name: 'Tax Reports' }).click();
  await expect(page.getByRole('row', { name: 'CGST ₹68,130', exact: true })).toBeVisible();
  await expect(page.locator('[data-chart]')).toHaveCount(0);
  await page.unroute('**/assets/drawing-*.js');
  await page.getByRole('tab', { name: 'Sales Analytics' }).click();
  await expect(drawnIn(page, 'Monthly Sales Trend')).toBeVisible();
});

test('no report is wider than the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/reports');
  for (const [name] of STATEMENTS) await page.getByRole('button', { name: `Generate ${name}` }).click();
  for (const name of ['Financial Reports', 'Sales Analytics', 'Inventory Reports', 'Tax Reports']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    const widths = await page.getByRole('main').evaluate((main) => [main.scrollWidth, main.clientWidth]);
    expect(widths[0], name).toBeLessThanOrEqual(widths[1] ?? 0);
  }
});

function drawnIn(page: Page, title: string) {
  return page.getByRole('figure', { name: title }).locator('svg.apexcharts-svg');
}
