import { inMs, inTurn, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const WARM_UPS = 2;
const ROUNDS = 9;
const CODE = '8901719110245';
const BETWEEN_KEYS_MS = 3;

/** With 100,000 vouchers the books alone take minutes to make. */
const VOUCHERS = 2000;
const BILLS = [20, 2000];

/**
 * The counter of a shop's books with so many vouchers, and an item for ten of them, beside books with 100: a scan until its line is
 * seen, a bill of ten lines from the key until it is saved, and the same beside the save of an invoice; what printing 40 lines holds
 * up. Then the X of a shift with 2,000 bills beside one with 20, in the books with 100.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function counter(lab, vouchers = VOUCHERS) {
  const small = await lab.holding(100, 'deals');
  const large = await lab.holding(vouchers, 'deals');
  const both = [small, large];
  const compared = `${vouchers.toLocaleString('en')} / 100 vouchers`;
  for (const page of both) await page.evaluate(() => window.bench.openCounterPage());
  const scanned = await inTurn(WARM_UPS + ROUNDS, both, scan);
  const rows = [ratio(`A scan → its line, ${compared}`, scanned, 1.3)];
  const session = await large.context().newCDPSession(large);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const [slowly = []] = await inTurn(ROUNDS, [large], scan);
  const [sold = [], made = []] = await inTurn(WARM_UPS + ROUNDS, [sell, save], (take) => take(large));
  const [blocked = []] = await inTurn(WARM_UPS + ROUNDS, [large], (page) =>
    page.evaluate(() => window.bench.longestOfRoll(40)),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const [ours, beside] = [sold, made].map((times) => median(times.slice(WARM_UPS)));
  if (ours === undefined || beside === undefined) throw new Error('Nothing was measured.');
  const saved = await inTurn(WARM_UPS + ROUNDS, both, sell);
  for (const bills of BILLS) await small.evaluate((count) => window.bench.fillShift(count), bills);
  const read = await inTurn(WARM_UPS + ROUNDS, BILLS, (bills) =>
    small.evaluate((count) => window.bench.readX(count), bills),
  );
  return [
    ...rows,
    atMost('A scan → its line, ×4', median(slowly), 100, { shown: inMs }),
    ratio(`Ctrl+Enter → saved, ten lines, ${compared}`, saved, 1.5),
    atMost('Ctrl+Enter → saved, ×4 / an invoice of ten lines', ours / beside, 1.1, {
      beside: `${inMs(ours)} / ${inMs(beside)}`,
    }),
    atMost('The longest block of a printed roll of 40 lines, ×4', Math.max(...blocked.slice(WARM_UPS)), 50, {
      shown: inMs,
    }),
    ratio('X of 2,000 bills / 20', read, 1.5),
  ];
}

/**
 * Scans the item with a barcode as a scanner does: its keys are a few milliseconds apart by the times that they bear, however busy
 * the machine is.
 *
 * @param {import('@playwright/test').Page} page
 */
async function scan(page) {
  const seen = page.evaluate(() => window.bench.lineAfterKey());
  const session = await page.context().newCDPSession(page);
  const keys = Array.from(CODE, (key) => ({
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
  return seen;
}

/**
 * Pays a bill of ten lines by its key alone, and begins the next one.
 *
 * @param {import('@playwright/test').Page} page
 */
async function sell(page) {
  await page.evaluate(() => window.bench.fillBill());
  await page.keyboard.press('Control+Enter');
  await page.getByRole('region', { name: 'Pay' }).waitFor();
  const saved = page.evaluate(() => window.bench.savedAfterKey());
  await page.keyboard.press('Control+Enter');
  const took = await saved;
  await scan(page);
  return took;
}

/** @type {(page: import('@playwright/test').Page) => Promise<number>} */
const save = (page) => page.evaluate(() => window.bench.saveTenLines());

/**
 * @param {string} name
 * @param {number[][]} results
 * @param {number} limit
 */
function ratio(name, results, limit) {
  const [small = 0, large = 0] = results.map((times) => median(times.slice(WARM_UPS)));
  return atMost(name, large / small, limit, { beside: `${inMs(large)} / ${inMs(small)}` });
}
