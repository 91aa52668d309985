import type { Locator, Page } from '@playwright/test';
import { button } from './books-hands.ts';
import { cutOff } from './cut-off.ts';
import { expect, test } from './fixtures.ts';
import { spilled } from './judge.ts';
import { scan } from './scanner.ts';
import { openShop, OVER_COUNTER } from './states/counter.ts';
import { OVER_SHIFTS } from './states/shifts.ts';

/** How users adapt the counter and its shifts, as wear.spec.ts has it of every route; the narrowest window is measured there. */

for (const { path, there, states } of [OVER_COUNTER, OVER_SHIFTS]) {
  test(`at 200 % no text is cut off and nothing runs out of the window: ${Object.keys(states)[0]} …`, {
    tag: '@long',
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 640, height: 400 });
    for (const [name, act] of Object.entries(states)) {
      await page.goto(path);
      await expect(page.getByText(there).first()).toBeVisible();
      await act(page);
      await expect.soft.poll(async () => [...(await spilled(page)), ...(await cutOff(page))], name).toEqual([]);
    }
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the selected line, the page of favourites and its tab can still be told apart', async ({ page }) => {
    await scanTwo(page);
    const rows = page.getByRole('table', { name: 'Lines' }).locator('[data-line] > tr:first-child');
    await button(page, 'Salt').click();
    const outline = (part: Locator) => part.evaluate((node) => getComputedStyle(node).outlineStyle);
    await expect.poll(async () => [await outline(rows.nth(0)), await outline(rows.nth(1))]).toEqual(['solid', 'none']);

    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Edit Favourites' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Favourites' });
    await dialog.getByRole('button', { name: 'Add Page' }).click();
    await dialog.getByLabel('Page', { exact: true }).fill('Second');
    const pages = dialog.getByRole('group', { name: 'Pages' }).getByRole('button');
    await expect
      .poll(async () => [await outline(pages.nth(0)), await outline(pages.nth(1))])
      .toEqual(['none', 'solid']);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const line = (part: Locator) => part.evaluate((node) => getComputedStyle(node).borderBottomColor);
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(2);
    expect(await line(tabs.nth(0))).not.toBe(await line(tabs.nth(1)));
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves from a scan to what was saved', async ({ page }) => {
    await page.addInitScript(() => {
      const moved = new Set<string>();
      Object.assign(window, { moved, print: () => {} });
      const note = (event: Event) => {
        if (!(event.target instanceof Element)) return;
        const { animationDuration, transitionDuration } = getComputedStyle(event.target);
        const duration = event.type === 'animationstart' ? animationDuration : transitionDuration;
        if (Math.max(...duration.split(',').map(parseFloat)) > 0.001)
          moved.add(`${event.target.localName} ${event.target.className} ${duration}`);
      };
      for (const begins of ['animationstart', 'transitionrun']) document.addEventListener(begins, note);
    });
    await scanTwo(page);
    await page.keyboard.press('F9');
    await expect(page.getByLabel('Find a Bill')).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name: 'Edit Favourites' }).press('Escape');
    await button(page, 'Pay ₹159').click();
    await button(page, 'Fill Cash').click();
    await button(page, 'Save and Print').click();
    await expect(page.getByRole('region', { name: 'Saved' })).toBeVisible();
    expect(await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved])).toEqual([]);
  });
});

async function scanTwo(page: Page): Promise<void> {
  await openShop(page, 'counter');
  await expect(button(page, 'Pay ₹0')).toBeVisible();
  for (const code of ['8901719110245', '4006381333931']) await scan(page, code);
  await expect(button(page, 'Pay ₹159')).toBeVisible();
}
