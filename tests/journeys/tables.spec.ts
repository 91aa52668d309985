import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

async function openInvoices(page: Page) {
  await page.goto('/invoices');
  await expect(page.getByText('INV-2024-001')).toBeVisible();
}

test.describe('in a window of 1280 pixels of which a scroll bar takes its 15', () => {
  test.use({ viewport: { width: 1265, height: 800 } });

  test('the invoices show the names of all customers whole', async ({ page }) => {
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

test.describe('in the narrowest window, under a finger', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the cards of all invoices have one shape, whatever their status', async ({ page }) => {
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

  test('those who hear the cards have every column, by its head', async ({ page }) => {
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
