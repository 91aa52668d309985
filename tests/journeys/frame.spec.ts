import { expect, test } from './fixtures.ts';
import { HEADINGS } from './routes.ts';
import { untilStill } from './standing.ts';
import { someOf } from '../support/some-of.ts';

/** The names of the screens in the sidebar. */
const ENTRIES: Readonly<Record<string, string>> = {
  '/': 'Dashboard',
  '/invoices': 'Invoices',
  '/sales': 'Sales',
  '/purchases': 'Purchases',
  '/inventory': 'Inventory',
  '/accounting': 'Accounting',
  '/gst': 'GST',
  '/reports': 'Reports',
  '/settings': 'Settings',
  '/financial-year': 'Financial Year',
  '/locations': 'Locations',
};

test('every address opens its screen in the frame, with its heading', async ({ page }) => {
  test.slow();
  for (const [path, heading] of Object.entries(HEADINGS)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} · Tarazu`);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner').getByText('FY 2024-25', { exact: true })).toBeVisible();
    const entry = ENTRIES[path];
    const current = page.getByRole('navigation', { name: 'Main Navigation' }).locator('[aria-current="page"]');
    await expect(current).toHaveText(entry === undefined ? [] : [entry]);
  }
});

test('panels of the frame close on Escape and return the focus; on a phone so does the drawer', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Notifications, 3 unread', 'User menu', 'Today', 'Quick Actions']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole(name === 'User menu' ? 'menu' : 'dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await expect(page.getByRole('navigation', { name: 'Main Navigation' })).toBeVisible();
});

for (const viewport of someOf(2, [
  { width: 1280, height: 800 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1920, height: 720 },
])) {
  test(`the round button is always there and covers nothing of the page: ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/invoices');
    await expect(page.getByText('1–14 of 14')).toBeVisible();
    const main = page.getByRole('main');
    const end = await main.evaluate((content) => content.scrollHeight - content.clientHeight);
    // Downwards and upwards, as it once hid while one read on.
    for (const part of [0, 0.2, 0.45, 0.7, 0.6, 0.3]) {
      await main.evaluate((content, top) => content.scrollTo(0, top), end * part);
      await untilStill(page);
      await expect(page.getByRole('button', { name: 'Quick Actions' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(coveredByRoundButton), `scrolled to ${part}`).toEqual([]);
    }
  });
}

/** What of the page lies under the middle and the four sides of the floating button. */
function coveredByRoundButton(): string[] {
  const button = document.querySelector('[aria-label="Quick Actions"]');
  if (!button) return ['the button is gone'];
  const { left, top, width, height } = button.getBoundingClientRect();
  const places = [
    [0.5, 0.5],
    [0.5, 0.05],
    [0.5, 0.95],
    [0.05, 0.5],
    [0.95, 0.5],
  ] as const;
  const covered = places.flatMap(([x, y]) => document.elementsFromPoint(left + width * x, top + height * y));
  const told = covered.filter((part) => part.matches('main :is(td, th, p, h2, a, button, input)'));
  return [...new Set(told)].map((part) => part.getAttribute('aria-label') ?? part.textContent);
}

test('the sidebar animates for 300 ms: from 16rem to a strip of 3rem, and 18rem over the page on a phone', async ({
  page,
}) => {
  await page.goto('/invoices');
  const navigation = page.getByRole('navigation', { name: 'Main Navigation' });
  const sidebar = navigation.locator('..');
  await expect(sidebar).toHaveCSS('transition-duration', '0.3s');
  await expect(sidebar).toHaveCSS('transition-property', 'width');
  await expect(sidebar).toHaveCSS('width', '256px');
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await expect(sidebar).toHaveCSS('width', '48px');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await expect(sidebar).toHaveCSS('animation-duration', '0.3s');
  await expect(sidebar).toHaveCSS('width', '288px');
});

test.describe('a system with the dark theme', () => {
  test.use({ colorScheme: 'dark' });

  test.describe('while the script is still loading', () => {
    test.use({ javaScriptEnabled: false });
    test('shows no light flash', async ({ page }) => {
      await page.goto('/');
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(paper).toMatch(/^rgb\((\d{1,2}), \1, \1\)$/);
    });
  });

  test('starts dark, and the browser bars follow', async ({ page }) => {
    await page.goto('/sales');
    const toggle = page.getByRole('button', { name: 'Toggle dark mode' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveClass(/dark/);
    const dark = await page.locator('meta[name="theme-color"]').first().getAttribute('content');
    await toggle.click();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    expect(await page.locator('meta[name="theme-color"]').first().getAttribute('content')).not.toBe(dark);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  for (const apart of [0.2, 0.42])
    test(`two taps ${apart} seconds apart on a button that opens a dialog open it once`, async ({ page }) => {
      const form = page.getByRole('dialog', { name: 'Create New Sales Order' });
      await page.goto('/sales');
      const begin = page.getByRole('button', { name: 'New Sales Order' }).first();
      await begin.tap();
      await expect(form).toBeVisible();
      await form.getByRole('button', { name: 'Cancel' }).tap();
      await expect(form).toHaveCount(0);
      const { x = 0, y = 0, width = 0, height = 0 } = (await begin.boundingBox()) ?? {};
      const session = await page.context().newCDPSession(page);
      const now = Date.now() / 1000;
      const tap = async (afterSeconds: number, aside: number) => {
        const finger = { x: x + width / 2 + aside, y: y + height / 2 };
        const timestamp = now + afterSeconds;
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger], timestamp });
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchEnd',
          touchPoints: [],
          timestamp: timestamp + 0.05,
        });
      };
      await tap(0, 0);
      await expect(form).toBeVisible();
      // The events carry their own timestamps, so the taps are this close however slow the machine is.
      await tap(apart, 8);
      await untilStill(page);
      expect(await form.isVisible()).toBe(true);
      await page.touchscreen.tap(20, 700);
      await expect(form).toHaveCount(0);
    });

  test('an entry of the strip leaves no tooltip over the screen that it opens', async ({ page }) => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Toggle Sidebar' }).tap();
    await page.getByRole('link', { name: 'Sales', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Management');
    await untilStill(page);
    expect(await page.getByRole('tooltip').count()).toBe(0);
  });
});

test('the browser stores nothing but the sidebar cookie and the tour flag', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await page.getByRole('button', { name: 'Toggle dark mode' }).click();
  await page.getByRole('link', { name: 'GST' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Toggle Sidebar' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('button', { name: 'Toggle dark mode' })).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    ['seen dashboard tour'],
    [],
  ]);
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value, sameSite, path }) => ({ name, value, sameSite, path }))).toEqual([
    { name: 'sidebar_state', value: 'false', sameSite: 'Lax', path: '/' },
  ]);
});
