import { inMs, inTurn, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const WARM_UPS = 2;
const ROUNDS = 15;
const NAMES = /** @type {const} */ ({ add: 'Add', edit: 'Edit', status: 'Status change', delete: 'Delete' });

/**
 * From calling a verb until its change is visible in the list.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function change(lab) {
  const few = await lab.holding(100);
  const many = await lab.holding(100_000);
  for (const page of [few, many]) await page.evaluate(() => window.bench.open('/invoices'));
  const results = await inTurn(WARM_UPS + ROUNDS, [few, many], (page) => page.evaluate(() => window.bench.change()));
  const [ofFew = [], ofMany = []] = results.map((result) => result.slice(WARM_UPS));
  return /** @type {(keyof typeof NAMES)[]} */ (Object.keys(NAMES)).map((name) => {
    const [small, large] = [ofFew, ofMany].map((times) => median(times.map((time) => time[name])));
    if (small === undefined || large === undefined) throw new Error('Nothing was measured.');
    return atMost(`${NAMES[name]} → visible, 100,000 / 100`, large / small, 1.5, {
      beside: `${inMs(large)} / ${inMs(small)}`,
    });
  });
}
