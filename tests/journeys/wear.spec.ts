import type { Locator } from '@playwright/test';
import { cutOff } from './cut-off.ts';
import { expect, test } from './fixtures.ts';
import { smallTargets, spilled } from './judge.ts';
import { open, OPENED } from './opened.ts';
import { ROUTES } from './routes.ts';
import { someOf } from '../support/some-of.ts';

/** How users adapt a page to read and use it, which must not break it: WCAG 1.4.4, 1.4.10, 1.4.12, 2.5.5, 2.5.8. */
const IS_WHOLE = process.env['ACCESSIBLE'] === 'whole';

const WITH_TABS = [...ROUTES, '/settings?tab=permissions', '/settings?tab=system'];

/** Each measure first resets the one before it. */
const MEASURES: readonly { name: string; width: number; height: number; letters?: number; isSpaced?: boolean }[] = [
  { name: 'a window of 1280 at 200 %', width: 640, height: 400 },
  { name: 'spaced text', width: 1280, height: 800, isSpaced: true },
  { name: 'spaced text on a phone', width: 390, height: 844, isSpaced: true },
  { name: 'letters of twice the size', width: 1280, height: 800, letters: 32 },
  { name: 'letters of twice the size on a tablet', width: 820, height: 1180, letters: 32 },
  { name: 'letters of twice the size on a phone', width: 390, height: 844, letters: 32 },
];

/** The text spacing of WCAG 1.4.12. */
function spaceOut(isSpaced: boolean) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = isSpaced ? [sheet] : [];
}

test('no text is cut off on a zoomed page, with large letters or with spaced text', async ({ page }) => {
  test.slow();
  const browser = await page.context().newCDPSession(page);
  for (const [at, route] of someOf(2, [...ROUTES.entries()])) {
    await open(page, route);
    // `npm test` tries one measure per screen, in rotation.
    const measures = MEASURES.filter((_, turn) => IS_WHOLE || turn === Math.floor(at / 2) % MEASURES.length);
    for (const { name, width, height, letters = 16, isSpaced = false } of measures) {
      await page.setViewportSize({ width, height });
      // Like the browser's font size setting, which media queries follow, too; an open page has to be reloaded for that.
      await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      if (letters !== 16) await open(page, route);
      await page.evaluate(spaceOut, isSpaced);
      // A table with spaced text may scroll. Polls, as a chart is redrawn a moment after a resize.
      const faults = async () => [...(isSpaced ? [] : await spilled(page)), ...(await cutOff(page))];
      await expect.soft.poll(faults, `${route} with ${name}`).toEqual([]);
    }
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  }
});

test('with a mouse, every target is large enough to hit', async ({ page }) => {
  test.slow();
  for (const route of someOf(2, WITH_TABS)) {
    await open(page, route);
    expect.soft(await smallTargets(page), route).toEqual([]);
  }
});

test.describe('in the narrowest window, on a touch screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('no route scrolls sideways, and every target is large enough for a finger', async ({ page }) => {
    test.slow();
    for (const route of someOf(2, WITH_TABS)) {
      await open(page, route);
      expect([...(await spilled(page)), ...(await cutOff(page)), ...(await smallTargets(page))], route).toEqual([]);
    }
  });

  for (const { path, there, states } of IS_WHOLE ? OPENED.filter(({ widths }) => widths?.includes(390) ?? true) : []) {
    test(`what opens over ${path} fits, with targets large enough for a finger: ${Object.keys(states)[0]} …`, async ({
      page,
    }) => {
      for (const [name, act] of Object.entries(states)) {
        await page.goto(path);
        await expect(page.getByText(there).first()).toBeVisible();
        await act(page);
        // Waits for the drawer to slide in.
        const faults = async () => [...(await spilled(page)), ...(await cutOff(page)), ...(await smallTargets(page))];
        await expect.poll(faults, name).toEqual([]);
      }
    });
  }
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the focus, the selection, switches and progress can still be told apart', async ({ page }) => {
    await open(page, '/sales');
    const rows = page.getByRole('row').filter({ hasText: 'SO-2024-0' });
    const outline = (part: Locator) => part.evaluate((node) => getComputedStyle(node).outlineStyle);
    await rows.nth(0).focus();
    await page.keyboard.press('Shift+ArrowDown');
    // The row with the focus, the row that is selected, and one that is neither.
    const outlines = async () => [await outline(rows.nth(1)), await outline(rows.nth(0)), await outline(rows.nth(2))];
    await expect.poll(outlines).toEqual(['solid', 'dashed', 'none']);

    const here = page.getByRole('navigation', { name: 'Main Navigation' }).locator('[aria-current=page]');
    const bar = await here.evaluate((node) => getComputedStyle(node, '::before').backgroundColor);
    expect(bar).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));

    await page.getByRole('button', { name: 'Filter by status' }).click();
    await expect(page.getByRole('listbox')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const options = page.getByRole('option');
    await expect
      .poll(async () => [await outline(options.nth(0)), await outline(options.nth(1))])
      .toEqual(['none', 'solid']);
    expect(await page.getByRole('listbox').evaluate((node) => getComputedStyle(node).borderTopStyle)).toBe('solid');

    await open(page, '/settings?tab=system');
    const [chosen, other] = [page.getByRole('tab', { name: 'System' }), page.getByRole('tab', { name: 'Users' })];
    const line = (part: Locator) => part.evaluate((node) => getComputedStyle(node).borderBottomColor);
    expect(await line(chosen)).not.toBe(await line(other));
    const knob = page.getByRole('switch').first();
    const before = await knob.screenshot();
    await knob.click();
    await expect
      .poll(async () => before.equals(await knob.screenshot()), 'a switch looks on as it looks off')
      .toBe(false);

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'User menu' }).click();
    await page.getByRole('menuitem', { name: 'Replay tour' }).click();
    const progress = page.getByRole('progressbar');
    await expect(progress).toBeVisible();
    const ground = (part: Locator) => part.evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(await ground(progress.locator('div'))).not.toBe(await ground(progress));
  });
});

