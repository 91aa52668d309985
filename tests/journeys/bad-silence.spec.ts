import { expect, hold, isInstalled, test } from './site.ts';

const [A_WHILE, LONG_ENOUGH] = [15_000, 20_000];
const LOG_IN = { contentType: 'text/html', body: '<!doctype html><title>Please log in</title>' };

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('a first visit with an unanswered file says so below the name, and continues by itself when the file comes', async ({
  page,
}) => {
  const held = hold(page, '**/assets/start-*.js');
  await page.goto('/invoices', { waitUntil: 'commit' });
  await expect(page.locator('#opening')).toBeVisible();
  await page.clock.fastForward(A_WHILE);
  await expect(page.getByRole('status')).toContainText('This takes longer than it should.');
  await expect(page.getByRole('button', { name: 'Load again' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#opening')).toContainText('Business Suite');
  await held.letGo();
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load again' })).toHaveCount(0);
});

test('a first visit whose style sheet is unanswered requests it once more, and continues', async ({ page }) => {
  let asked = 0;
  await page.route('**/assets/*.css*', async (route) => {
    if (asked++ > 0) await route.continue();
  });
  await page.goto('/invoices', { waitUntil: 'commit' });
  await expect(page.locator('#opening')).toBeAttached();
  await page.clock.fastForward(A_WHILE);
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('font-family', /Tarazu/);
});

test('a missing style sheet is requested ever less often, and at once when the network is back', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    let times = 0;
    const count = ({ target }: Event) => target instanceof HTMLLinkElement && Reflect.set(window, 'failed', ++times);
    addEventListener('error', count, { capture: true });
  });
  await page.route('**/assets/index-*.css', (route) => route.abort());
  await page.clock.pauseAt(Date.now() + A_WHILE);
  await page.goto('/login', { waitUntil: 'commit' });
  const failed = () => page.evaluate(() => Number(Reflect.get(window, 'failed')));
  await expect.poll(failed).toBe(1);
  const waits = [1, 2, 4, 8, 16, 32, 60, 60];
  for (const [at, seconds] of waits.entries()) {
    await page.clock.runFor(seconds * 1000 - 1);
    expect(await failed()).toBe(at + 1);
    await page.clock.runFor(1);
    await expect.poll(failed).toBe(at + 2);
  }
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await expect.poll(failed).toBe(waits.length + 2);
});

test('a screen whose file is unanswered says so, leaves the others working, and opens once the file has come', async ({
  page,
}) => {
  const held = hold(page, '**/assets/sales-screen-*.js');
  await page.goto('/invoices');
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await page.clock.fastForward(LONG_ENOUGH);
  await expect(page.getByRole('alert')).toContainText('A part of the app could not be fetched.');
  await page.getByRole('link', { name: 'GST', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST Management');
  await held.letGo();
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Management');
});

test('behind a captive portal “Load again” keeps the cached files', { tag: '@long' }, async ({
  page,
  context,
  faults,
}) => {
  await page.goto('/invoices');
  await isInstalled(page);
  await page.addInitScript(() => {
    window.matchMedia = new Proxy(window.matchMedia, {
      apply(ask, on, [query]) {
        if (query.includes('width')) throw new Error('A fault of the kept version');
        return Reflect.apply(ask, on, [query]);
      },
    });
  });
  await page.reload();
  await context.route('**/service-worker.js', (route) => route.fulfill(LOG_IN));
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load again' }).click();
  await loaded;
  await expect(page.getByRole('alert')).toContainText('Tarazu could not start');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  expect(faults.splice(0).join()).toMatch(/^uncaught: Error: A fault of the kept version/);
});

test('a page that could not start continues only when the app answers, not a login page', async ({ page, context }) => {
  const entry = '**/assets/index-*.js';
  let asked = 0;
  await page.route(entry, (route) => {
    if (asked++ === 0) return route.abort();
    return asked < 4 ? route.fulfill(LOG_IN) : route.continue();
  });
  await page.goto('/invoices');
  await expect(page.getByRole('alert')).toContainText('Tarazu could not start');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(() => asked).toBe(2);
  for (const next of [3, 4]) {
    await page.clock.fastForward(1000);
    await expect.poll(() => asked).toBeGreaterThanOrEqual(next);
  }
  await expect(page.getByText('INV-2024-014')).toBeVisible();
});
