import type { Page } from '@playwright/test';
import { heading, startBooks } from './books-hands.ts';
import { expect, isInstalled, test } from './fixtures.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main Navigation' });
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name.replace(/-[0-9a-f-]{36}$/, '')));

/** Starts books as quickly as the form allows. */
async function startAtOnce(page: Page): Promise<void> {
  await page.goto('/books/new');
  await startBooks(page);
}

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: one } = document;
      const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : undefined;
      return one?.getAttribute('aria-label') ?? label ?? one?.textContent ?? '';
    });
    if (focused === name) return;
  }
  throw new Error(`The Tab key does not lead to ${name}.`);
}

test('a newcomer starts books by keyboard alone; they survive a reload, and the app opens with them', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(navigation(page).getByText('Start your own')).toBeVisible();
  await tabTo(page, 'Books');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('start');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Start your own books')).toBeVisible();

  await tabTo(page, 'Business Name');
  await page.keyboard.type('Asha Provision Stores');
  await tabTo(page, 'GSTIN');
  // As fast as this is only a scanner, whose code would be taken out of the field again.
  await page.keyboard.type('27aapfu0939f1zv', { delay: 100 });
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Maharashtra');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Asha Provision Stores is kept on this device.')).toBeVisible();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  const address = new URL(page.url()).pathname;
  expect(address).toBe('/books/asha-provision-stores');

  await page.reload();
  const name = page.getByRole('banner').getByText('Asha Provision Stores', { exact: true });
  await expect(name).toBeVisible();
  await page.goto('/');
  await expect(name).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);

  const second = await context.newPage();
  await second.goto('/books');
  await second.getByRole('button', { name: 'Open Asha Provision Stores' }).click();
  await expect(second.getByRole('banner').getByText('Asha Provision Stores', { exact: true })).toBeVisible();
});

test('with the sample chosen last, the app opens with the sample', async ({ page }) => {
  await startAtOnce(page);
  await navigation(page).getByRole('button', { name: 'Books', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sample business' }).click();
  await expect(page.getByRole('link', { name: /^Sample data/ })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Sample data/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('where the books that were open last are gone, the app says which, and opens the sample only if that is wished', async ({
  page,
}) => {
  await startAtOnce(page);
  await expect(page.getByRole('banner').getByText('Asha Stores', { exact: true })).toBeVisible();
  await page.goto('/books');
  // As when the browser has removed them: the note of what was open last is still there.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('books-of-asha-stores').addEventListener('success', resolve);
      }),
  );
  await page.goto('/');
  await expect(heading(page, 'These books are not on this device')).toBeVisible();
  await expect(
    page.getByText(/^The books of “?Asha Stores”?, last opened on .* no longer in this browser/),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Restore from a copy' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Open the sample business' }).click();
  await expect(page.getByRole('link', { name: /^Sample data/ })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Sample data/ })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a page of books opens no sample database and fetches no sample data; a page of the sample touches no books', async ({
  page,
}) => {
  await startAtOnce(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/books/asha-stores/parties');
  await expect(heading(page, 'Parties')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await databases(page)).toEqual(['books-of-asha-stores']);
  expect(asked.filter((url) => /\/(seed|sample)-/.test(url))).toEqual([]);

  // The last that a page of books asks for, once it is idle: what makes copies by itself.
  await expect.poll(() => asked.some((url) => /\/books-further-/.test(url))).toBe(true);
  await page.goto('about:blank');
  asked.length = 0;
  await page.goto('/invoices');
  await expect(page.getByText('INV-2024-001')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /\/seed-/.test(url))).toHaveLength(1);
  expect(asked.filter((url) => /\/(books-|opened-|shelf-)/.test(url))).toEqual([]);
  expect((await databases(page)).toSorted()).toEqual(['books-of-asha-stores', 'tarazu']);
});

test('a look at the books keeps what was changed in the sample', async ({ page }) => {
  await startAtOnce(page);
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'Status of INV-2024-002' }).click();
  await page.getByRole('option', { name: 'Draft' }).click();
  await expect(page.getByRole('link', { name: 'Sample data · 1 change, not kept' })).toBeVisible();
  const books = navigation(page).getByRole('button', { name: 'Books', exact: true });
  await books.click();
  await page.getByRole('menuitem', { name: 'Asha Stores' }).click();
  await expect(page.getByRole('banner').getByText('Asha Stores', { exact: true })).toBeVisible();
  await books.click();
  await page.getByRole('menuitem', { name: 'Sample business' }).click();
  await expect(page.getByRole('link', { name: 'Sample data · 1 change, not kept' })).toBeVisible();
});

test('books open without a network, at their own address and at the start', { tag: '@offline' }, async ({ page }) => {
  await startAtOnce(page);
  await isInstalled(page);
  await page.context().setOffline(true);
  const name = page.getByRole('banner').getByText('Asha Stores', { exact: true });
  for (const address of ['/books/asha-stores/settings', '/']) {
    await page.goto(address);
    await expect(name).toBeVisible();
  }
  await navigation(page).getByRole('link', { name: 'Parties' }).click();
  await expect(heading(page, 'Parties')).toBeVisible();
});
