import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startOfText } from '../support/pdf.ts';
import { button, field, heading, importSheets, pick, startBooks } from './books-hands.ts';
import { expect, test } from './fixtures.ts';

const ITEMS = {
  'items.csv': `Item name,HSN,GST Rate,Sale price,Unit
Loose tea,09024020,5,100,PCS
`,
};
const CODE = '2900000000018';
const SHEET = 'A4, 24 labels of 63.5 × 33.9 mm';
const MM = 72 / 25.4;

test('goods without a code get one, and labels that are saved and printed where the printer hits them', async ({
  page,
}) => {
  await page.goto('/books/new');
  const books = await startBooks(page);
  await importSheets(page, books, ITEMS);
  await page.goto(`${books}/labels`);
  await addTea(page);
  await button(page, 'Make Code for Loose tea').click();
  const row = page.getByRole('row').filter({ hasText: 'Loose tea' });
  await expect(row).toContainText(`${CODE} · ₹105`);
  await pick(page, 'Paper', SHEET);
  await field(page, 'Labels of Loose tea').fill('3');
  await field(page, 'First Label').fill('23');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('status')).toHaveText('3 labels · Page 1 of 2');

  const [left, bottom] = await startOfLabels(page);
  await field(page, 'Right').fill('1.5');
  await field(page, 'Down').fill('-2');
  const [movedLeft, movedBottom] = await startOfLabels(page);
  expect((movedLeft - left) / MM).toBeCloseTo(1.5, 2);
  expect((movedBottom - bottom) / MM).toBeCloseTo(2, 2);

  await page.reload();
  await expect(heading(page, 'Labels')).toBeVisible();
  await addTea(page);
  await expect(page.getByRole('button', { name: `Paper ${SHEET}` })).toBeVisible();
  await expect(field(page, 'Right')).toHaveValue('1.5');
  await page.evaluate(() => {
    window.print = () => {
      document.title = `printed ${document.querySelectorAll('[data-paper] svg[role=img]').length} code`;
    };
  });
  await button(page, 'Print').click();
  await expect(page).toHaveTitle('printed 1 code');
});

/** Adds it to the labels; the field is empty again for the next item. */
async function addTea(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Add an Item' }).fill('tea');
  await page.getByRole('option', { name: /^Loose tea/ }).click();
}

/** Where the first text begins of the labels that are saved as a PDF. */
async function startOfLabels(page: Page) {
  const saved = page.waitForEvent('download');
  await button(page, 'Save PDF').click();
  return startOfText(new Uint8Array(await readFile(await (await saved).path())));
}
