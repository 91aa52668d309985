import type { Page } from '@playwright/test';
import { expect, havePreloaded, isInstalled, test, versionOf } from './site.ts';

test('a new version is offered in a toast that stays: nothing typed is lost, and only the page that accepts reloads', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/invoices');
  await isInstalled(page);
  await page.reload();
  const other = await context.newPage();
  await other.goto('/invoices');
  for (const tab of [page, other]) await tab.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await havePreloaded(other, 'sales-screen', 'sales-order-dialogs');
  await page.getByRole('button', { name: 'New Invoice' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Invoice' });
  await form.getByLabel('Item Name').fill('Steel almirah');

  await site.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  for (const tab of [page, other]) await expect(offer(tab)).toBeVisible();
  await expect(offer(page)).toContainText('Reloading starts from fresh sample data.');
  await expect(form.getByLabel('Item Name')).toHaveValue('Steel almirah');
  await form.getByLabel('Rate').fill('100');
  expect(await versionOf(page)).toBe('old');

  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('meta[name="next"]')).toBeAttached();
  await expect(page.getByText('INV-2024-014')).toBeVisible();

  expect(await other.evaluate(() => 'isTheSamePage' in window)).toBe(true);
  await other.getByRole('link', { name: 'Sales', exact: true }).click();
  await other.getByRole('button', { name: 'New Sales Order' }).click();
  await expect(other.getByRole('dialog')).toBeVisible();
  expect(await versionOf(other)).toBe('old');
});

test('dismissing the offer keeps the old version, and the new one starts after all tabs were closed', {
  tag: '@long',
}, async ({ page, context, site }) => {
  await page.goto('/invoices');
  await isInstalled(page);
  await page.reload();
  await site.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await offer(page).getByRole('button', { name: 'Close toast' }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  expect(await versionOf(page)).toBe('old');
  await page.close();
  // A tab that is still being closed when the next one opens keeps the old version, and so does the next one as long as it stays.
  await expect(async () => {
    const next = await context.newPage();
    await next.goto('/invoices');
    const version = await versionOf(next);
    if (version === 'next') await expect(next.getByText('INV-2024-014')).toBeVisible();
    await next.close();
    expect(version).toBe('next');
  }).toPass();
});

test('after a dismissed offer the next version is offered too, and a half-finished deploy only once it is complete', {
  tag: '@long',
}, async ({ page, site }) => {
  await page.goto('/invoices');
  await isInstalled(page);
  await page.reload();
  await site.deploy();
  await becomesOfUpdate(page);
  await offer(page).getByRole('button', { name: 'Close toast' }).click();
  await expect(offer(page)).toHaveCount(0);

  await site.deploy();
  const bringBack = await site.lose(/^user-dialogs-.*\.js$/);
  expect(await becomesOfUpdate(page)).toBe('redundant');
  await expect(offer(page)).toHaveCount(0);
  await bringBack();
  expect(await becomesOfUpdate(page)).toBe('installed');
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator('meta[name="next"]')).toHaveCount(2);
  await expect(page.getByText('INV-2024-014')).toBeVisible();
});

test.describe('a deploy that removed the old files, under a page without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a screen that was not loaded yet says what to do, and works after a reload', async ({ page, site }) => {
    const { refused } = await withoutPreloading(page, 'sales-screen');
    await page.goto('/invoices');
    await expect(page.getByText('INV-2024-014')).toBeVisible();
    await refused;
    await site.deploy();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Sales', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('or a new version has come, reload the page');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen could not be shown');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Management');
    expect(await versionOf(page)).toBe('next');
  });

  test('a form that was not loaded yet says what to do, and the screens keep working', { tag: '@long' }, async ({
    page,
    site,
  }) => {
    const { refused } = await withoutPreloading(page, 'invoice-dialogs');
    await page.goto('/invoices');
    await expect(page.getByText('INV-2024-014')).toBeVisible();
    await havePreloaded(page, 'sales-screen');
    await refused;
    await site.deploy();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'New Invoice' }).click();
    await expect(page.getByText('or a new version has come, reload the page')).toBeVisible();
    await expect(page.getByText('INV-2024-014')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New Invoice' })).toBeFocused();
    await page.getByRole('link', { name: 'Sales', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Management');
  });

  test('a part that cannot be loaded does not block the others', { tag: '@long' }, async ({ page, site }) => {
    const { refused } = await withoutPreloading(page, 'dashboard-screen');
    await page.goto('/invoices');
    await havePreloaded(page, 'reset-password-screen', 'invoice-dialogs');
    await refused;
    await site.deploy();
    await page.getByRole('button', { name: 'New Invoice' }).click();
    await expect(page.getByRole('dialog', { name: 'Create New Invoice' })).toBeVisible();
  });

  test('the changes can still be saved as a backup', async ({ page, site }) => {
    await page.goto('/settings');
    await havePreloaded(page, 'export-dialog', 'write');
    await site.deploy();
    await page.getByRole('tab', { name: 'System' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Data' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^tarazu-[\d-]+\.json$/);
    await page.getByRole('button', { name: 'Export with Password' }).click();
    await page.getByLabel('Password', { exact: true }).fill('a long enough password');
    const encrypted = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
    expect((await encrypted).suggestedFilename()).toMatch(/^tarazu-.*-encrypted\.json$/);
  });
});

const offer = (page: Page) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: 'A new version is ready' });

/** Checks for a new version and returns its worker's next state: `installed`, or `redundant` if a file could not be cached. */
const becomesOfUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const next = registration?.installing;
    return next && new Promise((resolve) => next.addEventListener('statechange', () => resolve(next.state)));
  });

/** Makes the preloading of a part fail; `refused` resolves when it has. */
async function withoutPreloading(page: Page, part: string) {
  await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
  return { refused: page.waitForEvent('requestfailed', (request) => request.url().includes(`/assets/${part}-`)) };
}
