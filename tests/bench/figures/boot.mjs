import { inMs, median } from '../numbers.mjs';
import { atMost } from '../table.mjs';

const WARM_UPS = 3;
const ROUNDS = 15;

/**
 * Opening the mirror with the whole sample business, compared with IndexedDB alone doing the same.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function boot(lab) {
  const page = await lab.bare();
  const ours = [];
  const raw = [];
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    ours.push(await page.evaluate(() => window.bench.boot()));
    raw.push(await page.evaluate(() => window.bench.rawBoot()));
  }
  const [our, least] = [median(ours.slice(WARM_UPS)), median(raw.slice(WARM_UPS))];
  return [
    atMost('Boot (wipe and seed all entities) / raw IndexedDB', our / least, 1.5, {
      beside: `${inMs(our)} / ${inMs(least)}`,
    }),
  ];
}
