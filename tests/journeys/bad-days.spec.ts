import { expect, test } from './fixtures.ts';

test('two pages at once: what one does the other neither sees nor loses', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('/invoices');
  await other.goto('/invoices');
  const total = (page: typeof one) => page.getByRole('group', { name: 'Total', exact: true });
  await one.getByRole('button', { name: 'Delete INV-2024-014' }).click();
  await one.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(total(one)).toContainText('13');
  await expect(total(other)).toContainText('14');
  await other.reload();
  await expect(total(other)).toContainText('14');
  await one.getByRole('button', { name: 'Delete INV-2024-013' }).click();
  await one.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(total(one)).toContainText('12');
});

test('a page that is gone leaves no database behind', async ({ context }) => {
  for (let visit = 0; visit < 3; visit++) {
    const page = await context.newPage();
    await page.goto('/invoices');
    await expect(page.getByText('INV-2024-014')).toBeVisible();
    await page.close();
  }
  const page = await context.newPage();
  await page.goto('/invoices');
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
});

test('where the browser refuses storage, everything works from memory and a line says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  });
  await page.goto('/invoices');
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  await expect(page.getByText(/from memory/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete INV-2024-014' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('group', { name: 'Total', exact: true })).toContainText('13');
});

test('a write that fails changes nothing, says why, and keeps what was typed', async ({ page }) => {
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'New Invoice' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Invoice' });
  await form.getByRole('button', { name: 'Customer' }).click();
  await page.getByRole('option', { name: 'Desai & Sons' }).click();
  await form.getByLabel('Item Name').fill('Steel almirah');
  await form.getByLabel('Rate').fill('100');
  await page.evaluate(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function full() {
      IDBObjectStore.prototype.add = add;
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText(/no room left, so nothing was changed/),
  ).toBeVisible();
  await expect(form.getByLabel('Item Name')).toHaveValue('Steel almirah');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'INV-2024-015' })).toBeVisible();
  await expect(page.getByText('Sample data · 1 change, not kept')).toBeVisible();
});

test('markup in any name is text', async ({ page }) => {
  const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await page.goto('/invoices');
  await page.getByRole('searchbox').fill(markup);
  await expect(page.getByText('None of the invoices matches')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Edit INV-2024-014' }).click();
  await page.getByLabel('Item Name').first().fill(markup);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Print INV-2024-014' }).click();
  await expect(page.locator('[data-paper]')).toContainText(markup);
  expect(await page.locator('[data-paper] img, [data-paper] script').count()).toBe(0);
});

test('Back over a changed form asks first, and keeps the form when asked to', async ({ page }) => {
  await page.goto('/sales');
  await page.getByRole('link', { name: 'Invoices' }).first().click();
  await page.getByRole('button', { name: 'New Invoice' }).click();
  await page.getByLabel('Item Name').fill('Shelf');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Item Name')).toHaveValue('Shelf');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sales Management' })).toBeVisible();
});
