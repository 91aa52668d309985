import type { Page } from '@playwright/test';
import { TOUR_TITLES } from '../support/tour-titles.ts';
import { expect, isInstalled, test } from './fixtures.ts';

const tour = (page: Page, title = 'Welcome to Tarazu') => page.getByRole('dialog', { name: title });

test.use({ isFirstVisit: true });

async function openDashboard(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: viewport.width < 1000 });

    test('the first visit gets the tour, each card fully in the window, and the next one does not', async ({
      page,
    }) => {
      await openDashboard(page);
      await page.clock.fastForward(1000);
      for (const [index, title] of TOUR_TITLES.entries()) {
        await expect(tour(page, title)).toContainText(`Step ${index + 1} of 7`);
        const card = tour(page, title)
          .getByText(`Step ${index + 1} of 7`)
          .locator('xpath=../../..');
        await expect(card).toBeInViewport({ ratio: 1 });
        await page.getByRole('button', { name: index === 6 ? 'Get Started' : 'Next' }).click();
      }
      await page.clock.fastForward(300);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await page.clock.fastForward(10_000);
      await page.getByRole('button', { name: 'User menu' }).click();
      await expect(page.getByRole('menuitem', { name: 'Replay tour' })).toBeVisible();
      await expect(tour(page)).toHaveCount(0);
    });
  });
}

test('it works offline, and the user menu replays it from another screen', { tag: '@offline' }, async ({
  page,
  context,
}) => {
  await page.goto('/invoices');
  await isInstalled(page);
  await context.setOffline(true);
  await openDashboard(page);
  await page.clock.fastForward(1000);
  await expect(tour(page)).toBeVisible();
  await page.getByRole('button', { name: 'Skip Tour' }).click();
  await page.clock.fastForward(300);
  await expect(tour(page)).toHaveCount(0);

  await page.goto('/sales');
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Replay tour' }).click();
  await expect(tour(page)).toContainText('Step 1 of 7');
  await expect(page).toHaveURL(/\/$/);
});
