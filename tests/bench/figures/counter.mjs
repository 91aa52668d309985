import { scan, sell } from '../counter-hands.mjs';
import { inMs, inTurn, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const WARM_UPS = 2;
const ROUNDS = 9;
const ITEMS = 10_000;

/** With 100,000 vouchers the books alone take minutes to make. */
const VOUCHERS = 2000;
const BILLS = [20, 2000];

/**
 * The counter of a shop's books with so many vouchers, and 10,000 items, beside books with 100 and ten: a scan until its line is
 * seen, a bill of ten lines from the key until it is said to be saved, and the same beside the page of an invoice; what printing 40
 * lines holds up. Then the X of a shift with 2,000 bills beside one with 20, in the books with 100.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function counter(lab, vouchers = VOUCHERS) {
  const small = await lab.holding(100, 'deals');
  const large = await lab.holding(vouchers, 'deals');
  const both = [small, large];
  const compared = `${vouchers.toLocaleString('en')} / 100 vouchers`;
  await large.evaluate((count) => window.bench.bringInItems(count), ITEMS);
  for (const page of both) await page.evaluate(() => window.bench.openCounterPage());
  const scanned = await inTurn(WARM_UPS + ROUNDS, both, scan);
  const rows = [ratio(`A scan → its line, ${ITEMS.toLocaleString('en')} items more and ${compared}`, scanned, 1.3)];
  const session = await large.context().newCDPSession(large);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const [slowly = []] = await inTurn(ROUNDS, [large], scan);
  const [sold = [], made = []] = await inTurn(WARM_UPS + ROUNDS, [sellUnhurried, save], (take) => take(large));
  const [blocked = []] = await inTurn(WARM_UPS + ROUNDS, [large], (page) =>
    page.evaluate(() => window.bench.longestOfRoll(40)),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const [ours, beside] = [sold, made].map((times) => median(times.slice(WARM_UPS)));
  if (ours === undefined || beside === undefined) throw new Error('Nothing was measured.');
  const saved = await inTurn(WARM_UPS + ROUNDS, both, sellUnhurried);
  for (const bills of BILLS) await small.evaluate((count) => window.bench.fillShift(count), bills);
  const read = await inTurn(WARM_UPS + ROUNDS, BILLS, (bills) =>
    small.evaluate((count) => window.bench.readX(count), bills),
  );
  return [
    ...rows,
    atMost('A scan → its line, ×4', median(slowly), 100, { shown: inMs }),
    ratio(`Ctrl+Enter → saved, ten lines, ${compared}`, saved, 1.5),
    atMost('Ctrl+Enter → saved, ×4 / the same on the page of an invoice', ours / beside, 1.1, {
      beside: `${inMs(ours)} / ${inMs(beside)}`,
    }),
    atMost('The longest block of a printed roll of 40 lines, ×4', Math.max(...blocked.slice(WARM_UPS)), 50, {
      shown: inMs,
    }),
    ratio('X of 2,000 bills / 20', read, 1.5),
  ];
}

/** @param {import('@playwright/test').Page} page */
function sellUnhurried(page) {
  return sell(page, 'unhurried');
}

/**
 * Saves an invoice of ten lines in its form by its key, then goes back to the counter.
 *
 * @param {import('@playwright/test').Page} page
 */
async function save(page) {
  await page.evaluate(() => window.bench.openPaidDraft());
  const saved = page.evaluate(() => window.bench.invoiceSavedAfterKey());
  await page.keyboard.press('Control+Enter');
  const took = await saved;
  await page.evaluate(() => window.bench.openCounterPage());
  return took;
}

/**
 * @param {string} name
 * @param {number[][]} results
 * @param {number} limit
 */
function ratio(name, results, limit) {
  const [small = 0, large = 0] = results.map((times) => median(times.slice(WARM_UPS)));
  return atMost(name, large / small, limit, { beside: `${inMs(large)} / ${inMs(small)}` });
}
