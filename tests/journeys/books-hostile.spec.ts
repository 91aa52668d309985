import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { blankInvoice } from '#domain/books/documents/blank-document.ts';
import type { InvoiceInput } from '#domain/books/documents/document.ts';
import { asRate } from '#domain/books/rate.ts';
import { asQuantity } from '#domain/quantity.ts';
import { isWhole, PAYLOAD_NAMES, PAYLOADS, payloadsFor } from '../support/payloads.ts';
import { expect, test } from './fixtures.ts';
import { button, choose, heading, importSheets, startBooks, table } from './books-hands.ts';

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
  ['/orders', 'Orders'],
  ['/purchases', 'Purchases'],
  ['/payments', 'Payments'],
  ['/banking', 'Banking'],
  ['/parties', 'Parties'],
  ['/items', 'Items'],
  ['/accounting', 'Accounting'],
  ['/gst', 'GST'],
  ['/reports', 'Reports'],
  ['/counter', 'Counter'],
  ['/counter/shifts', 'Shifts'],
  // The customer display has the business's name, which is hostile, too.
  ['/counter/display', /./],
  ['/labels', 'Labels'],
  ['/settings', 'Settings'],
] as const;
const BOOKS = '/books/asha-stores';

const sideways = (page: Page) =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - (document.scrollingElement?.clientWidth ?? 0));

test('with any search and hash, every screen of books opens', async ({ page }) => {
  test.setTimeout(isWhole ? 3_600_000 : 120_000);
  for (const [at, [path, title]] of SCREENS.entries()) {
    const names = payloadsFor(at, SCREENS.length);
    for (const name of isWhole ? names : names.slice(0, 1)) {
      const text = encodeURIComponent(PAYLOADS[name].replaceAll(/\p{Cs}/gu, '\ufffd').slice(0, 400));
      await page.goto(`${BOOKS}${path}?show=${text}&new=${text}&tab=${text}&find=${text}&${text}=${text}#${text}`);
      await expect(page.locator('main h1'), name).toHaveText(title);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await sideways(page), name).toBeLessThanOrEqual(0);
    }
  }
});

