import type { Page } from '@playwright/test';
import { wholeChromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { expect, isInstalled, test } from './fixtures.ts';
import { keyboard } from './hands.ts';

// Tab leaves the page for the browser's own toolbar, which only a Chromium with windows has.
test.use({ launchOptions: wholeChromiumLaunchOptions() });

const table = (page: Page) => page.getByRole('table', { name: 'All Sales Orders' });
const rowOf = (page: Page, id: string) => table(page).getByRole('row').filter({ hasText: id });
const bar = (page: Page) => page.getByRole('group', { name: 'Selected sales orders' });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test('orders are browsed, edited, deleted and selected offline with the keyboard alone', {
  tag: '@offline',
}, async ({ page, context }) => {
  await page.goto('/sales');
  await expect(rowOf(page, 'SO-2024-010')).toBeVisible();
  await isInstalled(page);
  await context.setOffline(true);

  await page.getByRole('columnheader', { name: 'Status' }).getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(rowOf(page, 'SO-2024-010')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit Sales Order' });
  await expect(form).toBeVisible();
  await keyboard.type(page, 'Customer Name', 'Asha & Sons');
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText('Sales order updated successfully')).toBeVisible();
  await expect(rowOf(page, 'SO-2024-009')).toContainText('Asha & Sons');
  await expect(rowOf(page, 'SO-2024-009')).toBeFocused();

  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toContainText('SO-2024-009');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'SO-2024-009')).toHaveCount(0);
  await expect(rowOf(page, 'SO-2024-008')).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page)).toContainText('3 selected');
  await expect(bar(page)).toContainText('₹');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('alertdialog')).toContainText('SO-2024-008, SO-2024-007, SO-2024-006');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText('3 sales orders deleted')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Sales Orders', exact: true })).toContainText('6');
  await expect(bar(page)).toHaveCount(0);
  await expect(rowOf(page, 'SO-2024-005')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a long press starts a selection, taps extend it, and the bar ends it', async ({ page }) => {
    await page.goto('/sales');
    await expect(rowOf(page, 'SO-2024-010')).toBeVisible();
    const finger = await page.context().newCDPSession(page);
    const box = await rowOf(page, 'SO-2024-010').getByRole('cell').nth(2).boundingBox();
    if (!box) throw new Error('The row is not drawn.');
    const touchPoints = [{ x: box.x + 10, y: box.y + 5 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(bar(page)).toContainText('1 selected');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await rowOf(page, 'SO-2024-009').getByRole('cell').nth(2).tap();
    await expect(bar(page)).toContainText('2 selected');
    await rowOf(page, 'SO-2024-010').getByRole('cell').nth(2).tap();
    await expect(bar(page)).toContainText('1 selected');
    for (const button of await bar(page).getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await bar(page).getByRole('button', { name: 'Clear' }).tap();
    await expect(bar(page)).toHaveCount(0);
  });
});
