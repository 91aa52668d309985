import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isWhole, PAYLOADS, payloadsFor } from '../support/payloads.ts';
import { expect, test } from './fixtures.ts';
import { startBooks } from './states/books.ts';

// Script that runs, a policy breach, a request to another origin or an uncaught error fails the journey: see fixtures.ts.

test.beforeEach(async ({ context, page, faults }) => {
  await context.exposeFunction('__ran', (which: number) => faults.push(`payload ${which} ran`));
  await page.goto('/books/new');
  await startBooks(page);
});

/** The screens of a set of books, with their headings. */
const SCREENS = [
  ['', 'Dashboard'],
  ['/invoices', 'Invoices'],
  ['/purchases', 'Purchases'],
  ['/payments', 'Payments'],
  ['/banking', 'Banking'],
  ['/parties', 'Parties'],
  ['/items', 'Items'],
  ['/accounting', 'Accounting'],
  ['/gst', 'GST'],
  ['/reports', 'Reports'],
  ['/settings', 'Settings'],
] as const;
const BOOKS = '/books/asha-stores';

const sideways = (page: Page) =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - (document.scrollingElement?.clientWidth ?? 0));

test('with any search and hash, every screen of books opens', async ({ page }) => {
  test.setTimeout(isWhole ? 600_000 : 120_000);
  for (const [at, [path, heading]] of SCREENS.entries()) {
    const names = payloadsFor(at, SCREENS.length);
    for (const name of isWhole ? names : names.slice(0, 1)) {
      const text = encodeURIComponent(PAYLOADS[name].replaceAll(/\p{Cs}/gu, '\ufffd').slice(0, 400));
      await page.goto(`${BOOKS}${path}?show=${text}&new=${text}&tab=${text}&find=${text}&${text}=${text}#${text}`);
      await expect(page.locator('main h1'), name).toHaveText(heading);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await sideways(page), name).toBeLessThanOrEqual(0);
    }
  }
});

test('books all of whose names are hostile are restored, and shown on every screen, wide and narrow', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto(`${BOOKS}/settings`);
  for (const [label, payload] of Object.entries(TYPED_IN_BUSINESS)) {
    await page.getByLabel(label, { exact: true }).fill(PAYLOADS[payload]);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Business updated successfully')).toBeVisible();
  await page.getByRole('tab', { name: 'Backup' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Save a copy' }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const buffer = Buffer.from(hostile(await readFile(await download.path(), 'utf8')));

  await page.goto('/books');
  await page.getByRole('button', { name: 'Restore from a copy' }).click();
  await page
    .getByLabel('Copy', { exact: true })
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(page.locator('main h1')).toHaveText('Dashboard');
  const restored = new URL(page.url()).pathname;
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [path, heading] of SCREENS) {
      await page.goto(`${restored}${path}`);
      await expect(page.locator('main h1')).toHaveText(heading);
      await expectNarrow(page, `${path} at ${width}`);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectNarrow(page, `${path} at ${width}`);
      }
    }
    await page.goto('/books');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await sideways(page), `the shelf at ${width}`).toBeLessThanOrEqual(0);
  }
});

/** Neither the page nor the forms of its first records reach out sideways. */
async function expectNarrow(page: Page, where: string): Promise<void> {
  expect(await sideways(page), where).toBeLessThanOrEqual(0);
  const edits = page.getByRole('main').getByRole('button', { name: /^Edit / });
  for (const edit of (await edits.all()).slice(0, isWhole ? 12 : 2)) {
    await edit.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await sideways(page), where).toBeLessThanOrEqual(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  }
}

type Row = Record<string, unknown>;
type Copy = {
  created: string;
  kept: Record<string, number>;
  records: Record<string, Row[]>;
  counts: Record<string, number>;
};

/** The copy with a record per table and payload, in all its text fields; with a new checksum, as format.md describes. */
function hostile(text: string): string {
  const copy = JSON.parse(text) as Copy;
  for (const [table, { fields, ...row }] of Object.entries(TYPED)) {
    const own = copy.records[table] ?? [];
    const rows = Object.values(PAYLOADS).map((payload, at) => ({
      ...row,
      ...Object.fromEntries(fields.map((field) => [field, payload])),
      id: `${row.id}${String(1000 + at).padStart(6, '0')}`,
    }));
    copy.records[table] = [...own, ...rows];
    copy.counts[table] = own.length + rows.length;
    copy.kept[`last ${table}`] = 999 + rows.length;
  }
  const { created, kept, records } = copy;
  const plain = JSON.stringify({ created, kept, records }, (_, value: unknown) =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
  return JSON.stringify({ ...copy, checksum: createHash('sha256').update(plain).digest('hex') });
}

const TYPED_IN_BUSINESS: Readonly<Record<string, keyof typeof PAYLOADS>> = {
  'Business Name': 'one long word',
  Address: 'a script',
  City: 'a turned direction',
  'Your Name': 'a picture that fails',
  'Bank Name': 'a page elsewhere',
  Terms: 'a script that closes ours',
};

/** By table, the fields that take any text, the beginning of an id, and a record without them. */
const TYPED: Readonly<Record<string, Row & { fields: readonly string[]; id: string }>> = {
  parties: {
    fields: ['name', 'gstin', 'state', 'address', 'city', 'pinCode', 'phone', 'email'],
    id: 'PTY-',
    rev: 1,
    kind: 'Both',
    registration: 'Regular',
    creditDays: null,
    opening: 0,
    bills: [],
    isActive: true,
  },
  items: {
    fields: ['name', 'sku', 'barcode', 'hsn'],
    id: 'ITM-',
    rev: 1,
    kind: 'Goods',
    unit: 'NOS',
    taxability: 'Taxable',
    rates: [{ from: '2017-07-01', percent: 18 }],
    priceIncludesGst: false,
    sellingPrice: null,
    purchasePrice: null,
    reorderLevel: null,
    openingQuantity: 0,
    openingRate: 0,
    isActive: true,
  },
  ledgers: { fields: ['name'], id: 'LED-', rev: 1, group: 'Fixed Assets', opening: 100, isActive: true },
  godowns: { fields: ['name', 'address'], id: 'GDN-', rev: 1, isActive: true },
};
