import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { OPENED } from './opened.ts';
import { ROUTES } from './routes.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
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

      // What opens over a screen is judged once: every other screen light on the desk, the others dark on the phone.
      const opened = OPENED.filter((_, at) =>
        at % 2 === 0
          ? colorScheme === 'light' && viewport.width === 1280
          : colorScheme === 'dark' && viewport.width === 390,
      );
      for (const { path, there, states } of opened) {
        test(`axe finds nothing in what opens over ${path}: ${Object.keys(states)[0]} …`, async ({ page }) => {
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
