import type { Page } from '@playwright/test';
import { readPdf } from '../support/pdf.ts';
import { expect, test } from './fixtures.ts';
import { seeCharts } from './states/dashboard.ts';
import { someOf } from '../support/some-of.ts';

/** A4 without the margins of print.css. */
test.use({ viewport: { width: 688, height: 990 } });

const list = (page: Page, name: string) => page.getByRole('table', { name });

for (const { path, name, heads } of someOf(2, [
  {
    path: '/invoices',
    name: 'All Invoices',
    heads: ['Invoice #', 'Date', 'Customer', 'Amount', 'Tax', 'Total', 'Status', 'Due Date'],
  },
  { path: '/sales', name: 'All Sales Orders', heads: ['Order #', 'Date', 'Customer', 'Amount', 'Status'] },
  {
    path: '/accounting',
    name: 'Voucher Entries',
    heads: ['Voucher #', 'Date', 'Type', 'Reference', 'Debit', 'Credit', 'Amount', 'Narration'],
  },
  {
    path: '/inventory',
    name: 'Products',
    heads: ['Product #', 'Name', 'SKU', 'Category', 'Stock', 'Level', 'Unit Price', 'Location'],
  },
  { path: '/gst', name: 'GST Rates', heads: ['GST #', 'Name', 'Percentage', 'Category'] },
])) {
  test(`${name} is printed as a table with its column heads, without any controls`, async ({ page }) => {
    await page.goto(path);
    await expect(list(page, name).getByRole('row').last()).toBeVisible();
    await page.emulateMedia({ media: 'print' });

    await expect(list(page, name).getByRole('columnheader')).toHaveText(heads, { useInnerText: true });
    for (const row of await list(page, name).getByRole('row').all()) {
      await expect(row).toHaveCSS('display', 'table-row');
      await expect(row.locator('td:visible, th:visible')).toHaveCount(heads.length);
    }
    await expect(page.locator('button:visible:not(th button, [aria-haspopup="listbox"])')).toHaveCount(0);
    for (const role of ['searchbox', 'tab', 'banner', 'navigation', 'complementary'] as const) {
      // The pager is a landmark, too; on paper it says which rows of the list these are.
      await expect(page.getByRole(role).filter({ hasNotText: /^\d+–\d+ of \d+$/ })).toHaveCount(0);
    }
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0);
    await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
    expect(await cutOff(page), 'texts that are cut off').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(688);
  });
}

for (const path of someOf(2, ['/invoices', '/reports'])) {
  test(`${path} is printed with the company and the date, without its subtitle`, async ({ page }) => {
    await page.clock.setFixedTime('2024-11-14T10:00:00+05:30');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await page.getByRole('button', { name: 'Company' }).click();
    await page.getByRole('option', { name: 'Tarang Exports · FY 2023-24' }).click();
    await page.clock.setFixedTime('2024-11-15T10:00:00+05:30');
    const { text } = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    expect(text).toContain('Tarang Exports · FY 2023-24');
    expect(text).toContain('Printed 15 Nov 2024');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('h1 + p')).toBeHidden();
  });
}

test('a printed tax invoice has only its own letterhead', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'Print INV-2024-010' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  const { text } = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  expect(text).toContain('INV-2024-010');
  expect(text).not.toContain('Printed ');
  expect(text.split('Shree Tarang Traders')).toHaveLength(3);
});

for (const { what, press, role } of [
  { what: 'a form', press: 'New Invoice', role: 'dialog' },
  { what: 'a question', press: 'Delete INV-2024-014', role: 'alertdialog' },
  { what: 'a pick list', press: 'Status of INV-2024-014', role: 'listbox' },
] as const) {
  test(`${what} that is open is not printed over its page, and is still open afterwards`, async ({ page }) => {
    await page.goto('/invoices');
    await page.getByRole('button', { name: press }).first().click();
    await expect(page.getByRole(role)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(`[role="${role}"]`)).toBeHidden();
    await expect(page.locator('tr', { hasText: 'INV-2024-014' })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole(role)).toBeVisible();
  });
}

test('a status is printed as a plain word, not as a button', async ({ page }) => {
  await page.goto('/invoices');
  const status = list(page, 'All Invoices').getByRole('button', { name: 'Status of INV-2024-014' });
  await expect(status).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(status).toHaveText(/^(Draft|Paid|Pending|Overdue)$/);
  await expect(status).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(status.locator('svg')).toBeHidden();
});

