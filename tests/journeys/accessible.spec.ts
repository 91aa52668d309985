import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ROUTES } from './routes.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** What can stand open over a screen, and how one gets there. */
const OVER_INVOICES: Record<string, (page: Page) => Promise<void>> = {
  'a new invoice, refused': async (page) => {
    await page.getByRole('button', { name: 'New Invoice' }).click();
    await page.getByLabel('Rate').fill('abc');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please fill all required fields')).toBeVisible();
  },
  'the discard question': async (page) => {
    await page.getByRole('button', { name: 'New Invoice' }).click();
    await page.getByLabel('Item Name').fill('Shelf');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'the delete question': async (page) => {
    await page.getByRole('button', { name: 'Delete INV-2024-013' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'a status list': async (page) => {
    await page.getByRole('button', { name: 'Status of INV-2024-014' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
  },
  'an empty find': async (page) => {
    await page.getByRole('searchbox').fill('nobody');
    await expect(page.getByText('None of the invoices matches')).toBeVisible();
  },
  'the user menu': async (page) => {
    await page.getByRole('button', { name: 'User menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'the notifications': async (page) => {
    await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
    await page.getByRole('button', { name: 'View All Notifications' }).click();
  },
  'the quick actions': async (page) => {
    await page.getByRole('button', { name: 'Quick Actions' }).click();
    await expect(page.getByRole('button', { name: 'Create Invoice' })).toBeVisible();
  },
};

const OVER_STOCK: Record<string, (page: Page) => Promise<void>> = {
  'a product, refused': async (page) => {
    await page.getByRole('button', { name: 'Add Product' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Choose a category.')).toBeVisible();
  },
  'a movement beyond the stock': async (page) => {
    await page.getByRole('button', { name: 'Stock Movement', exact: true }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: /^Product/ }).click();
    await page.getByRole('option', { name: 'Visitor chair' }).click();
    await form.getByRole('button', { name: /^Type/ }).click();
    await page.getByRole('option', { name: 'Stock Out' }).click();
    await form.getByLabel('Quantity').fill('900');
    await expect(page.getByText('More than there is')).toBeVisible();
  },
  'marked matches': async (page) => {
    await page.getByRole('searchbox').fill('office');
    await page.keyboard.press('Enter');
    await expect(page.locator('tr[aria-current]')).toBeVisible();
  },
  'the movements': (page) => page.getByRole('tab', { name: 'Stock Movements' }).click(),
  'the alerts': (page) => page.getByRole('tab', { name: 'Alerts' }).click(),
  'the delete question': async (page) => {
    await page.getByRole('button', { name: 'Delete PRD-001' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
};

const OVER_SALES: Record<string, (page: Page) => Promise<void>> = {
  'a sales order, refused': async (page) => {
    await page.getByRole('button', { name: 'New Sales Order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter the amount.')).toBeVisible();
  },
};

const OPENED = [
  { path: '/invoices', there: 'INV-2024-014', states: OVER_INVOICES },
  { path: '/inventory', there: 'PRD-001', states: OVER_STOCK },
  { path: '/sales', there: 'SO-2024-010', states: OVER_SALES },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of SIZES) {
    test.describe(`${colorScheme}, ${viewport.width} × ${viewport.height}`, () => {
      test.use({ colorScheme, viewport, hasTouch: viewport.width < 1000 });

      test('axe finds nothing on any route', async ({ page }) => {
        test.slow();
        for (const route of [...ROUTES, '/no-such-page']) {
          await page.goto(route);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNothingFound(page, route);
        }
      });

      for (const { path, there, states } of OPENED) {
        test(`axe finds nothing in what opens over ${path}`, async ({ page }) => {
          test.slow();
          for (const [name, open] of Object.entries(states)) {
            await page.goto(path);
            await expect(page.getByText(there)).toBeVisible();
            await open(page);
            await expectNothingFound(page, name);
          }
        });
      }
    });
  }
}

async function expectNothingFound(page: Page, where: string) {
  // Half way through an animation colours are mixed and contrast cannot be judged.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found, where).toEqual([]);
}
