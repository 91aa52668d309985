import type { Page } from '@playwright/test';
import { clearHttpCache, expect, isInstalled, test, versionOf } from './site.ts';

const [SHELL, MAIN, STYLES] = ['/index.html', '/assets/index-.*js', '/assets/index-.*css'];
const SCRIPT = { 'Content-Type': 'text/javascript' };

for (const [damage, body, headers] of [
  ['is garbage', '\u0000\u0001 not a script (', SCRIPT],
  ['ends in the middle', 'import{a as b}from"./re', SCRIPT],
  ['is a page', '<!doctype html><title>Please log in</title>', { 'Content-Type': 'text/html' }],
  ['is gone', undefined, {}],
] as const) {
  test(
    `a cached file that ${damage} is fetched again when a page opens, and then works offline again`,
    damage === 'is gone' ? {} : { tag: '@long' },
    async ({ page, context, site }) => {
      await page.goto('/invoices');
      await isInstalled(page);
      const files = [SHELL, MAIN, STYLES, '/assets/invoices-screen-.*js', '/assets/invoice-dialogs-.*js'];
      for (const file of files) await damageKept(page, file, body, headers);
      await expectInvoicesToOpen(page);
      await expect(page.getByRole('button', { name: 'New Invoice' })).toHaveCSS('min-height', '36px');
      await expect.poll(() => areWhole(page, files)).toBe(true);
      await site.goDark(context);
      await expectInvoicesToOpen(page);
      await page.getByRole('button', { name: 'New Invoice' }).click();
      await expect(page.getByRole('dialog', { name: 'Create New Invoice' })).toBeVisible();
    },
  );
}

test('offline, a damaged file shows a message, and is repaired when the network is back', { tag: '@long' }, async ({
  page,
  context,
  site,
}) => {
  await page.goto('/invoices');
  await isInstalled(page);
  await damageKept(page, MAIN, 'export const half = ', SCRIPT);
  await site.goDark(context);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Tarazu could not start');
  await site.comeBack(context);
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  await site.goDark(context);
  await expectInvoicesToOpen(page);
});

test('offline, a damaged screen shows a message in its place, and the others work', { tag: '@long' }, async ({
  page,
  context,
  site,
}) => {
  await page.goto('/invoices');
  await isInstalled(page);
  await damageKept(page, '/assets/sales-screen-.*js', 'export const half = ', SCRIPT);
  await site.goDark(context);
  await page.goto('/sales');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen could not be shown');
  await page.getByRole('link', { name: 'Invoices' }).first().click();
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  await site.comeBack(context);
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Management');
});

test('a complete cached version that does not start is dropped when the user asks to load again', {
  tag: '@long',
}, async ({ page, site, faults }) => {
  await page.goto('/invoices');
  await isInstalled(page);
  await site.deploy();
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      // Only the app queries the width; not-started.js queries the theme, and must keep working.
      if (query.includes('width') && !document.querySelector('meta[name="next"]'))
        throw new Error('A fault of the old version');
      return matchMedia(query);
    };
  });
  await page.reload();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  expect(await versionOf(page)).toBe('next');
  expect(faults.splice(0).join()).toMatch(/^uncaught: Error: A fault of the old version/);
});

async function expectInvoicesToOpen(page: Page) {
  await page.goto('/invoices');
  await expect(page.getByText('INV-2024-014')).toBeVisible();
}

/** Whether all these files lie in the service worker's cache as it stored them. */
const areWhole = (page: Page, files: readonly string[]) =>
  page.evaluate(async (paths) => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.keys()).map(async (key) => [key.url, await cache.match(key)] as const));
      }),
    );
    const whole = found.flat().filter(([, response]) => response?.headers.has('X-Kept-Digest'));
    return paths.every((path) => whole.some(([url]) => new RegExp(`^${path}$`).test(new URL(url).pathname)));
  }, files);

/** Replaces or deletes a file in the service worker's cache, and clears the browser's HTTP cache. */
async function damageKept(page: Page, file: string, body: string | undefined, headers: Record<string, string>) {
  const damaged = await page.evaluate(
    async ([path, text, type]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const kept = (await cache.keys()).find(({ url }) => new RegExp(`^${path}$`).test(new URL(url).pathname));
        if (!kept) continue;
        await cache.delete(kept);
        if (text !== undefined) await cache.put(kept, new Response(text, { headers: type }));
        return kept.url;
      }
      return undefined;
    },
    [file, body, headers] as const,
  );
  expect(damaged, `${file} was kept`).toBeDefined();
  await clearHttpCache(page);
}