for (const [name, motion] of [
  ['under reduced motion nothing moves', 'reduce'],
  ['otherwise it does, so that this test sees it', 'no-preference'],
] as const) {
  test.describe(name, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(`${name}: the sidebar, a dialog, a toast, the tour`, async ({ page }) => {
      await page.addInitScript(() => {
        const moved = new Set<string>();
        Object.assign(window, { moved });
        const watch = () => {
          for (const { effect } of document.getAnimations()) {
            const { duration } = effect?.getComputedTiming() ?? { duration: 0 };
            const part = effect instanceof KeyframeEffect ? effect.target : null;
            if (Number(duration) > 1) moved.add(`${part?.localName} ${part?.className} ${String(duration)}`);
          }
          requestAnimationFrame(watch);
        };
        watch();
        // What begins and ends between two frames of a busy machine is told by its event.
        const note = (event: Event) => {
          if (!(event.target instanceof Element)) return;
          const { animationDuration, transitionDuration } = getComputedStyle(event.target);
          const duration = event.type === 'animationstart' ? animationDuration : transitionDuration;
          if (Math.max(...duration.split(',').map(parseFloat)) > 0.001)
            moved.add(`${event.target.localName} ${event.target.className} ${duration}`);
        };
        for (const begins of ['animationstart', 'transitionrun']) document.addEventListener(begins, note);
      });
      await open(page, '/sales');
      await page.getByRole('button', { name: 'Toggle Sidebar' }).click();
      await page.getByRole('button', { name: 'Edit SO-2024-010' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Sales order updated successfully')).toBeVisible();
      await page.getByRole('button', { name: 'User menu' }).click();
      await page.getByRole('menuitem', { name: 'Replay tour' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('dialog', { name: 'Your business at a glance' })).toBeVisible();
      const moved = await page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);
      if (motion === 'reduce') expect(moved).toEqual([]);
      else expect(moved.length).toBeGreaterThan(1);
    });
  });
}

test('a name written from right to left leaves its neighbours where they are', async ({ page }) => {
  const name = 'מכירות (2024)';
  await open(page, '/sales');
  await page.getByRole('button', { name: 'Edit SO-2024-010' }).click();
  const field = page.getByRole('dialog').getByLabel('Customer Name');
  await field.fill(name);
  expect(await field.evaluate((node) => getComputedStyle(node).direction)).toBe('rtl');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: 'SO-2024-010' });
  await expect(row).toContainText(name);
  await row.getByRole('button', { name: 'Delete SO-2024-010' }).click();
  const question = page.getByRole('alertdialog');
  const sentence = question.locator('p').filter({ hasText: name });
  await expect(sentence).toBeVisible();
  const places = await sentence.evaluate((node) => {
    const text = node.textContent;
    const range = document.createRange();
    const placeOf = (wanted: string) => {
      const at = text.indexOf(wanted);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      let before = 0;
      for (let part = walker.nextNode(); part; part = walker.nextNode()) {
        const length = part.textContent?.length ?? 0;
        if (at < before + length) {
          range.setStart(part, at - before);
          range.setEnd(part, Math.min(at - before + wanted.length, length));
          break;
        }
        before += length;
      }
      return range.getBoundingClientRect();
    };
    // The order's id, the name with its number in brackets, and the amount are in the written order.
    const [id, letters, brackets, sum] = ['SO-2024-010', 'מכירות', '(2024)', '₹'].map(placeOf);
    return [id?.right, brackets?.left, letters?.left, sum?.left].map((place) => Math.round(place ?? -1));
  });
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
