import { inMs, inTurn, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const WARM_UPS = 2;
const ROUNDS = 9;

/**
 * From clicking the link to Invoices until its first rows are shown, without cached answers.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function opening(lab) {
  const few = await lab.holding(100);
  const many = await lab.holding(100_000);
  for (const page of [few, many]) await page.evaluate(() => window.bench.open('/'));
  const results = await inTurn(WARM_UPS + ROUNDS, [few, many], async (page) => {
    await page.evaluate(() => window.bench.forget());
    const took = await page.evaluate(() => window.bench.open('/invoices'));
    await page.evaluate(() => window.bench.open('/'));
    return took;
  });
  const [small = 0, large = 0] = results.map((times) => median(times.slice(WARM_UPS)));
  return [
    atMost('Opening /invoices, 100,000 / 100', large / small, 1.3, { beside: `${inMs(large)} / ${inMs(small)}` }),
  ];
}
