import type { Locator, Page } from '@playwright/test';
import { expect, isInstalled, openOffline, test } from './fixtures.ts';

const STATEMENTS = [
  ['Profit & Loss', 'Net Profit', '₹1,46,424.75'],
  ['Balance Sheet', 'Total Assets', '₹33,70,329.75'],
  ['Cash Flow', 'Cash and Bank, 30 June', '₹6,84,300.00'],
] as const;

test('installed once, every report is read with the network off', { tag: '@offline' }, async ({ page }) => {
  await openOffline(page, '/reports');

  for (const [name, line, amount] of STATEMENTS) {
    await page.getByRole('button', { name: `Generate ${name}` }).click();
    const statement = page.getByRole('region', { name });
    await expect(statement).toBeFocused();
    await expect(statement.getByRole('row').filter({ hasText: line }).last()).toContainText(amount);
  }
  for (const [name] of STATEMENTS) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }

  await page.getByRole('tab', { name: 'Sales Analytics' }).click();
  await expect(drawnIn(page, 'Monthly Sales Trend')).toBeVisible();
  await expect(drawnIn(page, 'Sales by Category')).toBeVisible();
  await page.getByRole('tab', { name: 'Inventory Reports' }).click();
  await expect(drawnIn(page, 'Stock Value by Category')).toBeVisible();
  await page.getByRole('tab', { name: 'Tax Reports' }).click();
  await expect(drawnIn(page, 'GST Collected by Head')).toBeVisible();
});

test('charts take the dark theme without being redrawn, and show a tooltip under the mouse', async ({ page }) => {
  await page.goto('/reports');
  await page.getByRole('tab', { name: 'Tax Reports' }).click();
  const slice = drawnIn(page, 'GST Collected by Head');
  await expect(slice).toBeVisible();
  const colour = () => slice.evaluate((drawn) => getComputedStyle(drawn).fill);
  const light = await colour();
  await slice.evaluate((drawn) => drawn.setAttribute('data-kept', ''));
  await page.getByRole('button', { name: 'Toggle dark mode' }).click();
  await expect.poll(colour).not.toBe(light);
  await expect(slice).toHaveAttribute('data-kept');

  await page.getByRole('tab', { name: 'Sales Analytics' }).click();
  await page.getByRole('figure', { name: 'Monthly Sales Trend' }).locator('[data-between]').hover();
  await expect(said(page)).toContainText('Sales: ₹1');
});

test('a chart works without its tooltips, and shows them once their file has loaded', async ({ page }) => {
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/tips-'));
  await page.route('**/assets/tips-*.js', (route) => route.abort());
  await page.goto('/reports');
  await page.getByRole('tab', { name: 'Sales Analytics' }).click();
  const between = page.getByRole('figure', { name: 'Monthly Sales Trend' }).locator('[data-between]');
  await between.hover();
  await refused;
  await expect(drawnIn(page, 'Monthly Sales Trend')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Jun ₹12,47,000 7.5%' })).toBeVisible();
  await page.unroute('**/assets/tips-*.js');
  // A hover before the failed load has been given up starts no new one, so this hovers again until one succeeds.
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await between.hover();
    await expect(said(page)).toContainText('Sales: ₹1', { timeout: 2000 });
  }).toPass();
});

test('on a first visit too, a chart shows its tooltips offline', { tag: '@offline' }, async ({ page, context }) => {
  await page.goto('/');
  await isInstalled(page);
  await context.setOffline(true);
  await page.getByRole('figure', { name: 'Monthly Sales Trend' }).locator('[data-between]').hover();
  await expect(said(page)).toContainText('Sales: ₹1');
});

