import { inMs, inTurn, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const WARM_UPS = 2;
const ROUNDS = 9;

const BATCHES = [5, 500];

/**
 * The orders of a wholesaler's books with 100,000 vouchers, beside books with 100: the list, which has a page of fifty in books with
 * 250 as well, and the reports of what is pending; an invoice of four lines saved from an order, beside one from nowhere; and an item
 * sold of 500 batches, beside one of five.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function orders(lab) {
  const both = [await lab.holding(100, 'orders'), await lab.holding(100_000, 'orders')];
  const paged = await lab.holding(250, 'orders');
  const rows = [];
  const [small = [], full = [], most = []] = await inTurn(
    WARM_UPS + ROUNDS,
    [...both.slice(0, 1), paged, ...both.slice(1)],
    async (page) => {
      await page.evaluate(() => window.bench.openBooksScreen('settings'));
      await page.evaluate(() => window.bench.forget());
      return page.evaluate(() => window.bench.openTable('orders', 'Orders'));
    },
  );
  rows.push(ratio('Opening Orders, 100,000 / 100 vouchers', [small, most], 1.3));
  rows.push(ratio('The same / 250 vouchers, where a page of fifty is full, too', [full, most], 1.3));
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
  const items = [];
  for (const count of BATCHES) items.push(await large.evaluate((batches) => window.bench.buyInBatches(batches), count));
  const sold = await inTurn(WARM_UPS + ROUNDS, items, (id) => large.evaluate((item) => window.bench.sellOf(item), id));
  rows.push(ratio('An item sold of 500 batches / of 5', sold, 1.3));
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
