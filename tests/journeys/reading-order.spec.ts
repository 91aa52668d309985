import { expect, test } from './fixtures.ts';
import { open } from './opened.ts';
import { ROUTES } from './routes.ts';
import { someOf } from '../support/some-of.ts';

/**
 * What a screen reader reads on each screen, top to bottom, stored in reading-order/ so that changes show up in reviews. After
 * an intended change: npm run accessible -- reading-order.spec --update-snapshots
 */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of someOf(3, ROUTES)) {
  test(`${route} reads as it was reviewed`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2025-01-20T10:15:00+05:30'));
    await open(page, route);
    await expect(page.getByRole('link', { name: /^Sample data/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Company', exact: true })).toBeVisible();
    const read = page.locator('body');
    // The toast region is rendered when idle.
    await expect(read.getByRole('region', { name: /^Notifications/ })).toBeAttached();
    expect(`${await read.ariaSnapshot()}\n`).toMatchSnapshot(`${route.slice(1) || 'dashboard'}.yml`);
  });
}
