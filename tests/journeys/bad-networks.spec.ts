import type { Route } from '@playwright/test';
import { expect, hold, isInstalled, test } from './site.ts';
import { untilStill } from './standing.ts';

test('a first visit on a slow network shows the product name until the app has loaded', async ({ page }) => {
  const asked = new Promise<Route>((ask) => void page.route('**/assets/react-*.js', ask));
  await page.goto('/invoices', { waitUntil: 'commit' });
  const held = await asked;
  await expect(page.locator('#root')).toHaveText(/^\s*Tarazu\s+Business Suite\s*$/);
  await held.continue();
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  await expect(page.locator('#opening')).toHaveCount(0);
});

test('a first visit that loses the network halfway says so, and continues by itself when it is back', async ({
  page,
  context,
}) => {
  const hasSomething = page.waitForResponse('**/not-started.js');
  await page.route('**/assets/react-*.js', async (route) => {
    await (await hasSomething).finished();
    await context.setOffline(true);
    await route.abort();
  });
  await page.goto('/invoices');
  await expect(page.getByRole('alert')).toContainText('Tarazu could not start');
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByText('INV-2024-014')).toBeVisible();
});

test('a style sheet that fails to load is requested again until it loads', async ({ page }) => {
  let refused = 0;
  await page.route('**/assets/*.css', (route) => (refused++ < 2 ? route.abort() : route.continue()));
  await page.goto('/invoices');
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('font-family', /Tarazu/);
  expect(refused).toBe(3);
});

test('a first visit that loses the network after its first screen warns, works, and later says what failed', async ({
  page,
  context,
}) => {
  await page.route('**/assets/toaster-*.js', async (route) => {
    await context.setOffline(true);
    await route.abort();
  });
  await page.goto('/invoices');
  await expect(page.getByRole('status').filter({ hasText: 'do not reload' })).toBeVisible();
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  await page.unrouteAll();
  await page.route('**/assets/invoice-dialogs-*.js', (route) => route.abort());
  const isRefused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/invoice-dialogs-'));
  await page.getByRole('button', { name: 'New Invoice' }).click();
  await isRefused;
  await context.setOffline(false);
  await expect(page.getByText('A part of the app could not be fetched.')).toBeVisible();
});

test.describe('on a slow network', () => {
  // A worker would answer instead of the network.
  test.use({ serviceWorkers: 'block' });

  test('a loading bar shows, and Escape or a click cancels the palette', async ({ page }) => {
    const underway = page.getByRole('progressbar', { name: 'Loading' });
    const held = hold(page, '**/assets/palette-*.js');
    await page.goto('/invoices');
    const find = page.getByRole('searchbox', { name: 'Find invoices' });
    await expect(page.getByText('INV-2024-014')).toBeVisible();
    await page.keyboard.press('Control+K');
    await expect(underway).toBeVisible();
    await page.keyboard.type('gone');
    await page.keyboard.press('Escape');
    await expect(underway).toHaveCount(0);
    await find.fill('');
    await find.pressSequentially('desai');
    await expect(find).toHaveValue('desai');
    await page.keyboard.press('Control+K');
    await find.click();
    await find.pressSequentially('!');
    await expect(find).toHaveValue('desai!');
    const palette = page.waitForResponse('**/assets/palette-*.js');
    await held.letGo();
    // Awaits the module itself, so that the page has run it too.
    await page.evaluate((file) => import(file), (await palette).url());
    await untilStill(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect(find).toBeFocused();
  });

  test('one Escape cancels the menu of a phone, and the next one goes to the page', {
    tag: '@long',
  }, async ({ page }) => {
    const underway = page.getByRole('progressbar', { name: 'Loading' });
    const toggle = page.getByRole('button', { name: 'Toggle Sidebar' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const held = hold(page, '**/assets/drawer-*.js');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/account');
    await toggle.click();
    await expect(underway).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(underway).toHaveCount(0);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('button', { name: 'Notifications' }).click();
    const notifications = page.getByRole('dialog', { name: 'Notifications' });
    await expect(notifications).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notifications).toHaveCount(0);
    await held.letGo();
    await toggle.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });

  test('Escape cancels printing an invoice', { tag: '@long' }, async ({ page }) => {
    const underway = page.getByRole('progressbar', { name: 'Loading' });
    await page.addInitScript(() => {
      let times = 0;
      window.print = () => document.body.setAttribute('data-printed', `${++times}`);
    });
    const held = hold(page, '**/assets/invoice-paper-*.js');
    await page.goto('/invoices');
    await page.getByRole('button', { name: 'Print INV-2024-014' }).click();
    await expect(underway).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(underway).toHaveCount(0);
    const come = page.waitForResponse('**/assets/invoice-paper-*.js');
    await held.letGo();
    await (await come).finished();
    await page.getByRole('button', { name: 'Print INV-2024-013' }).click();
    await expect(page.locator('body[data-printed="1"] [data-paper]')).toContainText('INV-2024-013');
  });

  test('a loading bar shows while a screen loads', async ({ page }) => {
    const underway = page.getByRole('progressbar', { name: 'Loading' });
    const held = hold(page, '**/assets/gst-screen-*.js');
    await page.goto('/invoices');
    await expect(page.getByText('INV-2024-014')).toBeVisible();
    await page.getByRole('link', { name: 'GST', exact: true }).click();
    await expect(underway).toBeVisible();
    await expect(page.getByText('INV-2024-014')).toBeVisible();
    await held.letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST Management');
    await expect(underway).toHaveCount(0);
  });
});

test('a fully cached app says offline that everything works, also when it is opened offline', async ({
  page,
  context,
}) => {
  const told = page.getByRole('status').filter({ hasText: 'Offline: everything works' });
  await page.goto('/invoices');
  await isInstalled(page);
  await context.setOffline(true);
  await expect(told).toBeVisible();
  await page.reload();
  await expect(told).toBeVisible();
});

test('a first visit whose caching is interrupted finishes it when the network is back', async ({
  page,
  context,
  site,
}) => {
  const bringBack = await site.lose(/^user-dialogs-.*\.js$/);
  await page.goto('/invoices');
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await bringBack();
  await context.setOffline(true);
  await context.setOffline(false);
  await isInstalled(page);
  await site.goDark(context);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('a first visit whose caching was interrupted finishes it on the next visit', { tag: '@long' }, async ({
  page,
  site,
  context,
}) => {
  const bringBack = await site.lose(/^user-dialogs-.*\.js$/);
  await page.goto('/invoices');
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await bringBack();
  await page.reload();
  await isInstalled(page);
  await site.goDark(context);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});
