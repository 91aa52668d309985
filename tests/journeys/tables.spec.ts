import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

async function openInvoices(page: Page) {
  await page.goto('/invoices');
  await expect(page.getByText('INV-2024-001')).toBeVisible();
}

test.describe('in a window of 1280 pixels with a scroll bar of 15', () => {
  test.use({ viewport: { width: 1265, height: 800 } });

  test('the invoices show the full names of all customers', async ({ page }) => {
    await openInvoices(page);
    const heads = await page.getByRole('columnheader').allInnerTexts();
    expect(heads).toContain('Customer');
    const cut = await page.locator(`td:nth-child(${heads.indexOf('Customer') + 1})`).evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          const { paddingLeft, paddingRight } = getComputedStyle(cell);
          const room = cell.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
          return text.getBoundingClientRect().width > room + 0.5;
        })
        .map((cell) => cell.textContent),
    );
    expect(cut).toEqual([]);
  });
});

test.describe('in the narrowest window, on a touch screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('all invoice cards have the same layout, whatever their status', async ({ page }) => {
    await openInvoices(page);
    const shapes = await page
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map(
          (row) =>
            (row.querySelector('[data-on-card="actions"]')?.getBoundingClientRect().top ?? 0) >=
            (row.querySelector('[data-on-card="status"]')?.getBoundingClientRect().bottom ?? 0),
        ),
      );
    expect(new Set(shapes)).toEqual(new Set([true]));
  });

  test('a screen reader gets every column of a card, with its head', async ({ page }) => {
    await openInvoices(page);
    const table = page.getByRole('table', { name: 'All Invoices' });
    const heads = await table
      .getByRole('columnheader')
      .evaluateAll((all) => all.map((head) => (head as HTMLElement).innerText));
    expect(heads).toContain('Amount');
    const row = table.getByRole('row', { name: 'INV-2024-001' });
    const cells = row.getByRole('cell');
    await expect(cells).toHaveCount(heads.length);
    await expect(cells.nth(heads.indexOf('Amount'))).toHaveText('₹76,690');
    await expect(table.getByRole('columnheader').getByRole('button')).toHaveCount(0);
  });
});
