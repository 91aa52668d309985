import { inTurn } from '../numbers.mjs';
import { openUntilReady, SLOW } from '../ready.mjs';
import { atMost } from '../table.mjs';

const VIEWS = /** @type {const} */ ([
  ['desk', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
]);

/**
 * Layout shift while a screen fills with fonts, records and charts: on a fast line, and on a slow one where each of
 * them arrives separately.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function layoutShift(lab) {
  const { url } = await lab.product();
  const [home = [], invoices = []] = await inTurn(VIEWS.length * 2, ['/', '/invoices'], async (path, round) => {
    const [name, viewport] = VIEWS[round % 2] ?? VIEWS[0];
    const isSlow = round >= VIEWS.length;
    const browser = await lab.browser({ viewport });
    await browser.addInitScript(watch);
    const { page } = await openUntilReady(browser, `${url}${path}`, isSlow ? SLOW : undefined);
    for (const chart of await page.locator('[data-chart]').all()) await chart.scrollIntoViewIfNeeded();
    // Wait for late shifts, which follow soon after everything has loaded.
    await page.waitForTimeout(1000);
    const shifts = await page.evaluate(() => /** @type {Shift[]} */ (Reflect.get(window, 'shifts')));
    await browser.close();
    return { on: `${name}, ${isSlow ? 'slow' : 'fast'} line`, shifts };
  });
  return [figure('Layout shift of /', home), figure('Layout shift of /invoices', invoices)];
}

/** @typedef {{ value: number, moved: string }} Shift */

/**
 * TypeScript's DOM types lack this entry.
 *
 * @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean, sources: { node: Node | null }[] }} LayoutShift
 */

/**
 * The worst of the visits, and what moved in it.
 *
 * @param {string} name
 * @param {readonly { on: string, shifts: readonly Shift[] }[]} openings
 */
function figure(name, openings) {
  const sums = openings.map(({ on, shifts }) => ({
    on,
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ moved }) => moved).join('; '),
  }));
  const worst = sums.reduce((a, b) => (b.sum > a.sum ? b : a));
  return atMost(name, worst.sum, 0, {
    shown: (value) => (value === 0 ? '0' : value.toFixed(4)),
    beside: worst.sum > 0 ? `${worst.on}: ${worst.moved}` : `${openings.length} openings`,
  });
}

/** Runs in the page before the app does. */
function watch() {
  /** @type {Shift[]} */
  const shifts = [];
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = /** @type {LayoutShift} */ (entry);
      if (hadRecentInput) continue;
      const moved = sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : (node?.textContent ?? '?')).slice(0, 80),
      );
      shifts.push({ value, moved: `${Math.round(entry.startTime)} ms: ${moved.join(' and ')}` });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
