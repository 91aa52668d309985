import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { recordMovement } from '#data/sample/stock-movements.ts';
import { asQuantity } from '#domain/quantity.ts';
import { BLANK_MOVEMENT } from '#domain/sample/stock-movement.ts';
import { openApp } from '../../app/open-app.tsx';
import { headOf } from '../../support/lists.ts';
import { someOf } from '../../support/some-of.ts';

const rowOf = (id: string) => page.getByRole('row').filter({ hasText: id });
/** A cell for screen readers only is one pixel wide. */
const isSeen = (cell: Element) => cell.clientWidth > 1;

async function open(path: string, tab = '') {
  await openApp(path);
  if (tab !== '') await page.getByRole('tab', { name: tab }).click();
  await expect.element(page.getByRole('button', { name: 'Sort by' })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
}

const WIDTHS = [820, 390, 320];

describe.each(
  [
    { path: '/invoices' },
    { path: '/sales' },
    { path: '/purchases' },
    { path: '/inventory' },
    { path: '/inventory', tab: 'Stock Movements' },
    { path: '/inventory', tab: 'Alerts' },
    { path: '/accounting' },
    { path: '/accounting', tab: 'Ledger Accounts' },
    { path: '/gst' },
    { path: '/settings' },
    { path: '/settings', tab: 'Users' },
  ].map((place, at) => ({ ...place, at })),
)('cards of $path $tab', ({ path, tab, at }) => {
  test.each(someOf(3, [...WIDTHS.slice(at % 3), ...WIDTHS.slice(0, at % 3)]))(
    'show every field that they can be sorted by, %i pixels wide',
    async (width) => {
      await page.viewport(width, 900);
      await open(path, tab);
      await page.getByRole('button', { name: 'Sort by' }).click();
      await expect.element(page.getByRole('option').first()).toBeVisible();
      const titles = page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent);
      const seen = [...document.querySelectorAll('td')].filter(isSeen).map(headOf);
      expect(titles.filter((title) => !seen.includes(title))).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );
});

describe('a card', () => {
  beforeEach(() => page.viewport(390, 844));

  test('of an invoice shows its due date, and nothing if it has none', async () => {
    await open('/invoices');
    const [due] = rowOf('INV-2024-009').getByText('09 Oct 2024').elements();
    if (!due) throw new Error('The row has a due date.');
    await expect.element(due).toBeVisible();
    // Drawn before the date, with an empty alternative text: the column heading says it to a screen reader.
    expect(getComputedStyle(due, '::before').content).toBe('"due " / ""');
    const cells = [...rowOf('INV-2024-013').element().querySelectorAll('td')];
    expect(cells.filter(isSeen).map(headOf)).not.toContain('Due Date');
  });

  test('of a product shows how many are left', async () => {
    await open('/inventory');
    await expect.element(rowOf('PRD-006').getByRole('cell', { name: '4 left' })).toBeVisible();
  });

  test('of an alert shows its reorder level', async () => {
    await open('/inventory', 'Alerts');
    await expect.element(rowOf('PRD-006').getByRole('cell', { name: '4 left, reorder at 6' })).toBeVisible();
  });

  test('of a stock movement shows its reference and reason', async () => {
    await open('/inventory', 'Stock Movements');
    await expect.element(rowOf('SM-014').getByRole('cell', { name: 'PO-2024-006' })).toBeVisible();
    await expect.element(rowOf('SM-014').getByRole('cell', { name: 'Goods received' })).toBeVisible();
  });

  test.each([390, 820])('of a stock movement shows its whole reason, %i pixels wide', async (width) => {
    await page.viewport(width, 844);
    const reason = 'Returned to Kaveri Furniture Works, two legs bent and one seat torn';
    await open('/inventory', 'Stock Movements');
    const what = { ...BLANK_MOVEMENT, productId: 'PRD-001', type: 'Stock Out', quantity: asQuantity(1) } as const;
    await recordMovement({ ...what, reason }, '2024-07-01');
    const cell = page.getByRole('cell', { name: reason });
    await expect.element(cell).toBeVisible();
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = cell.element();
    expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
  });

  test('of a company shows its email', async () => {
    await open('/settings');
    await expect.element(page.getByRole('cell', { name: 'accounts@shreetarang.example.in' })).toBeVisible();
  });

  test.each([
    ['/invoices', 320],
    ['/accounting', 320],
    ['/gst', 320],
    ['/invoices', 390],
    ['/gst', 390],
  ])(
    'has no extra line above it for icons: on a phone the downloads are beside the find field, on %s at %i pixels',
    async (path, width) => {
      await page.viewport(width, 640);
      await open(path);
      const find = page.getByRole('searchbox').element().getBoundingClientRect();
      for (const name of ['Download CSV', 'Download XLSX']) {
        const save = page.getByRole('button', { name }).element().getBoundingClientRect();
        expect(Math.abs(save.top + save.bottom - find.top - find.bottom)).toBeLessThan(4);
        expect(save.left).toBeGreaterThan(find.right);
      }
    },
  );

  test('has none on a tablet, either: there the downloads are beside the heading', async () => {
    await page.viewport(820, 900);
    await open('/invoices');
    const heading = page.getByRole('heading', { name: 'All Invoices' }).element().getBoundingClientRect();
    const find = page.getByRole('searchbox').element().getBoundingClientRect();
    for (const name of ['Download CSV', 'Download XLSX']) {
      const save = page.getByRole('button', { name }).element().getBoundingClientRect();
      expect(Math.abs(save.top + save.bottom - heading.top - heading.bottom)).toBeLessThan(4);
    }
    expect(find.top - heading.bottom).toBeLessThan(16);
  });
});
