import type { Page } from '@playwright/test';
import { readPdf } from '../support/pdf.ts';
import { button, field, importSheets, startBooks, table } from './books-hands.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const ITEMS = {
  'items.csv': `Item name,SKU,HSN,GST Rate,Sale price,Unit,Opening Stock,Opening Rate
Salt,101,25010020,5,100,PCS,500,80
Soap,102,34011190,18,50,PCS,500,40
`,
};
const key = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Keys' }).getByRole('button', { name, exact: true });

test('a phone starts at its counter, sells by its sheets, is paid by a UPI code, and prints a roll of 58 mm', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto('/books/new');
  const books = await startBooks(page);
  await importSheets(page, books, ITEMS);

  await test.step('what this device and the business need is set once', async () => {
    await page.goto(`${books}/settings`);
    await field(page, 'UPI ID').fill('asha@okbank');
    await page.getByRole('button', { name: 'Save', exact: true }).first().tap();
    await expect(page.getByText('Business updated successfully')).toBeVisible();
    await page.goto(`${books}/settings?tab=counter`);
    await page.getByRole('switch', { name: 'Open Here at Start' }).tap();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Counter' })).toBeAttached();
    await expect(page).toHaveURL(`${books}/counter`);
  });

  await test.step('tiles and keys stand in sheets, one at a time', async () => {
    await button(page, 'Items').tap();
    await button(page, 'Edit Favourites').tap();
    const dialog = page.getByRole('dialog', { name: 'Edit Favourites' });
    await dialog.getByRole('combobox', { name: 'Add an Item' }).fill('Salt');
    await page.getByRole('option', { name: /^Salt/ }).tap();
    await expect(dialog.getByRole('combobox', { name: 'Add an Item' })).toHaveValue('');
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await button(page, 'Salt ₹105').tap();
    await expect(table(page, 'Lines').getByRole('row').filter({ hasText: 'Salt' })).toContainText('1 PCS');
    await button(page, 'Keys').tap();
    await expect(page.getByRole('region', { name: 'Favourites' })).toBeHidden();
    for (const name of ['3', '*', '1', '0', '9', 'Delete Last', '2']) await key(page, name).tap();
    await expect(page.getByRole('combobox', { name: 'Find or Scan' })).toHaveValue('3*102');
    await key(page, 'Enter').tap();
    await expect(table(page, 'Lines').getByRole('row').filter({ hasText: 'Soap' })).toContainText('3 PCS');
    // The sheet covers none of the foot, and the lines stay in sight.
    await expect(table(page, 'Lines').getByRole('row').filter({ hasText: 'Soap' })).toBeInViewport();
    await button(page, 'Keys').tap();
    await expect(page.getByRole('region', { name: 'Keys' })).toBeHidden();
  });

  await test.step('the UPI code says how much, for which bill', async () => {
    await button(page, 'Pay ₹282').tap();
    await button(page, 'Fill UPI').tap();
    await button(page, 'UPI QR').tap();
    const code = page.getByRole('dialog', { name: 'UPI QR' }).getByRole('link');
    await expect(code).toBeVisible();
    const link = new URL((await code.getAttribute('href')) ?? '');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({ pa: 'asha@okbank', am: '282.00', tn: 'Bill 1' });
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap();
    await button(page, 'Save').tap();
    await expect(page.getByRole('region', { name: 'Saved' })).toContainText(/0001 saved/);
  });

  await test.step('the roll is one page, as long as what stands on it', async () => {
    await page.getByRole('link', { name: 'Open Invoice' }).tap();
    await page.getByRole('button', { name: 'Paper', exact: true }).tap();
    await page.getByRole('option', { name: '58 mm roll' }).tap();
    await page.goto(`${books}/counter`);
    await button(page, 'Items').tap();
    await button(page, 'Salt ₹105').tap();
    await button(page, 'Pay ₹105').tap();
    await button(page, 'Fill Cash').tap();
    await button(page, 'Save and Print').tap();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    const roll = page.locator('[data-roll="narrow roll"]');
    await expect(roll).toBeVisible();
    const height = (await roll.boundingBox())?.height ?? 0;
    const pdf = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
    const { texts, text } = await readPdf(Uint8Array.from(pdf));
    expect(texts).toHaveLength(1);
    expect(text).toMatch(/Tax Invoice.*0002.*Salt/);
    const [width = 0, length = 0] = sizeOf(pdf);
    expect(Math.round(width)).toBe(58);
    // Five millimetres at the top are the margin of the printer, as many at the end; beyond them stand at most ten.
    const blank = length - 10 - (height * 25.4) / 96;
    expect(blank).toBeGreaterThanOrEqual(0);
    expect(blank).toBeLessThanOrEqual(10);
  });
});

/** The width and length of the first page of a PDF, in millimetres. */
function sizeOf(pdf: Uint8Array): readonly number[] {
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(Buffer.from(pdf).toString('latin1'));
  return [box?.[1], box?.[2]].map((points) => (Number(points) * 25.4) / 72);
}
