import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdNextWrite, kill } from './killed.ts';

test('if the browser refuses all storage and the service worker, the app works and does not nag', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('Registration failed.', 'SecurityError'));
  });
  await page.goto('/');
  const tour = page.getByRole('dialog', { name: /Welcome/ });
  await tour.getByRole('button', { name: 'Skip Tour' }).click();
  await expect(page.getByText(/from memory/)).toBeVisible();
  await page.getByRole('link', { name: 'Invoices' }).first().click();
  await page.getByRole('button', { name: 'Delete INV-2024-014' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('group', { name: 'Total', exact: true })).toContainText('13');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Last updated')).toBeVisible();
});

test('if even reading `indexedDB` throws, as with cookies blocked, the app works from memory', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/invoices');
  await expect(page.getByText(/from memory/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete INV-2024-014' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('group', { name: 'Total', exact: true })).toContainText('13');
});

test('if no store can be opened at all, a line says to reload, and the service worker is still installed', {
  tag: '@offline',
}, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  // The in-memory engine.
  await page.route(/\/assets\/esm-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/invoices');
  await expect(page.getByRole('alert').filter({ hasText: 'The sample data could not be opened' })).toBeVisible();
  await page.goto('/settings?tab=system');
  await page.getByRole('button', { name: 'Export Data' }).click();
  await expect(page.getByText('The records could not be opened. Reload the page.')).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated');
});

test('opened from another machine over plain http, where the browser has neither locks nor service workers, it works', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['locks', 'serviceWorker', 'storage']) Reflect.deleteProperty(Navigator.prototype, name);
    for (const name of ['randomUUID', 'subtle']) Reflect.deleteProperty(Crypto.prototype, name);
    Reflect.deleteProperty(window, 'caches');
  });
  await page.goto('/invoices');
  await expect(page.getByText(/from memory/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete INV-2024-014' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('group', { name: 'Total', exact: true })).toContainText('13');
});

test.describe('"Clear site data" under an open page', { tag: '@offline' }, () => {
  test('with a list open: a message comes at once, and a reload continues', async ({ page }) => {
    await page.goto('/invoices');
    await expect(page.getByText('INV-2024-014')).toBeVisible();
    await clearSiteData(page);
    await expect(told(page)).toContainText('Copy what you typed, then reload');
    await expect(page.getByText('INV-2024-014')).toBeVisible();
    await page.getByRole('button', { name: 'Delete INV-2024-014' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toasts(page).getByText(/so nothing was changed/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Sales', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This list could not be read');
    await told(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('SO-2024-010')).toBeVisible();
    await expect(told(page)).toHaveCount(0);
  });

  test('with a form open: the typed text stays, and Save says why it fails', { tag: '@long' }, async ({ page }) => {
    const form = await typeAnInvoice(page);
    await clearSiteData(page);
    await expect(told(page)).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toasts(page).getByText(/closed this page’s storage, so nothing was changed/)).toBeVisible();
    // The user switches to another window to write it down, and comes back.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await form.getByRole('button', { name: 'Add Item' }).click();
    await expect(form.getByLabel('Item Name').first()).toHaveValue('Steel almirah');
    await expect(form.getByLabel('Rate').first()).toHaveValue('100');
    await told(page).getByRole('button', { name: 'Reload' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Total', exact: true })).toContainText('14');
  });

  test('with a write in progress: it ends as one that changed nothing', async ({ page }) => {
    const form = await typeAnInvoice(page);
    await holdNextWrite(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.waitForFunction(() => 'isHeld' in window);
    await clearSiteData(page);
    await expect(toasts(page).getByText(/so nothing was changed/)).toBeVisible();
    await expect(form.getByLabel('Item Name')).toHaveValue('Steel almirah');
  });
});

for (const [when, length, prepare] of [
  ['while nothing happens', { tag: '@long' }, async () => {}],
  [
    'in the middle of a write',
    {},
    async (page: Page) => {
      const form = await typeAnInvoice(page);
      await holdNextWrite(page);
      await form.getByRole('button', { name: 'Save' }).click();
      await page.waitForFunction(() => 'isHeld' in window);
    },
  ],
] as const) {
  test(`a tab that is killed ${when} does not hinder the next one`, length, async ({ page, context }) => {
    await page.goto('/invoices');
    await expect(page.getByText('INV-2024-014')).toBeVisible();
    await prepare(page);
    await kill(page);
    const next = await context.newPage();
    await next.goto('/invoices');
    await expect(next.getByRole('group', { name: 'Total', exact: true })).toContainText('14');
    await expect.poll(() => databases(next)).toHaveLength(1);
    expect(await locksHeld(next)).toEqual(await databases(next));
  });
}

test('two pages at once: neither sees nor loses the changes of the other', async ({ context }) => {
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

test('six tabs at once: each has its own records, and no database is left behind', { tag: '@long' }, async ({
  context,
}) => {
  const tabs = await Promise.all(Array.from({ length: 6 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/invoices')));
  const ownOf = (at: number) => `INV-2024-0${String(14 - at).padStart(2, '0')}`;
  await Promise.all(
    tabs.map(async (tab, at) => {
      await tab.getByRole('button', { name: `Delete ${ownOf(at)}` }).click();
      await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(tab.getByRole('row').filter({ hasText: ownOf(at) })).toHaveCount(0);
    }),
  );
  for (const tab of tabs) await expect(tab.getByRole('group', { name: 'Total', exact: true })).toContainText('13');
  const [last] = tabs.splice(5);
  if (!last) throw new Error('There are six.');
  expect(new Set(await databases(last)).size).toBe(6);
  await Promise.all(tabs.map((tab) => tab.close()));
  await last.reload();
  await expect.poll(() => databases(last)).toHaveLength(1);
  expect(await locksHeld(last)).toEqual(await databases(last));
});

const told = (page: Page) => toasts(page).getByRole('listitem').filter({ hasText: 'This page lost its records' });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function typeAnInvoice(page: Page) {
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'New Invoice' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Invoice' });
  await form.getByRole('button', { name: 'Customer' }).click();
  await page.getByRole('option', { name: 'Desai & Sons' }).click();
  await form.getByLabel('Item Name').fill('Steel almirah');
  await form.getByLabel('Rate').fill('100');
  return form;
}

/** "Clear site data" in the browser's settings. */
async function clearSiteData(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await browser.detach();
}

const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
const locksHeld = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
