import type { Page } from '@playwright/test';
import { wholeChromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { expect, test } from './fixtures.ts';
import { open } from './opened.ts';
import { ROUTES } from './routes.ts';
import { someOf } from '../support/some-of.ts';

// Tab leaves the page for the browser's own toolbar, which only a Chromium with windows has.
test.use({ launchOptions: wholeChromiumLaunchOptions() });

for (const route of someOf(3, ROUTES)) {
  test(`Tab goes once round ${route}: every control is reached in order, has a name, and shows its focus`, async ({
    page,
  }) => {
    await open(page, route);
    // The header's last controls render once the records are loaded.
    await expect(page.getByRole('link', { name: /^Sample data/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Company', exact: true })).toBeVisible();
    // The dashboard reads its alerts apart from its invoices.
    if (route === '/') await expect(page.getByRole('button', { name: /^Reorder/ }).first()).toBeVisible();
    await expectWholeWalk(page);
  });
}

/** Presses Tab from the top of the page to its end, and round to the start. */
async function expectWholeWalk(page: Page) {
  const stops = await page.evaluate(watchFocus);
  expect(stops.length).toBeGreaterThan(15);
  for (let press = 0; press < stops.length; press++) await page.keyboard.press('Tab');
  const round = await page.evaluate(() => window.walk.splice(0));
  expect(
    round.map(({ name }) => name),
    'what Tab reaches, in the order of the page',
  ).toEqual(stops);
  // After the end Tab reaches the browser's toolbar or the page again; in both directions there is no keyboard trap.
  for (let press = 0; press < 2; press++) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => window.walk.map(({ name }) => name))).toContain(stops[0]);
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => window.walk.map(({ name }) => name))).toContain(stops.at(-1));
  expect(round.flatMap(({ name, fault }) => (fault ? [`${name} ${fault}`] : []))).toEqual([]);
}

declare global {
  interface Window {
    walk: { name: string; fault: string }[];
  }
}

/**
 * Returns the expected Tab stops, and records the actual ones from now on. A control that looks the same with the focus has no
 * focus mark; one that is covered or outside the window is not visible.
 */
function watchFocus(): string[] {
  const mayHaveFocus = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const parts = [...document.querySelectorAll<HTMLElement>(mayHaveFocus)].filter(
    (part) =>
      part.checkVisibility({ visibilityProperty: true }) &&
      !part.matches(':disabled, [type=hidden]') &&
      part.closest('[inert]') === null,
  );
  const stops = parts.filter((part) => part.tabIndex >= 0 && !isOtherRadio(part));
  const looks = new Map(stops.map((part) => [part, lookOf(part)]));
  const walk: typeof window.walk = [];
  window.walk = walk;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const isMarked = looks.get(target) !== lookOf(target);
    walk.push({ name: nameOf(target), fault: isMarked ? '' : 'shows no mark of the focus' });
  });
  document.addEventListener(
    'keydown',
    () => {
      const last = walk.at(-1);
      const part = document.activeElement;
      if (last && part && part !== document.body && !isInSight(part)) last.fault = 'has the focus and is not seen';
    },
    { capture: true },
  );
  // A control that Tab skips must belong to a group that arrow keys move through.
  const passed = parts.filter((part) => part.tabIndex < 0 && part.matches('a, button:not([role=tab]), input, select'));
  return [...stops.map(nameOf), ...passed.map((part) => `out of reach: ${nameOf(part)}`)];

  function isOtherRadio(part: HTMLElement) {
    return part instanceof HTMLInputElement && part.type === 'radio' && !part.checked;
  }

  function nameOf(part: HTMLElement) {
    const labels = part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement ? part.labels : null;
    const labelled = part.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const words = [
      part.getAttribute('aria-label'),
      ...labelled.map((id) => document.getElementById(id)?.textContent),
      labels?.[0]?.textContent,
      part.textContent,
    ];
    const name = words.find((word) => word && word.trim() !== '')?.trim();
    return name === undefined ? `nameless ${part.outerHTML.slice(0, 120)}` : `${part.localName} "${name.slice(0, 60)}"`;
  }

  function lookOf(part: HTMLElement) {
    return [part, part.closest('label') ?? part]
      .map((box) => {
        const { outlineStyle, outlineWidth, boxShadow, backgroundColor, borderColor, translate } =
          getComputedStyle(box);
        const outline = outlineStyle === 'none' ? 'none' : outlineStyle + outlineWidth;
        return [outline, boxShadow, backgroundColor, borderColor, translate].join();
      })
      .join();
  }

  function isInSight(part: Element) {
    const { left: x, top: y, width, height } = part.getBoundingClientRect();
    const points = [0.5, 0.1, 0.9].flatMap((across) => [0.5, 0.2, 0.8].map((down) => [across, down] as const));
    return points.some(([across, down]) => {
      const seen = document.elementFromPoint(x + width * across, y + height * down);
      return seen !== null && (part.contains(seen) || seen.closest('label')?.control === part);
    });
  }
}

for (const [opener, opened] of [
  ['Find anything', 'dialog'],
  ['Quick Actions', 'dialog'],
  ['User menu', 'menu'],
] as const) {
  test(`Enter held down on ${opener} opens its dialog, and presses nothing in it`, async ({ page }) => {
    await page.goto('/gst');
    await page.getByRole('button', { name: opener }).focus();
    await page.keyboard.down('Enter');
    const what = page.getByRole(opened);
    await expect(what).toBeVisible();
    await expect(what.locator(':focus').or(page.locator('[role="menu"]:focus'))).toBeVisible();
    for (let times = 0; times < 3; times++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(what).toBeVisible();
    await expect(page).toHaveURL(/\/gst$/);
  });
}
