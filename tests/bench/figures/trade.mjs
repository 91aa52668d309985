import { inMs, inTurn, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const WARM_UPS = 2;
const ROUNDS = 9;

/**
 * The trade screens with 100,000 records of each kind: opening, a movement until it is visible, reading the cards.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function trade(lab) {
  const few = await lab.holding(100, 'trade');
  const many = await lab.holding(100_000, 'trade');
  const rows = [];
  for (const path of /** @type {const} */ (['/sales', '/purchases', '/inventory'])) {
    const results = await inTurn(WARM_UPS + ROUNDS, [few, many], async (page) => {
      await page.evaluate(() => window.bench.open('/'));
      await page.evaluate(() => window.bench.forget());
      return page.evaluate((to) => window.bench.open(to), path);
    });
    rows.push(ratio(`Opening ${path}`, results, 1.3));
  }
  const moved = await inTurn(WARM_UPS + ROUNDS, [few, many], (page) => page.evaluate(() => window.bench.movement()));
  rows.push(ratio('Movement → visible', moved, 1.5));
  const [, reads = []] = await inTurn(ROUNDS, [few, many], (page) => page.evaluate(() => window.bench.readInventory()));
  rows.push(atMost('Inventory value and counts at 100,000 products', median(reads), 2, { shown: inMs }));
  return rows;
}

/**
 * @param {string} name
 * @param {number[][]} results
 * @param {number} limit
 */
function ratio(name, results, limit) {
  const [small = 0, large = 0] = results.map((times) => median(times.slice(WARM_UPS)));
  return atMost(`${name}, 100,000 / 100`, large / small, limit, { beside: `${inMs(large)} / ${inMs(small)}` });
}
