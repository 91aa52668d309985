import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { ROUTES } from './routes.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** What can stand open over the invoices, and how one gets there. */
const OPENED: Record<string, (page: Page) => Promise<void>> = {
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

      test('axe finds nothing in what opens over the invoices', async ({ page }) => {
        test.slow();
        for (const [name, open] of Object.entries(OPENED)) {
          await page.goto('/invoices');
          await expect(page.getByText('INV-2024-014')).toBeVisible();
          await open(page);
          await expectNothingFound(page, name);
        }
      });
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
