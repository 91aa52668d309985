import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** How a person reaches a control and picks from a list: by the keyboard alone, or by touch alone. */
type Hands = {
  press: (page: Page, role: 'button' | 'link' | 'tab', name: string) => Promise<void>;
  pick: (page: Page, field: RegExp, option: string) => Promise<void>;
  type: (page: Page, label: string, text: string) => Promise<void>;
};

const keyboard: Hands = {
  async press(page, role, name) {
    await reach(page, role, name);
    await page.keyboard.press(role === 'tab' ? 'Space' : 'Enter');
  },
  async pick(page, field, option) {
    await expect(page.getByRole('dialog')).toBeVisible();
    await reach(page, 'button', field);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeFocused();
    await page.keyboard.type(option.slice(0, 12), { delay: 5 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  },
  async type(page, label, text) {
    await expect(page.getByRole('dialog')).toBeVisible();
    await tabTo(page, () => page.getByRole('dialog').getByLabel(label, { exact: true }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  },
};

const finger: Hands = {
  press: (page, role, name) => page.getByRole(role, { name, exact: true }).first().tap(),
  async pick(page, field, option) {
    await page.getByRole('dialog').getByRole('button', { name: field }).tap();
    await page.getByRole('option', { name: option }).tap();
  },
  type: (page, label, text) => page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text),
};

for (const [how, hands, use] of [
  ['with the keyboard alone', keyboard, {}],
  ['by touch on a tablet', finger, { viewport: { width: 820, height: 1180 }, hasTouch: true }],
] as const) {
  test.describe(how, () => {
    test.use(use);

    test('a shop sells, buys, receives and counts its stock', async ({ page }) => {
      test.slow();
      await page.goto('/inventory');
      const toasts = page.getByRole('region', { name: 'Notifications' });
      const card = (name: string) => page.getByRole('group', { name, exact: true });
      const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
      await expect(card('Total Products')).toContainText('14');

      // A new product, of which there is none yet.
      await hands.press(page, 'button', 'Add Product');
      await hands.type(page, 'Name', 'Desk lamp');
      await hands.type(page, 'SKU', 'AC-LMP-01');
      await hands.pick(page, /^Category/, 'Accessories');
      await hands.type(page, 'Reorder Level', '5');
      await hands.type(page, 'Max Stock', '40');
      await hands.type(page, 'Unit Price', '1,250.50');
      await hands.press(page, 'button', 'Save');
      await expect(toasts.getByText('Product created successfully')).toBeVisible();
      await expect(rowOf('PRD-015')).toContainText('Low Stock');

      // It is ordered, and the order received.
      await hands.press(page, 'link', 'Purchases');
      await hands.press(page, 'button', 'New Purchase Order');
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
      await hands.pick(page, /^Product/, 'Desk lamp');
      await hands.pick(page, /^Type/, 'Stock In');
      await hands.type(page, 'Quantity', '30');
      await hands.type(page, 'Reference', 'PO-2024-011');
      await hands.press(page, 'button', 'Save');
      await expect(toasts.getByText('Stock movement recorded successfully')).toBeVisible();
      await expect(rowOf('PRD-015')).toContainText('Good');

      // Some are sold, and leave.
      await hands.press(page, 'link', 'Sales');
      await hands.press(page, 'button', 'New Sales Order');
      await hands.type(page, 'Customer Name', 'Sunrise Dental Clinic');
      await hands.type(page, 'Amount', '25,010');
      await hands.press(page, 'button', 'Save');
      await expect(toasts.getByText('Sales order created successfully')).toBeVisible();
      await expect(rowOf('SO-2024-011')).toContainText('Pending');
      await hands.press(page, 'link', 'Inventory');
      await hands.press(page, 'button', 'Stock Movement');
      await hands.pick(page, /^Product/, 'Desk lamp');
      await hands.pick(page, /^Type/, 'Stock Out');
      await hands.type(page, 'Quantity', '26');
      await hands.press(page, 'button', 'Save');
      await expect(rowOf('PRD-015')).toContainText('Low Stock');

      // What is left is counted.
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

/** Tabs, and within tabs walks, until the focus stands on a control of that name. */
async function reach(page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp) {
  const scope = (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog') : page;
  const wanted = () => scope.getByRole(role, { name, exact: true }).first();
  if (role === 'tab') await tabTo(page, () => page.getByRole('tab', { selected: true }));
  await tabTo(page, wanted, role === 'tab' ? 'ArrowRight' : 'Tab');
}

async function tabTo(page: Page, wanted: () => ReturnType<Page['locator']>, key = 'Tab') {
  await expect(wanted()).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await wanted().evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard never reaches it.');
}
