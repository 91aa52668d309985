import { expect, isInstalled, test } from './fixtures.ts';

test('offline and with the keyboard alone, records are found and created from the palette', {
  tag: '@offline',
}, async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isInstalled(page);
  await context.setOffline(true);
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const marked = page.locator('tr[aria-current=true]');
  const find = async (typed: string) => {
    await page.keyboard.press('Control+K');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(typed);
  };

  // A record by its id: its row is in view and marked, and its first button has the focus.
  await find('so-2024-004');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sales$/);
  await expect(marked).toContainText('SO-2024-004');
  await expect(marked).toBeInViewport();
  await expect(marked.getByRole('button', { name: 'Edit SO-2024-004' })).toBeFocused();

  // The browser's Back and Forward keep it.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/sales$/);
  await expect(page.getByText('SO-2024-004')).toBeVisible();

  // A new record, from another screen, saved from its last field.
  await find('new purchase');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Create New Purchase Order' });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL(/\/purchases$/);
  for (const [label, text] of [
    ['Vendor Name', 'Navkar Electronics'],
    ['Amount', '1,250.50'],
  ] as const) {
    await form.getByLabel(label).focus();
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Control+Enter');
  await expect(toasts.getByText('Purchase order created successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Purchase Order' })).toBeFocused();

  // It can be found at once, in its group.
  await find('navk');
  await expect(palette.getByRole('group', { name: 'Purchase orders' })).toContainText('PO-2024-011');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New Purchase Order' })).toBeFocused();

  // The list of keys, and the create key.
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys.getByText('Find anything, and go there')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+C');
  await expect(form).toBeVisible();
});

test('a filtered list clears its search to show the record that the palette opened', async ({ page }) => {
  await page.goto('/invoices');
  await page.getByRole('searchbox', { name: 'Find invoices' }).fill('INV-2024-001');
  await expect(page.getByRole('row').filter({ hasText: 'INV-2024-006' })).toHaveCount(0);
  // Without a pause: keys typed before the palette has rendered go to its field.
  await page.keyboard.press('Control+K');
  await page.keyboard.type('INV-2024-006');
  await page.keyboard.press('Enter');
  await expect(page.locator('tr[aria-current=true]')).toContainText('INV-2024-006');
  await expect(page.getByRole('searchbox', { name: 'Find invoices' })).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap opens it, and every line is tall enough for a finger', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Find anything' });
    expect((await button.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    await button.tap();
    await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
    const option = page.getByRole('option', { name: 'GST', exact: true });
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await option.tap();
    await expect(page.getByRole('heading', { level: 1, name: 'GST Management' })).toBeVisible();
  });
});
