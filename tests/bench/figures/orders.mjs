import { inMs, inTurn, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const WARM_UPS = 2;
const ROUNDS = 9;

/**
 * The orders of a wholesaler's books with 100,000 vouchers, beside books with 100: the list and the reports of what is pending, and an
 * invoice of four lines saved from an order, beside one from nowhere.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function orders(lab) {
  const both = [await lab.holding(100, 'orders'), await lab.holding(100_000, 'orders')];
  const rows = [];
  const opened = await inTurn(WARM_UPS + ROUNDS, both, async (page) => {
    await page.evaluate(() => window.bench.openBooksScreen('settings'));
    await page.evaluate(() => window.bench.forget());
    return page.evaluate(() => window.bench.openTable('orders', 'Orders'));
  });
  rows.push(ratio('Opening Orders, 100,000 / 100 vouchers', opened, 1.3));
  const [few = [], many = []] = await inTurn(WARM_UPS + ROUNDS, both, (page) =>
    page.evaluate(() => window.bench.readPending()),
  );
  for (const name of Object.keys(few[0] ?? {})) {
    const times = [few, many].map((all) => all.map((one) => one[name] ?? 0));
    rows.push(ratio(`${name}, 100,000 / 100 vouchers`, times, 2.5));
  }
  const [large] = both.slice(1);
  if (!large) throw new Error('There are no large books.');
  await large.evaluate(() => window.bench.openBooksScreen('settings'));
  const saved = await inTurn(WARM_UPS + ROUNDS, [savePlain, saveFromOrder], (save) => save(large));
  rows.push(ratio('An invoice of four lines saved from an order / from nowhere', saved, 1.2));
  return rows;
}

/** @type {(page: import('@playwright/test').Page) => Promise<number>} */
const savePlain = (page) => page.evaluate(() => window.bench.savePlain());
/** @type {(page: import('@playwright/test').Page) => Promise<number>} */
const saveFromOrder = (page) => page.evaluate(() => window.bench.saveFromOrder());

/**
 * @param {string} name
 * @param {number[][]} results
 * @param {number} limit
 */
function ratio(name, results, limit) {
  const [before = 0, after = 0] = results.map((times) => median(times.slice(WARM_UPS)));
  return atMost(name, after / before, limit, { beside: `${inMs(after)} / ${inMs(before)}` });
}
