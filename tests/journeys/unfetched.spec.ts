import { expect, test } from './fixtures.ts';
import { hold } from './site.ts';
import { startBooks } from './books-hands.ts';

test('on a phone the drawer is not part of the first load: it is fetched when opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/invoices');
  await expect(page.getByText('INV-2024-001')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => /\/(drawer|dialogs)-/.test(address))).toEqual([]);

  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  const navigation = page.getByRole('navigation', { name: 'Main Navigation' });
  await expect(navigation).toBeVisible();
  await expect.poll(() => navigation.boundingBox().then((box) => box?.x)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
  await expect(page.getByRole('button', { name: 'Toggle Sidebar' })).toBeFocused();
});

for (const asks of ['Today', 'Delete INV-2024-005']) {
  test(`a dialog whose file had to be fetched first also returns the focus to ${asks}`, async ({ page }) => {
    const dialogs = hold(page, '**/assets/dialog-*.js');
    await page.goto('/invoices');
    const button = page.getByRole('button', { name: asks, exact: true });
    await button.click();
    await dialogs.letGo();
    await expect(page.getByRole(asks.startsWith('Delete') ? 'alertdialog' : 'dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
}

test('the palette whose file had to be fetched first returns the focus, too', async ({ page }) => {
  const palette = hold(page, '**/assets/palette-*.js');
  await page.goto('/invoices');
  const find = page.getByRole('searchbox', { name: 'Find invoices' });
  await find.focus();
  await page.keyboard.press('Control+K');
  await palette.letGo();
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(find).toBeFocused();
});

test('a screen whose file cannot be fetched says so, never reloads the page, and can be tried again', async ({
  page,
}) => {
  const chunk = /\/assets\/sales-screen-.*\.js/;
  await page.route(chunk, (route) => route.abort());
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen could not be shown');
  await expect(page.getByRole('navigation', { name: 'Main Navigation' })).toBeVisible();

  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Management');
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});

test('a form of books that is open can be saved, though nothing more can be fetched', async ({ page }) => {
  await page.goto('/books/new');
  await startBooks(page);
  await page.goto(`${page.url()}/parties`);
  await page.getByRole('button', { name: 'New Party' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Party' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Asha Traders');
  await page.route('**/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Asha Traders' })).toBeVisible();
});

test('a palette that could not be fetched says so, and takes no keys from the page', async ({ page }) => {
  await page.route('**/assets/palette-*.js', (route) => route.abort());
  await page.goto('/invoices');
  const find = page.getByRole('searchbox', { name: 'Find invoices' });
  await find.focus();
  await page.keyboard.press('Control+K');
  await expect(page.getByText('Not opened')).toBeVisible();
  await find.pressSequentially('desai');
  await expect(find).toHaveValue('desai');
});