test('books all of whose names are hostile are restored, and shown on every screen, wide and narrow', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(isWhole ? 3_600_000 : 240_000);
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
    for (const [path, title] of SCREENS) {
      await page.goto(`${restored}${path}`);
      await expect(page.locator('main h1')).toHaveText(title);
      await expectNarrow(page, `${path} at ${width}`);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await expectNarrow(page, `${path} at ${width}`);
      }
    }
    for (const name of payloadsFor(width, PAYLOAD_NAMES.length)) {
      await page.goto(`${restored}/vouchers/${invoiceId(PAYLOAD_NAMES.indexOf(name))}`);
      await expect(table(page, 'Postings')).toBeVisible();
      expect(await sideways(page), `an invoice to ${name} at ${width}`).toBeLessThanOrEqual(0);
      expect(await startOfPdf(page), name).toBe('%PDF-');
      await button(page, 'Edit').click();
      await expect(page.getByRole('combobox', { name: 'Customer' })).toBeVisible();
      expect(await sideways(page), `the form of an invoice to ${name} at ${width}`).toBeLessThanOrEqual(0);
    }
    for (const [path, title] of REPORTS) {
      await page.goto(`${restored}/reports/${path}`);
      await expect(table(page, title)).toBeVisible();
      expect(await sideways(page), `${title} at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.goto('/books');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await sideways(page), `the shelf at ${width}`).toBeLessThanOrEqual(0);
  }
});

test('documents whose every text is hostile are saved, shown, put on paper and edited as they were typed', async ({
  page,
}) => {
  test.setTimeout(isWhole ? 3_600_000 : 120_000);
  await importSheets(page, BOOKS, {
    'items.csv': 'Item name,HSN,GST Rate,Unit\nSoap,34011190,18,NOS\n',
    'parties.csv': 'Party Name,Party Type,State\nAsha,Both,Maharashtra\n',
  });
  for (const [at, [kind, key, other, listed]] of DOCUMENTS.entries()) {
    for (const name of payloadsFor(at, DOCUMENTS.length).slice(0, isWhole ? undefined : 1)) {
      await page.keyboard.press(key);
      await expect(heading(page, `New ${kind}`)).toBeVisible();
      await choose(page, other, 'Asha');
      if (kind === 'Invoice') await page.getByRole('switch', { name: 'Other Delivery Address' }).click();
      const line = page.getByRole('group', { name: 'Line 1', exact: true });
      await choose(line, kind === 'Invoice' ? 'Item' : 'Item or Ledger', 'Soap');
      await line.getByLabel('Quantity', { exact: true }).fill('1');
      await line.getByLabel('Rate', { exact: true }).fill('100');
      const held = await typeInTexts(page, PAYLOADS[name]);
      // Some texts are no bill number or address, or blank: the rest of the document is tried all the same.
      if (kind === 'Invoice') {
        await page.getByLabel('Delivery Address', { exact: true }).fill(`1 ${PAYLOADS[name]}`);
        await choose(page, 'Delivery State', 'Goa');
      } else {
        await page.getByLabel('Bill Number').fill(`${at} ${name} ${PAYLOADS[name].slice(0, 40)}`);
        await page.getByLabel('Bill Date').fill('26/11/2026');
      }
      await button(page, 'Save').click();
      await expect(heading(page, new RegExp(`^${kind} `)), name).toBeVisible();
      const title = (await page.locator('main h1').textContent()) ?? '';
      expect(await startOfPdf(page), name).toBe('%PDF-');
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await sideways(page), `${title}: ${name}`).toBeLessThanOrEqual(0);
      }
      await button(page, 'Edit').click();
      await expect(heading(page, `Edit ${title}`)).toBeVisible();
      expect(await textsIn(page), name).toMatchObject(held);
      expect(await sideways(page), `the form of ${title}: ${name}`).toBeLessThanOrEqual(0);
      await page.goto(`${BOOKS}${listed}`);
      await expect(table(page, kind === 'Invoice' ? 'Invoices' : 'Purchases')).toContainText(
        title.slice(kind.length + 1),
      );
      expect(await sideways(page), `the list of ${title}: ${name}`).toBeLessThanOrEqual(0);
    }
  }
});

/** The documents, their keys, the other party, and their lists. */
const DOCUMENTS = [
  ['Invoice', 'F8', 'Customer', '/invoices'],
  ['Purchase', 'F9', 'Supplier', '/purchases'],
] as const;
/** The fields of a document that take any text. */
const TEXTS = ['Description', 'Reference', 'Notes', 'Delivered To', 'Delivery City'];

/** How the file begins that is saved of a voucher, boxes in it or not. */
async function startOfPdf(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await button(page, 'Save PDF').click();
  const question = page.getByRole('alertdialog', { name: 'Some letters cannot be printed' });
  await Promise.race([saved, question.waitFor()]);
  if (await question.isVisible()) await question.getByRole('button', { name: 'Save with Boxes' }).click();
  return (await readFile(await (await saved).path())).subarray(0, 5).toString();
}

/** Types a text into all of them; what each holds then. */
async function typeInTexts(page: Page, text: string): Promise<Readonly<Record<string, string>>> {
  for (const label of TEXTS) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.count()) > 0) await field.fill(text);
  }
  return textsIn(page);
}

/** What stands in them, but for white space, which is trimmed when they are kept. */
async function textsIn(page: Page): Promise<Readonly<Record<string, string>>> {
  const held: Record<string, string> = {};
  for (const label of TEXTS) {
    const field = page.getByLabel(label, { exact: true });
    if ((await field.count()) > 0) held[label] = (await field.inputValue()).trim().replaceAll(/\s+/g, ' ');
  }
  return held;
}

/** Neither the page nor the forms of its first records reach out sideways. */
async function expectNarrow(page: Page, where: string): Promise<void> {
  expect(await sideways(page), where).toBeLessThanOrEqual(0);
  // A voucher is edited on a page of its own.
  const edits = page.getByRole('main').getByRole('button', { name: /^Edit (?!H\/)/ });
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
  for (const [of, { fields, ...row }] of Object.entries(TYPED)) {
    const own = copy.records[of] ?? [];
    const rows = Object.values(PAYLOADS).map((payload, at) => ({
      ...row,
      ...Object.fromEntries(fields.map((field) => [field, payload])),
      id: `${row.id}${String(1000 + at).padStart(6, '0')}`,
    }));
    copy.records[of] = [...own, ...rows];
    copy.counts[of] = own.length + rows.length;
    copy.kept[`last ${of}`] = 999 + rows.length;
  }
  const invoices = Object.values(PAYLOADS).map(anInvoiceTo);
  copy.records['vouchers'] = invoices;
  copy.counts['vouchers'] = invoices.length;
  copy.kept['last vouchers'] = invoices.length;
  const { created, kept, records } = copy;
  const plain = JSON.stringify({ created, kept, records }, (_, value: unknown) =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
  return JSON.stringify({ ...copy, checksum: createHash('sha256').update(plain).digest('hex') });
}

/** An issued invoice of 100 to the party of the payload, with it in all its other texts, too. */
function anInvoiceTo(payload: string, at: number): Row {
  const serial = String(1000 + at).padStart(6, '0');
  const own = { registration: 'Unregistered', roundOff: true, state: '27' } as const;
  const blank = blankInvoice('2026-04-05', own);
  const place = { address: payload, city: payload, pinCode: '', gstin: '', state: '27' };
  const input: InvoiceInput = {
    ...blank,
    party: { id: `PTY-${serial}`, name: payload, registration: 'Unregistered', ...place },
    place: '27',
    reference: payload,
    narration: payload,
    lines: blank.lines.map((line) => ({
      ...line,
      item: { id: `ITM-${serial}`, kind: 'Goods', name: payload, taxability: 'Taxable' },
      description: payload,
      quantity: asQuantity(1),
      rate: asRate(100_0000),
    })),
  };
  return {
    ...kindOf(input).sums(input),
    id: invoiceId(at),
    rev: 1,
    state: 'Issued',
    number: `H/${at + 1}`,
    postings: [
      { ledger: `PTY-${serial}`, amount: 100_00 },
      { ledger: 'LED-000004', amount: -100_00 },
    ],
  };
}

const invoiceId = (at: number) => `VCH-${String(at + 1).padStart(9, '0')}`;

const REPORTS = [
  ['receivables', 'Receivables'],
  ['sales-register', 'Sales Register'],
  ['stock-summary', 'Stock Summary'],
] as const;

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
