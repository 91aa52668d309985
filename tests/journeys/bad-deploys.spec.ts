import type { Page } from '@playwright/test';
import { clearHttpCache, expect, isInstalled, test, versionOf } from './site.ts';

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
  await clearHttpCache(other);
  await other.getByRole('link', { name: 'Sales', exact: true }).click();
  await other.getByRole('button', { name: 'New Sales Order' }).click();
  await expect(other.getByRole('dialog')).toBeVisible();
  expect(await versionOf(other)).toBe('old');

  expect(await earlierFiles(page)).not.toEqual([]);
  await other.close();
  await page.reload();
  await expect.poll(() => earlierFiles(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Management');
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
    await page.goto('/invoices');
    await expect(page.getByText('INV-2024-014')).toBeVisible();
    await site.deploy();
    await page.getByRole('link', { name: 'Sales', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('or a new version has come, reload the page');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen could not be shown');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Management');
    expect(await versionOf(page)).toBe('next');
  });

  test('a form that was not loaded yet says what to do; the screen goes on, with what was typed', {
    tag: '@long',
  }, async ({ page, site }) => {
    await page.goto('/invoices');
    const find = page.getByRole('searchbox', { name: 'Find invoices' });
    await find.fill('desai');
    await expect(page.getByText('INV-2024-006')).toBeVisible();
    await hasToasts(page);
    await site.deploy();
    await page.getByRole('button', { name: 'New Invoice' }).click();
    await expect(page.getByText('or a new version has come, reload the page')).toBeVisible();
    await expect(page.getByRole('button', { name: 'New Invoice' })).toBeFocused();
    await expect(find).toHaveValue('desai');
    await page.getByRole('button', { name: 'Status of INV-2024-006' }).click();
    await page.getByRole('option', { name: 'Paid' }).click();
    await expect(page.getByText('Invoice status updated to Paid')).toBeVisible();
    expect(await versionOf(page)).toBe('old');
  });

  test('a form that is open is saved, and what was loaded opens again', { tag: '@long' }, async ({ page, site }) => {
    await page.goto('/invoices');
    await page.getByRole('button', { name: 'New Invoice' }).click();
    const form = page.getByRole('dialog', { name: 'Create New Invoice' });
    await form.getByLabel('Item Name').fill('Steel almirah');
    await hasToasts(page);
    await site.deploy();
    await form.getByLabel('Rate').fill('100');
    await form.getByRole('button', { name: 'Customer' }).click();
    await page.getByRole('option', { name: 'Desai & Sons' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'INV-2024-015' })).toContainText('₹118');
    await page.getByRole('button', { name: 'Edit INV-2024-015' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Invoice' }).getByLabel('Item Name')).toHaveValue(
      'Steel almirah',
    );
    expect(await versionOf(page)).toBe('old');
  });

  test('the changes can still be exported where Settings is open', async ({ page, site }) => {
    await page.goto('/settings?tab=system');
    const exporting = page.getByRole('button', { name: 'Export Data' });
    await expect(exporting).toBeVisible();
    await site.deploy();
    const saved = page.waitForEvent('download');
    await exporting.click();
    expect((await saved).suggestedFilename()).toMatch(/^tarazu-[\d-]+\.json$/);
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

/** Waits for the region of toasts, which comes after the first screen. */
const hasToasts = (page: Page) => expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();

/** The cached files of versions before the deployed one. */
const earlierFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = keys.flat().map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => /^\/assets\/.*-/.test(path) && !/next\.\w+$/.test(path));
  });