/** The horizontal distance between the middle of the tooltip and a point in the chart. */
async function beside(picture: Locator, x: number): Promise<number> {
  const [box, words] = [await picture.boundingBox(), await said(picture.page()).boundingBox()];
  return Math.abs((words?.x ?? 0) + (words?.width ?? 0) / 2 - (box?.x ?? 0) - x);
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first tap on a chart shows its tooltip; scrolling over it loads nothing', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/assets/tips-') && asked.push(request.url()));
    await page.goto('/');
    const chart = page.getByRole('figure', { name: 'Monthly Sales Trend' }).locator('[data-chart]');
    const { x, y } = (await chart.boundingBox()) ?? { x: 0, y: 0 };
    const finger = await page.context().newCDPSession(page);
    const at = (dy: number) => ({ touchPoints: [{ x: x + 100, y: y + 150 + dy }] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
    for (const dy of [-20, -60, -100, -140]) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(dy) });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.getByRole('main').evaluate((main) => main.scrollTop)).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((drawn) => setTimeout(() => requestIdleCallback(drawn))));
    expect(asked).toEqual([]);
    await page.getByRole('figure', { name: 'Monthly Sales Trend' }).locator('[data-between]').tap();
    await expect(said(page)).toContainText(/Sales: ₹1[12],/);
  });

  test('each tap on a ring shows its segment beside the finger, after another chart too; a tap elsewhere hides it', async ({
    page,
  }) => {
    await page.goto('/');
    const ring = page.getByRole('figure', { name: 'GST Breakdown' }).locator('[data-picture]');
    const heading = page.getByRole('heading', { name: 'GST Breakdown' });
    const tapAt = async (x: number, part: string) => {
      // Waits until it is in view and still: charts that render above may move it.
      await ring.evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
      await heading.tap({ trial: true });
      await ring.tap({ position: { x, y: 104 }, force: true });
      await expect(said(page)).toContainText(part);
      // The tooltip moves to the finger with a transition.
      await expect.poll(() => beside(ring, x)).toBeLessThan(60);
    };
    await page.getByRole('figure', { name: 'Monthly Sales Trend' }).locator('[data-between]').tap();
    await expect(said(page)).toContainText('Sales: ₹1');
    await tapAt(24, 'IGST: ₹88,200');
    await tapAt(184, 'CGST: ₹68,130');
    await tapAt(24, 'IGST: ₹88,200');
    await heading.tap();
    await expect(said(page)).toHaveCount(0);
  });

  test('bars respond to one tap after another', async ({ page }) => {
    await page.goto('/reports');
    await page.getByRole('tab', { name: 'Sales Analytics' }).tap();
    const bars = page.getByRole('figure', { name: 'Sales by Category' }).locator('[data-bar]');
    for (const [at, name] of ['Electronics', 'Furniture', 'Electronics'].entries()) {
      await bars.nth(at % 2).tap({ force: true });
      await expect(said(page)).toContainText(name);
    }
  });
});

test('no report is wider than the smallest phone, nor any of its tables', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/reports');
  for (const [name] of STATEMENTS) await page.getByRole('button', { name: `Generate ${name}` }).click();
  for (const name of ['Financial Reports', 'Sales Analytics', 'Inventory Reports', 'Tax Reports']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    const widths = await page.getByRole('main').evaluate((main) => [main.scrollWidth, main.clientWidth]);
    expect(widths[0], name).toBeLessThanOrEqual(widths[1] ?? 0);
    for (const table of await page.getByRole('main').getByRole('table').all()) {
      const [width, room] = await table.evaluate((drawn) => [
        Math.floor(drawn.getBoundingClientRect().width),
        drawn.parentElement?.clientWidth,
      ]);
      expect(width, await table.innerText()).toBeLessThanOrEqual(room ?? 0);
    }
  }
});

test('on the smallest phone part of the next tab shows that there are more', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/reports', '/accounting', '/inventory', '/settings']) {
    await page.goto(path);
    const seen = await page.getByRole('tablist').evaluate((list) => {
      const { right } = list.getBoundingClientRect();
      const tabs = [...list.children].map((tab) => tab.getBoundingClientRect());
      return right - (tabs.find((tab) => tab.right > right)?.left ?? right);
    });
    // Its padding, its first letter, and the fade.
    expect(seen, path).toBeGreaterThan(8 + 8 + 8);
  }
});

function drawnIn(page: Page, title: string) {
  return page.getByRole('figure', { name: title }).locator('[data-picture] :is(path, [data-bar])').last();
}

/** A chart's tooltip for the point under the mouse. */
function said(page: Page) {
  return page.locator('.apexcharts-tooltip.apexcharts-active');
}
