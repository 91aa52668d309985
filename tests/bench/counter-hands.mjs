/** What a cashier does at the counter of the measured build, which window.bench.openCounterPage has opened. */

/** The codes of the items that the counter of the bench has. */
export const CODES = /** @type {const} */ ([
  '8901719110245',
  '8901719110252',
  '8901719110269',
  '8901719110276',
  '8901719110283',
]);
const BETWEEN_KEYS_MS = 3;

/**
 * Scans an item as a scanner does: its keys are a few milliseconds apart by the times that they bear, however busy the machine is.
 * Returns the milliseconds until its line is seen.
 *
 * @param {import('@playwright/test').Page} page
 */
export async function scan(page) {
  const seen = page.evaluate(() => window.bench.lineAfterKey());
  await typeCode(page, CODES[0]);
  return seen;
}

/**
 * Types a code as a scanner does, and resolves once its keys were taken.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} code
 */
export async function typeCode(page, code) {
  const session = await page.context().newCDPSession(page);
  const keys = Array.from(code, (key) => ({
    key,
    code: `Digit${key}`,
    windowsVirtualKeyCode: key.charCodeAt(0),
    text: key,
  }));
  keys.push({ key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' });
  const began = Date.now() - keys.length * BETWEEN_KEYS_MS;
  // Sent without waiting for each other, as the keys of a scanner do not wait for the page.
  await Promise.all(
    keys.flatMap((key, at) => {
      const timestamp = (began + at * BETWEEN_KEYS_MS) / 1000;
      return [
        session.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown', timestamp }),
        session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp', text: '', timestamp }),
      ];
    }),
  );
  await session.detach();
}

/**
 * Pays a bill of ten lines by its key alone, and begins the next one.
 *
 * @param {import('@playwright/test').Page} page
 * @param {'at once' | 'unhurried'} [hand]
 */
export async function sell(page, hand = 'at once') {
  await page.evaluate(() => window.bench.fillBill());
  await page.keyboard.press('Control+Enter');
  await page.getByRole('region', { name: 'Pay' }).waitFor();
  if (hand === 'unhurried') await page.evaluate(() => window.bench.quiet());
  const saved = page.evaluate(() => window.bench.savedAfterKey());
  await page.keyboard.press('Control+Enter');
  const took = await saved;
  await scan(page);
  return took;
}
