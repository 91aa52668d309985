import { readFile } from 'node:fs/promises';
import { read } from '@e965/xlsx';
import type { Page } from '@playwright/test';
import { readPdf } from '../support/pdf.ts';
import { expect, isInstalled, openOffline, test } from './fixtures.ts';
import { someOf } from '../support/some-of.ts';

/** The file that a click downloads. */
async function downloaded(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

test('an invoice is downloaded as PDF offline, with the content of its printed form', { tag: '@offline' }, async ({
  page,
}) => {
  await openOffline(page, '/invoices');
  await page.evaluate(() => {
    window.print = () =>
      document.body.setAttribute(
        'data-printed',
        String(document.querySelector<HTMLElement>('[data-paper]')?.textContent),
      );
  });
  await page.getByRole('button', { name: 'Print INV-2024-010' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', /Tax Invoice/);
  const printed = (await page.locator('body').getAttribute('data-printed')) ?? '';

  const { name, bytes } = await downloaded(page, 'Download INV-2024-010');
  // Before the file is read, which may take longer than a toast stays.
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('PDF saved')).toBeVisible();
  expect(name).toBe('INV-2024-010.pdf');
  const { text, info, texts } = await readPdf(bytes);
  expect(info['Title']).toContain('INV-2024-010');
  expect(texts).toHaveLength(1);
  for (const said of ['Tax Invoice', 'Maharashtra (27)', '₹93,788.47', 'Rupees Ninety Three Thousand']) {
    expect(printed).toContain(said);
    expect(text).toContain(said);
  }
});

test('each statement is exported as PDF offline, with the content of the screen', {
  tag: '@offline',
}, async ({ page }) => {
  await openOffline(page, '/reports');
  for (const name of ['Profit & Loss', 'Balance Sheet', 'Cash Flow']) {
    await page.getByRole('button', { name: `Generate ${name}` }).click();
    const rows = page.getByRole('region', { name }).getByRole('row');
    // A list of elements waits for none of them.
    await expect(rows.first()).toBeVisible();
    const shown = await rows.allInnerTexts();
    const file = await downloaded(page, `Export PDF ${name}`);
    expect(file.name).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.pdf$/);
    const { text, texts, info, tags } = await readPdf(file.bytes);
    expect(texts).toHaveLength(1);
    expect(text).toContain('Page 1 of 1');
    expect(text).toContain('Shree Tarang Traders');
    expect(info['Title']).toContain(name);
    expect(tags.filter((tag) => tag === 'TR')).toHaveLength(shown.length);
    for (const cell of shown.flatMap((row) => row.split('\t'))) expect(text).toContain(cell.trim());
  }
});

test('the reports are exported as a workbook with numeric cells', async ({ page }) => {
  await page.goto('/reports');
  const { name, bytes } = await downloaded(page, 'Export Reports');
  expect(name).toMatch(/^reports-\d{4}-\d\d-\d\d\.xlsx$/);
  const book = read(bytes, { cellNF: true });
  expect(book.SheetNames).toEqual(['Financial Reports', 'Sales Analytics', 'Inventory Reports', 'Tax Reports']);
  for (const sheet of Object.values(book.Sheets)) expect(sheet['A1']?.t).toBe('s');
  const figures = Object.values(book.Sheets['Tax Reports'] ?? {}).filter((cell) => cell?.t === 'n');
  expect(figures.map(({ v }) => v)).toContain(2_26_000);
  expect(figures.find(({ v }) => v === 2_26_000)).toMatchObject({ w: '₹2,26,000.00' });
});

test('on the first visit too, once the app is installed', { tag: '@offline' }, async ({ page, context }) => {
  await page.goto('/invoices');
  await isInstalled(page);
  await expect(page.getByText('INV-2024-014')).toBeVisible();
  await context.setOffline(true);
  const { bytes } = await downloaded(page, 'Download INV-2024-014');
  expect((await readPdf(bytes)).text).toContain('INV-2024-014');
});

for (const part of someOf(2, ['document-worker', 'save-document', 'entities'])) {
  test(`without ${part} a file cannot be written: an error says so, and nothing is saved`, async ({
    page,
    context,
  }) => {
    await context.route(new RegExp(part), (route) => route.abort());
    await page.goto('/invoices');
    await expect(page.getByText('INV-2024-014')).toBeVisible();
    let downloads = 0;
    page.on('download', () => downloads++);
    await page.getByRole('button', { name: 'Download INV-2024-014' }).click();
    const said = page.getByRole('region', { name: 'Notifications' });
    await expect(said.getByText('PDF not saved')).toBeVisible();
    await expect(said.getByText('A part of the app could not be fetched.')).toBeVisible();
    expect(downloads).toBe(0);
  });
}