test('selected and marked rows are printed like all others', async ({ page }) => {
  await page.goto('/invoices?show=INV-2024-010');
  await expect(page.locator('tr[aria-current]')).toBeVisible();
  await page.locator('tr[aria-current]').press('Space');
  const bar = page.getByRole('group', { name: 'Selected invoices' });
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  const looks = await list(page, 'All Invoices')
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const { backgroundColor, boxShadow, outlineStyle } = getComputedStyle(row);
        return [backgroundColor, boxShadow, outlineStyle].join(' ');
      }),
    );
  expect(new Set(looks).size).toBe(1);
});

test('a visible toast is not printed over the page', async ({ page }) => {
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'Download INV-2024-010' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('PDF saved');
  await expect(toast).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // Checked without a retry: the toast disappears by itself.
  expect(await toast.isVisible()).toBe(false);
});

test('a list over several sheets has its column heads on each', async ({ page }) => {
  await page.goto('/invoices');
  await expect(list(page, 'All Invoices').getByRole('row').last()).toBeVisible();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media print { @page { size: 210mm 110mm } }');
    document.adoptedStyleSheets = [sheet];
  });
  const { texts } = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const withRows = texts.filter((text) => text.includes('INV-2024-'));
  expect(withRows.length).toBeGreaterThan(1);
  for (const text of withRows) expect(text).toContain('Due Date');
});

test('a list that is too wide for its sheet, with amounts in crores, is printed with all columns', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/invoices?new');
  const form = page.getByRole('dialog', { name: 'Create New Invoice' });
  await form.getByRole('button', { name: 'Customer' }).click();
  await page.getByRole('option', { name: 'Desai & Sons' }).click();
  await form.getByLabel('Due Date').fill('2024-12-25');
  await form.getByLabel('Rate').fill('12,34,56,789.25');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('section:has(table)')).toHaveCSS('overflow-x', 'auto');
  const { text } = await readPdf(new Uint8Array(await page.pdf()));
  expect(text).toContain('Due Date');
  expect(text).toContain('25 Dec 2024');
});

for (const path of someOf(3, ['/', '/invoices', '/reports'])) {
  test(`${path} is printed in dark ink on white from the dark theme too`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.locator('html')).toHaveClass(/dark/);
    if (path === '/') await seeCharts(page);
    if (path === '/reports') await page.getByRole('button', { name: 'Generate Profit & Loss' }).click();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    expect(await paleTexts(page), 'texts that are pale on white').toEqual([]);
  });
}

test('a statement is printed without the cards that generate statements', async ({ page }) => {
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Generate Balance Sheet' }).click();
  const sheet = page.getByRole('region', { name: 'Balance Sheet' });
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.getByRole('table')).toBeVisible();
  await expect(page.getByText('What June earned')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('the dashboard is printed without its shortcuts', async ({ page }) => {
  await page.goto('/');
  await seeCharts(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Quick Actions' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'View All' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Last updated')).toBeVisible();
  expect(await cutOff(page), 'texts that are cut off').toEqual([]);
});

test('a wide window prints its charts within the sheet, without scaling it down', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/');
  await seeCharts(page);
  const { sizes } = await readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  // The heading of 20 CSS pixels is 15 points.
  expect(sizes.get('Dashboard')).toBeCloseTo(15);
});

/** Cells and lines whose text is cut off. */
function cutOff(page: Page) {
  return page
    .locator('main :is(td, th, p):visible')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
        .map((part) => part.textContent),
    );
}

/** Texts, including those in charts, with less than the contrast of 4.5 that text needs on white. */
function paleTexts(page: Page) {
  return page.locator('body').evaluate((body) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const pen = canvas;
    function isPale(colour: string): boolean {
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) < 4.5;
    }
    return [...body.querySelectorAll<HTMLElement | SVGElement>('main *, #root > * *')]
      .filter(
        (part) =>
          part.checkVisibility() &&
          [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((part) => isPale(part instanceof SVGElement ? getComputedStyle(part).fill : getComputedStyle(part).color))
      .map((part) => part.textContent);
  });
}

test('the cards of Accounts are printed with their sums to the paisa', async ({ page }) => {
  await page.goto('/accounting');
  const netWorth = page.getByRole('group', { name: 'Net Worth' });
  await expect(netWorth.getByText('₹23.8 L')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(netWorth.getByText('₹23.8 L')).toBeHidden();
  const figure = netWorth.getByText('₹23,77,929.75').first();
  await expect(figure).toHaveCSS('position', 'static');
  const [room, width] = await netWorth.locator('.stat-figure').evaluate((line) => [line.clientWidth, line.scrollWidth]);
  expect(width).toBeLessThanOrEqual(room ?? 0);
});
