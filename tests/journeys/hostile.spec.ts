import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isWhole, PAYLOADS, payloadsFor } from '../support/payloads.ts';
import { expect, test } from './fixtures.ts';
import { HEADINGS } from './routes.ts';
import { someOf } from '../support/some-of.ts';

// Script that runs, a policy breach, a request to another origin or an uncaught error fails the journey: see fixtures.ts.

test.beforeEach(async ({ context, faults }) => {
  await context.exposeFunction('__ran', (which: number) => faults.push(`payload ${which} ran`));
});

/** Unknown paths have a test of their own. */
const SCREENS = Object.entries(HEADINGS).slice(0, -1);

/** As a URL can carry it: a lone surrogate as its bytes, which are not valid UTF-8. */
const escaped = (text: string) =>
  text
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .slice(0, 400)
    .replaceAll(/[^]/gu, encodeURIComponent);

const sideways = (page: Page) =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - (document.scrollingElement?.clientWidth ?? 0));

for (const [at, [route, heading]] of someOf(4, [...SCREENS.entries()])) {
  test(`with any search and hash, ${route} opens its screen`, async ({ page }) => {
    test.setTimeout(isWhole ? 300_000 : 120_000);
    const names = payloadsFor(at, SCREENS.length);
    for (const name of isWhole ? names : names.slice(0, 1)) {
      const text = escaped(PAYLOADS[name]);
      await page.goto(`${route}?show=${text}&new=${text}&tab=${text}&find=${text}&${text}=${text}&${text}#${text}`);
      await expect(page.locator('h1'), name).toHaveText(heading);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await sideways(page), name).toBeLessThanOrEqual(0);
    }
  });
}

test('the server answers any request properly, and an unknown address opens the 404', async ({ page, app }) => {
  test.setTimeout(isWhole ? 300_000 : 120_000);
  const paths = Object.values(PAYLOADS).flatMap((text) => [`/${escaped(text)}`, `/invoices/${escaped(text)}`]);
  const odd = [
    '/%',
    '/%E0%A4%A',
    '/%00',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/',
    '/__proto__',
  ];
  for (const path of [...paths, ...odd]) {
    const answer = await page.request.get(`${app.url}${path}`, { headers: { accept: 'text/html' } });
    expect(answer.status(), path).toBeLessThan(500);
    expect(await answer.text(), path).not.toMatch(/"name": "tarazu"|root:x:0/);
  }
  for (const name of payloadsFor(0, 12)) {
    await page.goto(`/none/${escaped(PAYLOADS[name]).replaceAll(/%00|%2F/gi, 'x')}`);
    await expect(page.locator('h1'), name).toHaveText('404');
    expect(await sideways(page), name).toBeLessThanOrEqual(0);
  }
});

test('a business all of whose names are hostile is shown on every screen, wide and narrow', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/settings?tab=system');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Data' }).click(),
  ]);
  const buffer = Buffer.from(hostile(await readFile(await download.path(), 'utf8')));
  await page.getByRole('button', { name: 'Import Data' }).click();
  await page.getByLabel('Backup file').setInputFiles({ name: 'hostile.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toContainText('Data imported');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [route, heading] of [...SCREENS, ['/settings?tab=users', 'Settings'] as const]) {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, route);
      await expect(page).toHaveURL(new RegExp(`${route.replace('?', '\\?')}$`));
      await expect(page.locator('main h1')).toHaveText(heading);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        expect(await sideways(page), `${route} at ${width}`).toBeLessThanOrEqual(0);
      }
      expect(await sideways(page), `${route} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

type Row = Record<string, unknown>;

/** The backup with a record per table and payload, in all its text fields; with a new checksum, as format.md describes. */
function hostile(text: string): string {
  const copy = JSON.parse(text) as { records: Record<string, Row[]>; counts: Row; checksum: string };
  for (const [table, fields] of Object.entries(TYPED)) {
    const [first = {}] = copy.records[table] ?? [];
    const rows = Object.values(PAYLOADS).map((payload, at) => ({
      ...first,
      ...Object.fromEntries(fields.map((field) => [field, payload])),
      id: String(first['id']).replace(/\d+$/, (number) => String(Number(number) + 1000 + at)),
    }));
    copy.records[table] = [...(copy.records[table] ?? []), ...rows];
    copy.counts[table] = copy.records[table].length;
  }
  // There are exactly three; the header shows the first.
  for (const [at, entry] of (copy.records['headerCompanies'] ?? []).entries()) {
    const payload = IN_HEADER[at] ?? '';
    Object.assign(entry, { name: payload, year: payload });
  }
  const plain = JSON.stringify(copy.records, (_, value: unknown) =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
  return JSON.stringify({ ...copy, checksum: createHash('sha256').update(plain).digest('hex') });
}

const TYPED: Readonly<Record<string, readonly string[]>> = {
  invoices: ['customerName'],
  customers: ['name', 'gstin'],
  salesOrders: ['customerName'],
  purchaseOrders: ['vendorName'],
  products: ['name', 'sku', 'supplier'],
  stockMovements: ['product', 'reference', 'reason'],
  vouchers: ['reference', 'debitLedger', 'creditLedger', 'narration'],
  ledgerAccounts: ['name', 'code'],
  gstRates: ['name'],
  companies: ['name', 'gstin', 'phone', 'email', 'address'],
  users: ['name', 'email'],
  financialYears: ['name'],
  locations: ['name', 'code', 'address', 'city', 'state', 'pincode', 'phone', 'email', 'manager'],
};
const IN_HEADER = [PAYLOADS['one long word'], PAYLOADS['a picture that fails'], PAYLOADS['a turned direction']];
