import { wholeChromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { expect, test } from './fixtures.ts';
import { finger, keyboard } from './hands.ts';
import { someOf } from '../support/some-of.ts';

// Tab leaves the page for the browser's own toolbar, which only a Chromium with windows has.
test.use({ launchOptions: wholeChromiumLaunchOptions() });

for (const [how, hands, use] of someOf(2, [
  ['with the keyboard alone', keyboard, {}],
  ['by touch on a tablet', finger, { viewport: { width: 820, height: 1180 }, hasTouch: true }],
] as const)) {
  test.describe(how, () => {
    test.use(use);

    test('a shop sells, buys, receives and counts its stock', async ({ page }) => {
      test.slow();
      await page.goto('/inventory');
      const toasts = page.getByRole('region', { name: 'Notifications' });
      const card = (name: string) => page.getByRole('group', { name, exact: true });
      const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
      await expect(card('Total Products')).toContainText('14');

      // A new product without stock.
      await hands.press(page, 'button', 'Add Product');
      await expect(page.getByRole('dialog')).toBeVisible();
      await hands.type(page, 'Name', 'Desk lamp');
      await hands.type(page, 'SKU', 'AC-LMP-01');
      await hands.pick(page, /^Category/, 'Accessories');
      await hands.type(page, 'Reorder Level', '5');
      await hands.type(page, 'Max Stock', '40');
      await hands.type(page, 'Unit Price', '1,250.50');
      await hands.press(page, 'button', 'Save');
      await expect(toasts.getByText('Product created successfully')).toBeVisible();
      await expect(rowOf('PRD-015')).toContainText('Low Stock');

      // It is ordered, and the order is received.
      await hands.press(page, 'link', 'Purchases');
      await hands.press(page, 'button', 'New Purchase Order');
      await expect(page.getByRole('dialog')).toBeVisible();
      await hands.type(page, 'Vendor Name', 'Navkar Electronics');
      await hands.type(page, 'Amount', '37,515');
      await hands.pick(page, /^Status/, 'Received');
      await hands.press(page, 'button', 'Save');
      await expect(toasts.getByText('Purchase order created successfully')).toBeVisible();
      await expect(rowOf('PO-2024-011')).toContainText('Received');
      await expect(card('Received')).toContainText('8');

      // The goods come in.
      await hands.press(page, 'link', 'Inventory');
      await hands.press(page, 'button', 'Stock Movement');
      await expect(page.getByRole('dialog')).toBeVisible();
      await hands.pick(page, /^Product/, 'Desk lamp');
      await hands.pick(page, /^Type/, 'Stock In');
      await hands.type(page, 'Quantity', '30');
      await hands.type(page, 'Reference', 'PO-2024-011');
      await hands.press(page, 'button', 'Save');
      await expect(toasts.getByText('Stock movement recorded successfully')).toBeVisible();
      await expect(rowOf('PRD-015')).toContainText('Good');

      // Some are sold and go out.
      await hands.press(page, 'link', 'Sales');
      await hands.press(page, 'button', 'New Sales Order');
      await expect(page.getByRole('dialog')).toBeVisible();
      await hands.type(page, 'Customer Name', 'Sunrise Dental Clinic');
      await hands.type(page, 'Amount', '25,010');
      await hands.press(page, 'button', 'Save');
      await expect(toasts.getByText('Sales order created successfully')).toBeVisible();
      await expect(rowOf('SO-2024-011')).toContainText('Pending');
      await hands.press(page, 'link', 'Inventory');
      await hands.press(page, 'button', 'Stock Movement');
      await expect(page.getByRole('dialog')).toBeVisible();
      await hands.pick(page, /^Product/, 'Desk lamp');
      await hands.pick(page, /^Type/, 'Stock Out');
      await hands.type(page, 'Quantity', '26');
      await hands.press(page, 'button', 'Save');
      await expect(rowOf('PRD-015')).toContainText('Low Stock');

      // The remaining stock is counted.
      await hands.press(page, 'tab', 'Stock Movements');
      const newest = page
        .getByRole('table', { name: 'Stock Movements' })
        .getByRole('row')
        .filter({ hasText: 'SM-018' });
      await expect(newest).toContainText('−26');
      await hands.press(page, 'tab', 'Alerts');
      await expect(rowOf('PRD-015')).toContainText('₹45,018');
      await hands.press(page, 'button', 'Reorder Desk lamp');
      await expect(page.getByRole('heading', { level: 1, name: 'Purchase Management' })).toBeVisible();
      await expect(rowOf('PO-2024-012')).toContainText('₹45,018');
    });
  });
}
