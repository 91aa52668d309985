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
